// Sets the theme before the first paint, so that no page flashes.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('iridiaTheme');
  } catch (blocked) {}
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
