# Les vingt-deux cas que Cavendish décide dans ses lois du piquet (1882), dits dans nos mots. Un message porte le
# numéro du cas : son titre, les faits, la question et la décision, et ce qu’il faut dire de la donne, qui est la
# nôtre. Quand un cas a plusieurs incidents, chacun a son titre, dans l’ordre des données (incident-1), et de même
# chaque question posée à la table (asked-1).

case-I = « Égal », et ensuite un point plus long
    .facts =
        Le premier annonce un point de quatre, le dernier dit « égal », le premier dit qu’il vaut quarante et un. C’est
        alors seulement que le dernier voit qu’il n’a pas quarante et un, mais cinq cartes d’une couleur.
    .question = Le premier peut-il marquer son point, le dernier ayant dit « égal » ?
    .decision =
        Non. Dire la valeur n’était pas une autre annonce : le dernier pouvait donc encore se corriger. Mais sa réponse
        renonçait au point plus long : il ne marque rien, et arrête seulement un pique ou un repique.
    .about =
        La donne est d’abord jouée comme si le point du premier passait. Sa main vaut alors un repique, qui tombe avec
        le point.

case-II = Quatre dix contre trois rois qui n’y étaient pas
    .facts =
        Le premier annonce trois rois, et le dernier les admet. Il se trouve que le premier n’en a que deux : il a
        écarté l’autre. Le dernier veut alors compter quatre dix.
    .question = Le dernier peut-il compter ses dix, après avoir admis les rois ?
    .decision =
        Oui. Il a admis les rois en supposant que le premier les avait. Il a pu vouloir taire ses dix derrière trois
        rois, et ne plus le vouloir.
    .about =
        L’annonce de ce qu’on n’a pas n’a pas de place dans un relevé. La donne est donc d’abord jouée sans les
        rois du premier, et sans les dix qu’ils arrêtaient.

case-III = Une offre de nouvelle donne, restée sans réponse
    .facts =
        Le premier propose une nouvelle donne. Le dernier ne dit rien jusqu’à ce que le premier ait écarté, et
        accepte alors. Le premier, qui a tiré ses conclusions de ce silence, n’en veut plus.
    .question = L’offre tient-elle encore ?
    .decision =
        Non. Les lois ne connaissent pas de telles offres. Ce sont des accords, et laisser le premier continuer et
        écarter valait un refus.

case-IV = Trois as dont personne n’a parlé
    .facts =
        Le premier annonce un point qui commence par l’as et deux tierces majeures dans d’autres couleurs, et entame une
        carte sans un mot des as. Le dernier a trois valets.
    .question = Le dernier peut-il compter ses valets ?
    .decision =
        Non. Les cartes que le premier a annoncées contiennent trois as, et il peut encore les compter jusqu’à ce que le
        dernier joue. Le dernier devrait jouer une carte en silence : alors les as sont perdus. Si le premier s’oppose
        aux valets (il se peut qu’il soit sous le rubicon et content de ne rien marquer), il doit compter ses as.
    .about = La donne est d’abord jouée comme le voudrait le dernier : il compte ses valets, et le premier aucun as.
    .incident-1 = le dernier compte, et le premier s’y oppose
    .incident-2 = le dernier joue en silence ; le premier se souvient ensuite de ses as

case-V = « Je laisse une carte », dit trop tard
    .facts =
        Le premier demande à l’adversaire d’écarter pour une carte blanche. Le dernier écarte trois cartes. Le premier
        montre sa main, et dit seulement alors qu’il laisse une carte.
    .question = Le dernier peut-il changer son écart, après avoir vu la main du premier ?
    .decision = Oui. Le premier aurait dû dire qu’il laisse une carte avant de montrer la carte blanche.

case-VI = La carte blanche du dernier, remarquée tard
    .facts = Le premier a écarté et pris une carte du talon. Le dernier découvre alors qu’il a reçu une carte blanche.
    .question =
        Le premier peut-il changer son écart, puisqu’on ne lui avait rien dit ? Sinon, le dernier peut-il encore compter
        la carte blanche ?
    .decision =
        Le premier ne le peut pas : une carte du talon a été prise. Le dernier compte ses dix points. Il ne pouvait pas dire
        ce qu’il n’avait pas vu, et l’on admet qu’il ne l’a pas caché.
    .about = Dans cette donne les dix points valent plus que dix : ils arrêtent le repique du premier.

case-VII = « Quelle dame ne comptez-vous pas ? »
    .facts =
        Le premier annonce trois dames. Le dernier demande quelle dame il ne compte pas, et s’entend répondre : la dame
        de carreau. Le premier compte ses dames. Le dernier dit alors qu’elles ne sont pas bonnes, car il a trois rois.
    .question = Le dernier peut-il compter ses rois ?
    .decision =
        Non. Demander quelle dame manque, c’est admettre que les trois dames sont bonnes. Le dernier n’avait pas le
        droit de le savoir autrement.
    .about = La donne est d’abord jouée comme le voudrait le dernier : les rois sont bons, et les dames ne le sont pas.
    .asked-1 = Quelle dame ne comptez-vous pas ?

