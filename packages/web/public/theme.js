// Before the first paint, so that nobody who likes the dark is flashed at. src/look/theme.ts does the rest.
(() => {
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem('diadochi.theme'));
  } catch {
    // The browser keeps nothing for this page: the system decides.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
