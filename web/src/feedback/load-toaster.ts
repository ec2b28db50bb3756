/**
 * Loads the code of the toasts: with the first toast, or earlier if a page expects one. Waits for a connection: a toast
 * that can't load must not break the page.
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
