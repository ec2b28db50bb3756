import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Modules that packages import but the app never calls, about 100 kB in total. */
const unused = [
  // Firestore's regular expressions in pipelines.
  /\/node_modules\/re2js\/.*\.js$/,
  // zod turns schemas into JSON Schema.
  /\/node_modules\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/,
];

/** Returns the names that a module exports itself, without re-exports. */
function exportsOf(code: string): string[] {
  const declared = code.matchAll(/^export (?:async )?(?:function\*?|const|let|var|class) (\w+)/gm);
  const lists = code.matchAll(/^export \{([^}]*)\};?$/gm);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...lists].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.split(' as ').at(-1)?.trim() ?? ''),
    ),
  ].filter((name) => name !== '' && name !== 'default');
}

/** Assignments and calls of the router that have no effect, but make the bundler keep components that no page renders. */
const router = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const creations = /= (React\d*\.(?:createContext|forwardRef)\()/g;

/** Removes unused modules of packages, of which each export throws instead, and unused components of the router. */
export function unusedPlugin(): Plugin {
  return {
    name: 'duu-unused',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: {
      filter: { id: unused },
      async handler(id) {
        const exported = exportsOf(await readFile(id, 'utf8'));
        if (exported.length === 0) this.error(`Nothing is exported by ${id}`);
        return {
          code: [
            'function unused() { throw new Error("Left out of the build by web/build/unused-plugin.ts"); }',
            ...exported.map((name) => `export { unused as ${name} };`),
          ].join('\n'),
          moduleSideEffects: false,
        };
      },
    },
    transform: {
      filter: { id: router },
      handler: (code) => ({
        code: code.replace(displayNames, '').replace(creations, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
