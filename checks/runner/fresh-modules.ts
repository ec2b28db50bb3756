// Runs before each test file of the web app. The files of one worker share packages, which are slow to load, but not the
// app's modules, its globals and the document.
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();

if ('document' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  for (const part of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no other way to delete one
    document.cookie = `${part.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  // MUI's style cache is a package, so it outlives the file and needs its elements.
  for (const element of [...document.head.children])
    if (!element.matches('[data-emotion], [name="emotion-insertion-point"]')) element.remove();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
}
