// Runs before each test file of the web app. The files of one worker share packages, which are slow to load; the app's
// own modules, its globals and the document begin anew for each file.
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();

if ('document' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
}
