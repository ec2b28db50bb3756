// Runs before the first paint: sets the Trusted Types policy and the theme, preloads the fonts of the visitor's
// language, and marks a prerendered page in another language as pending.
(() => {
  // Allows our own scripts, and Google's script for sign-in windows, which Firebase loads by URL.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ||
      address.startsWith('https://apis.google.com/js/api.js')
        ? address
        : null,
  });
  const root = document.documentElement;
  let mode = 'system';
  try {
    mode = localStorage.getItem('reader-theme') || mode;
  } catch {
    // Storage is blocked: use the system theme.
  }
  const dark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const prefix = /^\/(en|mn)(?:\/|$)/.exec(location.pathname);
  const cookie = /(?:^|; )locale=(en|mn)/.exec(document.cookie);
  const tag = (navigator.languages || [])
    .map((one) => one.slice(0, 2).toLowerCase())
    .find((one) => one === 'en' || one === 'mn');
  const locale = prefix ? prefix[1] : cookie ? cookie[1] : tag || 'en';
  for (const link of document.querySelectorAll('link[data-font]')) {
    if (!link.dataset.font.includes(locale)) continue;
    Object.assign(link, { as: 'font', type: 'font/woff2', crossOrigin: '', rel: 'preload' });
  }
  if (prefix) return;
  if (root.lang !== locale) root.dataset.pending = 'true';
})();
