// How a command starts that loads hundreds of files. Plain JavaScript, because local/bootstrap.mjs uses it on Node 20.
import { fileURLToPath } from 'node:url';

const beside = (/** @type {string} */ name) => new URL(name, import.meta.url);

/**
 * Arguments and environment of a Node process that keeps what it strips and compiles for the next one. Stripping is an
 * experimental feature, of which Node would warn.
 */
export const quickStart = {
  args: ['--disable-warning=ExperimentalWarning', '--import', beside('stripped-types.mjs').href],
  env: { NODE_COMPILE_CACHE: fileURLToPath(beside('../.local/compile-cache')) },
};