case-VIII = Un autre roi nommé comme manquant
    .facts =
        Les trois rois du premier sont admis. Quand on lui demande quel roi il ne compte pas, il nomme le roi de
        carreau. Au jeu, il se trouve qu’il tient celui-là, et qu’il a écarté le roi de cœur.
    .question = Le premier avait bien trois rois : n’est-ce qu’une erreur de nom, qui ne coûte rien ?
    .decision =
        Non : il ne compte rien de la donne. Sa réponse tient lieu de montrer les rois : il en a donc réclamé trois dont
        l’un n’était pas dans sa main, et aurait pu y être.
    .about = La donne est d’abord jouée avec les trois rois que le premier tenait bien.
    .asked-1 = Quel roi ne comptez-vous pas ?

case-IX = Ce qu’un lapsus laisse voir
    .facts =
        Le premier annonce quatre valets, et en a trois. Le dernier dit « bon ». Le premier se corrige : trois
        valets. « Pas bon », dit le dernier. Il aurait pu avoir quatre as, mais en a écarté un et en a gardé trois. Le
        premier apprend donc, avant d’entamer, qu’un as n’est plus en jeu.
    .question = Le dernier a-t-il un remède ?
    .decision = Aucun. C’est un de ces accidents auxquels les lois du jeu ne peuvent rien.
    .about = La donne est jouée comme elle a continué après la correction.

case-X = Six cartes jouées sur cinq
    .facts =
        Le premier étale une quinte majeure : « jouez cinq cartes ». Le dernier en pose six. Quand le premier entame sa dernière carte, le dernier n’a plus rien à y jouer, et veut que l’on rejoue cette partie de la main.
    .question =
        Le premier a dit clairement combien de cartes jouer, et maintenant toutes ont été vues. Faut-il rejouer ?
    .decision =
        Oui. Le dernier reprend une des cartes qu’il a jouées sur la quinte majeure, et le jeu repart de là. Le premier
        pouvait les compter.

case-XI = Un sept d’une autre couleur parmi six entames
    .facts =
        Le premier veut entamer une quinte majeure à trèfle et le sept, et pose avec elle le sept de pique : « jouez six
        cartes ». Le dernier en joue cinq, et prend le sept de pique avec le huit.
    .question = Le premier peut-il échanger le sept de pique contre celui de trèfle ?
    .decision = Plus maintenant : le dernier a joué sa sixième carte. Auparavant, il aurait pu.
    .incident-1 = le dernier a joué sa sixième carte
    .incident-2 = le dernier n’en a joué que cinq

case-XII = Une tierce, et personne ne demande à quoi
    .facts =
        Le premier annonce un point à carreau et « une tierce », sans en nommer la couleur ni la hauteur. Elle monte au
        valet de trèfle, et rien ne pouvait la battre ; une plus haute à cœur était possible, mais il y a écarté. Le
        dernier la croit à cœur, garde les mauvaises cartes, et y perd les cartes.
    .question = Le dernier peut-il faire rejouer la fin, ayant été mal informé, ou du moins pas assez ?
    .decision =
        Non. On ne lui a rien dit de faux, et il pouvait demander à voir la tierce, ou à quelle carte elle montait.
        Le dire en cas de doute est élégant, sans plus.
    .about =
        À la neuvième levée le dernier jette l’as de trèfle et garde ses cœurs. S’il avait jeté un cœur, les cartes
        auraient été partagées.
    .asked-1 = À quelle carte monte la séquence ?

case-XIII = Une carte laissée par erreur
    .facts =
        Le dernier prend une carte de moins qu’il n’en a écarté. Au milieu du jeu il s’en aperçoit. La carte est encore
        sur la table, à part de son écart.
    .question = Peut-il la prendre ?
    .decision =
        Oui, à moins qu’il n’ait annoncé qu’il laisse une carte : il joue alors avec onze. S’il a renoncé à la couleur de cette carte, cela se répare comme une renonce.
    .incident-1 = rien n’a été dit d’une carte laissée
    .incident-2 = le dernier avait annoncé qu’il laisse une carte

case-XIV = Le dernier prend avant son tour
    .facts =
        Le dernier écarte et prend les trois cartes du dessous du talon avant que le premier ait pris. Le premier dit
        ensuite qu’il laisse une carte.
    .question = Que se passe-t-il ?
    .decision =
        L’écart du dernier est définitif, et la carte que le premier laisse lui vient à son rang. Il doit donc la
        prendre, jouer avec treize cartes et ne rien compter.

case-XV = « Combien de carreaux ? » – « Deux »
    .facts =
        Le premier tient roi, valet, dix, neuf, huit et sept de carreau. Les six cartes ne sont pas bonnes pour le
        point, la quinte est bonne. Quand il a joué dix, neuf, huit et sept, le dernier demande combien de carreaux il
        a. « Deux », dit le premier. Le dernier s’y fie, et perd les cartes.
    .question = Des carreaux, il en a bien deux. Le dernier peut-il rejouer la fin ?
    .decision =
        Oui. La question ne peut porter que sur des cartes comptées ou admises égales, et la réponse aussi : de
        celles-là il ne reste que le valet. Beaucoup ont contesté cette décision.
    .asked-1 = Combien de carreaux ?

