// Asks for what a page of the app needs before its first script has run, instead of one after the other. Whoever is signed
// out is sent to another page.
(() => {
  const pages = EARLY_FILES;
  const [, prefix, path] = /^(?:\/(en|mn)(?=\/|$))?(.*)$/.exec(location.pathname);
  const page = pages.find(({ start }) => path === start || path.startsWith(`${start}/`));
  let signedIn = null;
  try {
    signedIn = localStorage.getItem('signed-in');
  } catch {
    // Storage may be closed to us: the page's own scripts ask for the files.
  }
  if (!page || !signedIn) return;
  const cookie = /(?:^|; )locale=(en|mn)/.exec(document.cookie);
  const locale = prefix || (cookie ? cookie[1] : 'en');
  for (const file of new Set([...page.files, ...page.texts[locale]])) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
      // As the page's own style sheets have it, or the file is loaded twice.
      link.crossOrigin = 'anonymous';
    } else link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
})();
