/**
 * The code of the toasts: with the first one, or before it where a page knows that it may come. Without a connection it
 * waits for one: a toast that can't be shown must not take the page with it.
 */
export async function loadToaster(): Promise<typeof import('./Toaster.tsx')> {
  try {
    return await import('./Toaster.tsx');
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((done) => addEventListener('online', done, { once: true }));
    return import('./Toaster.tsx');
  }
}
