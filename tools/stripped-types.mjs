// Loads this project's TypeScript without its types as it was kept when it was first loaded:
// node --import ./tools/stripped-types.mjs. Node's own compile cache keeps no stripped code.
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { threadId } from 'node:worker_threads';

const root = new URL('../', import.meta.url);
const folder = new URL('.local/stripped-types/', root);

const isOurs = (/** @type {string} */ url) =>
  url.endsWith('.ts') && url.startsWith(root.href) && !url.includes('/node_modules/');

/**
 * Returns code without types. Lines and columns stay, and so do the traces of errors. Null if the code has a mistake.
 * @param {string} url
 */
function stripped(url) {
  const source = readFileSync(new URL(url), 'utf8');
  const kept = new URL(url.slice(root.href.length).replaceAll('/', '+'), folder);
  const mark = `\n//${hash('sha1', process.version + source)}`;
  try {
    const code = readFileSync(kept, 'utf8');
    if (code.endsWith(mark)) return code;
  } catch {
    // The first time.
  }
  let code;
  try {
    code = stripTypeScriptTypes(source) + mark;
  } catch {
    return null;
  }
  try {
    mkdirSync(folder, { recursive: true });
    // Another process may load the same file now.
    const written = new URL(`${kept.href}.${process.pid}.${threadId}`);
    writeFileSync(written, code);
    renameSync(written, kept);
  } catch {
    // On a full or read-only disk it is stripped each time.
  }
  return code;
}

registerHooks({
  resolve(specifier, context, next) {
    // A file beside its importer needs no search for packages and links.
    if (
      !specifier.startsWith('.') ||
      !isOurs(context.parentURL ?? '') ||
      !specifier.endsWith('.ts')
    )
      return next(specifier, context);
    const found = new URL(specifier, context.parentURL);
    // Node's own errors name the importer of a missing file, and the file of a mistake.
    if (!existsSync(found)) return next(specifier, context);
    return { url: found.href, shortCircuit: true };
  },
  load(url, context, next) {
    if (!isOurs(url)) return next(url, context);
    const source = stripped(url);
    if (source === null) return next(url, context);
    return { format: 'module', source, shortCircuit: true };
  },
});
