import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { divideModule, exportsOf, type Part, parts } from './divide-module.ts';

const imports = /import\s*\{([^}]*)\}\s*from\s*["']firebase\/auth["'];?/g;

/** Returns the names in a list of imports, without types. */
const namesOf = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Returns what pages call while they open, and what registers it. The rest signs users in and changes their accounts. */
function readEarly(): string[] {
  const folder = path.join(import.meta.dirname, '../src/firebase/auth');
  const code = ['auth.ts', 'session-store.ts'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const lists = code.flatMap((text) => [...text.matchAll(imports)]);
  return [...lists.flatMap(([, list = '']) => namesOf(list)), 'registerAuth'];
}

/** Firebase Auth's index for browsers, and the module that has its code. */
function readAuth() {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const folder = path.dirname(require.resolve('@firebase/auth/package.json'));
  const index = readFileSync(path.join(folder, 'dist/esm/index.js'), 'utf8');
  const [, file = ''] = / from '\.\/(index-[\w-]+\.js)'/.exec(index) ?? [];
  const id = path.join(folder, 'dist/esm', file);
  const code = readFileSync(id, 'utf8');
  return { id, code, publicNames: exportsOf(index), names: exportsOf(code) };
}

const idOf = (id: string, part: Part) => `${id}?${part}`;
/** Where the code of signing in is. */
export const laterAuth = /\/@firebase\/auth\/dist\/esm\/index-[\w-]+\.js\?later$/;

/**
 * Imports from `firebase/auth` what a page needs: only pages that sign in need the other 10 kB (gzip). The parts share
 * their state, and packages that import all of it get the same parts.
 */
export function authPlugin(): Plugin {
  const { id: whole, code, publicNames, names } = readAuth();
  const divided = divideModule(code, readEarly(), idOf(whole, 'early'));
  const partOf = (local: string): Part => (divided.names.early.includes(local) ? 'early' : 'later');
  const byPart = (lines: (part: Part) => readonly string[], write: (list: string) => string) =>
    parts.map((part) => `${write(lines(part).join(', '))} from "${idOf(whole, part)}";`).join('\n');
  const modules = new Map([
    [idOf(whole, 'early'), divided.early],
    [idOf(whole, 'later'), divided.later],
    [
      whole,
      byPart(
        (part) =>
          [...names]
            .filter(([, local]) => partOf(local) === part)
            .map(([exported, local]) => `${local} as ${exported}`),
        (list) => `export { ${list} }`,
      ),
    ],
  ]);
  return {
    name: 'duu-auth',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    resolveId: (id) => (modules.has(id) ? id : null),
    load(id) {
      const found = modules.get(id);
      return found ? { code: found, moduleSideEffects: id === idOf(whole, 'early') } : null;
    },
    transform(source, id) {
      if (!source.includes('firebase/auth') || id.includes('/node_modules/')) return null;
      return source.replace(imports, (_, list: string) => {
        const wanted = namesOf(list).map((name) => {
          const local = names.get(publicNames.get(name) ?? '');
          if (!local) this.error(`firebase/auth has no ${name} (${id})`);
          return { name, local };
        });
        return parts
          .map((part) => {
            const some = wanted.filter(({ local }) => partOf(local) === part);
            const named = some.map(({ name, local }) => `${local} as ${name}`).join(', ');
            return some.length > 0 ? `import { ${named} } from "${idOf(whole, part)}";` : '';
          })
          .join(' ');
      });
    },
  };
}
