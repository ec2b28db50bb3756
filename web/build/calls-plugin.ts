import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = '@duu/contract/calls/';
const map = path.join(import.meta.dirname, '../../contract/src/calls/calls.ts');

/** Returns the file of each call. */
function readCalls(): ReadonlyMap<string, string> {
  const calls = new Map<string, string>();
  const imports = readFileSync(map, 'utf8').matchAll(
    /^import \{([^}]+)\} from '\.\/([\w-]+)\.ts';/gm,
  );
  for (const [, names = '', file = ''] of imports)
    for (const [name] of names.matchAll(/\w+/g)) calls.set(name, file);
  return calls;
}

/** Imports each call from its own file: through the map of all calls every page would load those of the admins. */
export function callsPlugin(): Plugin {
  const files = readCalls();
  return {
    name: 'duu-calls',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      const whole = /import\s*\{\s*calls\s*\}\s*from\s*["']@duu\/contract\/calls\/calls["'];?/;
      if (id.includes('/node_modules/') || !whole.test(code)) return null;
      const used = new Set<string>();
      const rest = code.replace(/\bcalls\.(\w+)/g, (access, name: string) => {
        if (!files.has(name)) return access;
        used.add(name);
        return `$${name}`;
      });
      const imports = [...used].map(
        (name) => `import { ${name} as $${name} } from "${folder}${files.get(name)}";`,
      );
      return { code: rest.replace(whole, () => imports.join(' ')), map: null };
    },
  };
}
