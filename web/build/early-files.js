// Preloads the files of an app page in parallel, before its first script runs. Skipped for signed-out visitors, who
// are redirected.
(() => {
  const pages = EARLY_FILES;
  const [, prefix, path] = /^(?:\/(en|mn)(?=\/|$))?(.*)$/.exec(location.pathname);
  const page = pages.find(({ start }) => path === start || path.startsWith(`${start}/`));
  let signedIn = null;
  try {
    signedIn = localStorage.getItem('signed-in');
  } catch {
    // Storage is blocked: the page's scripts load the files later.
  }
  if (!page || !signedIn) return;
  const cookie = /(?:^|; )locale=(en|mn)/.exec(document.cookie);
  const locale = prefix || (cookie ? cookie[1] : 'en');
  for (const file of new Set([...page.files, ...page.texts[locale]])) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
      // Must match the `crossorigin` of the page's style sheets, or the browser loads the file twice.
      link.crossOrigin = 'anonymous';
    } else link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
})();
