"""How Voilà shows the tutor inside Binder's server: as `piquet-tutor` does on a reader's own machine."""

from piquet_tutor.serving.configuration import EXTENSIONS

c = get_config()  # noqa: F821 - Jupyter puts it there


def without_mathjax(current_page_config, **_):
    """Inside a server, Voilà would fetch MathJax from another host; the tutor has no formulas."""
    current_page_config["fullMathjaxUrl"] = ""
    return current_page_config


c.VoilaConfiguration.template = "piquet"
c.VoilaConfiguration.theme = "auto"
c.VoilaConfiguration.allow_template_override = "NO"
c.VoilaConfiguration.strip_sources = False  # the template strips them, but of notebooks that want them seen
c.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
c.VoilaConfiguration.page_config_hook = without_mathjax
# Binder counts memory: the kernel of a page that is closed goes within half a minute, one opened in JupyterLab later.
c.ServerApp.kernel_manager_class = "piquet_tutor.serving.kernels.Kernels"
c.MappingKernelManager.cull_idle_timeout = 300
c.MappingKernelManager.cull_interval = 60
