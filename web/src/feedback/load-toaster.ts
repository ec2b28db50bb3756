/**
 * Gives notistack's styles a sheet. Its library, goober, would write them as text into a style element, which the content
 * security policy forbids.
 */
function provideSheet(): void {
  if ('_goober' in globalThis) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let css = '';
  const firstChild = {
    get data() {
      return css;
    },
    set data(next: string) {
      css = next;
      sheet.replaceSync(css);
    },
  };
  Object.assign(globalThis, { _goober: { parentNode: document.head, firstChild } });
}

/**
 * Loads the code of the toasts: with the first toast, or earlier if a page expects one. Waits for a connection: a toast
 * that can't load must not break the page.
 */
export async function loadToaster(): Promise<typeof import('./Toaster.tsx')> {
  provideSheet();
  try {
    return await import('./Toaster.tsx');
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((done) => addEventListener('online', done, { once: true }));
    return import('./Toaster.tsx');
  }
}