case-XVI = « Combien de cœurs ? » – « Aucun »
    .facts =
        Le dernier a encore trois cartes : as et dame de cœur, roi de pique. Il n’a compté ni point, ni as, ni dames,
        seulement une quarte au dix à cœur, qui est jouée. Le premier, avec as et dame de pique et roi de cœur, demande
        avant d’entamer combien de cœurs il a. « Aucun », dit le dernier.
    .question = La réponse était-elle juste ?
    .decision = Oui. Chacun l’entend ainsi : aucun que j’aie annoncé.
    .asked-1 = Combien de cœurs ?

case-XVII = Une carte de l’autre jeu dans l’écart
    .facts =
        Le premier ne remarque pas qu’il a treize cartes. Il en écarte cinq et en prend cinq. On trouve alors dans son
        écart une carte de l’autre jeu, et il demande une nouvelle donne parce que le jeu était faux.
    .question = Y a-t-il une nouvelle donne ?
    .decision =
        Non. Rien ne prouve que la carte était dans le jeu quand il a été donné ; elle a pu arriver plus tard dans sa main
        ou dans son écart. Il a joué avec treize cartes et ne compte rien.

case-XVIII = Une carte de l’autre jeu dans la main
    .facts = Comme dans le cas précédent, mais le premier a gardé la carte étrangère au jeu.
    .question = Que se passe-t-il ?
    .decision =
        Non jouée, la carte retourne à son jeu sans pénalité ; mais si elle a rendu bonne une annonce et que le premier
        a entamé ensuite, il ne compte rien, s’il pouvait avoir ce qu’il a annoncé. Jouée, on la retire et les
        mains se rejouent.
    .incident-1 = non jouée, et n’ayant servi à rien
    .incident-2 = employée dans une annonce admise, et le premier a entamé
    .incident-3 = employée dans une annonce impossible
    .incident-4 = jouée à une levée

case-XIX = Quelle levée est la dernière ?
    .facts =
        Le premier joue avec treize cartes, le dernier avec douze. Le dernier fait la douzième levée et en compte deux.
        Le premier a encore une carte : la douzième levée n’était pas la dernière, dit-il, et si sa carte ne peut
        marquer, elle peut empêcher.
    .question = Le dernier peut-il compter deux ?
    .decision = Oui. La loi parle de la dernière levée de joueurs qui ont douze cartes chacun.
    .incident-1 = la douzième levée
    .incident-2 = les treize cartes

case-XX = Une carte blanche, et le premier a déjà pris
    .facts =
        « Écartez pour une carte blanche », dit le premier. Pendant que le dernier réfléchit, le premier pose son écart
        face cachée et prend quelques cartes du talon.
    .question = Peut-il encore montrer sa carte blanche ?
    .decision =
        Oui, si rien du talon n’est mêlé à sa main. Il doit montrer la main et l’écart séparément, car un écart ne se
        reprend pas une fois qu’une carte du talon a été prise.
    .incident-1 = rien n’est mêlé
    .incident-2 = des cartes du talon sont dans la main

case-XXI = Dix-sept cartes et une carte blanche
    .facts =
        Le cas précédent continue. « Vous n’avez pas montré votre carte blanche », dit le dernier. Le premier lâche les
        cartes prises, mêle son écart à sa main et va la montrer. Le dernier s’y oppose : ayant repris son écart, il
        doit jouer avec dix-sept cartes et ne compte rien.
    .question = Le premier perd-il aussi la carte blanche ?
    .decision =
        Il ne compte rien après elle, mais la carte blanche, il peut encore la montrer et la compter, rien du talon
        n’étant mêlé à sa main. Elle se gagne avant qu’une carte soit prise, et la pénalité pour des cartes de trop ne
        l’atteint pas.

case-XXII = Une bévue qui vaut 581 points
    .facts =
        La dernière donne d’une partie : le premier a 62, le dernier 92. Le dernier, par erreur, écarte deux cartes et
        en prend trois. Il doit jouer avec treize et ne compte rien. Mais son point de cinquante égale celui du
        premier ; et la carte de trop lui permet de garder un trèfle de plus, et de partager les cartes.
    .question = À combien la partie s’achève-t-elle, et à combien se serait-elle achevée avec douze cartes ?
    .decision =
        Le premier marque 29 et finit à 91, contre 92 à l’adversaire : le dernier gagne un rubicon de 283. Avec douze
        cartes le premier gagne les cartes et marque 40 : 102 à 98 tout au plus. Et comme le dernier aurait vu le
        rubicon perdu et laissé le premier compter le jeu, c’est 106 à 92, un rubicon de 298 dans l’autre sens. La
        bévue a fait gagner 581 points au dernier.
    .about = Cavendish donne les mains et le jeu ; la répartition entre cartes reçues et cartes prises est de nous.
    .incident-1 = treize cartes au jeu
    .incident-2 = deux cartes écartées, trois prises
