// Runs before the first paint: the colour mode, and whether a prerendered page speaks the visitor's language.
(() => {
  const root = document.documentElement;
  let mode = 'system';
  try {
    mode = localStorage.getItem('reader-theme') || mode;
  } catch {
    // Storage may be closed to us: the device decides.
  }
  const dark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (/^\/(en|mn)(\/|$)/.test(location.pathname)) return;
  const cookie = /(?:^|; )locale=(en|mn)/.exec(document.cookie);
  const tag = (navigator.languages || [])
    .map((one) => one.slice(0, 2).toLowerCase())
    .find((one) => one === 'en' || one === 'mn');
  const locale = cookie ? cookie[1] : tag || 'en';
  if (root.lang !== locale) root.dataset.pending = 'true';
})();
