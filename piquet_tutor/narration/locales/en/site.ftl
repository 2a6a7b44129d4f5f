# The site that runs in the browser's own Python: what building it says, and what its pages do without.

site-step-python = Fetching Python for the browser.
site-step-compile = Compiling the tutor for it; this takes a minute or less.
site-step-pages = Writing the pages.
site-built = The site is in { $folder }: put the whole folder on any web host, at any address.
site-not-empty = { $folder } holds something other than an earlier site; name a new folder, or empty this one.
site-failed = { $command } failed, and nothing was written: { $why }
site-no-deno = Deno, which prepares Python for the browser, is missing; it comes with “pip install 'piquet-tutor[site]'”.
site-file = { $folder } cannot be written: { $problem }

# $module: the name of a library of Python
lacking-title = Not here
lacking-sentence = This page needs { $module }, which the browser’s own Python does not have; it works in the tutor installed on a computer.

## A library that is not installed. $module: its name; $extra: the extra that brings it; $install: the command

lacking-library =
    { $extra ->
        [app] The app needs { $module }, which is not installed here; “{ $install }” brings it.
       *[other] This needs { $module }, which is not installed here; “{ $install }” brings it.
    }
