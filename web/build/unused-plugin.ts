import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { rulesOf } from './rules.ts';

/** zod's classes, whose methods zod-plugin.ts reduces. */
export const schemas = /\/node_modules\/zod\/v4\/classic\/schemas\.js$/;

/** Modules that packages import but the app never calls, about 100 kB in total. */
const unused = [
  // Firestore's regular expressions in pipelines.
  /\/node_modules\/re2js\/.*\.js$/,
  // zod turns schemas into JSON Schema.
  /\/node_modules\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/,
  // rxjs takes streams of bytes for observables.
  /\/node_modules\/rxjs\/dist\/esm\/internal\/util\/isReadableStreamLike\.js$/,
];

/** Statements of packages that the app does without, and what stands there instead. */
const replaced: readonly (readonly [file: RegExp, from: string, to: string])[] = [
  // Firebase counts for Google on which days which of its packages were used. The packages ask for it as optional.
  [
    /\/node_modules\/@firebase\/app\/dist\/esm\/index\.esm\.js$/,
    `_registerComponent(new Component('heartbeat', container => new HeartbeatServiceImpl(container), "PRIVATE" /* ComponentType.PRIVATE */));`,
    '',
  ],
  // What passwords must be like: nobody has one.
  [
    /\/@firebase\/auth\/dist\/esm\/index-[\w-]+\.js\?early$/,
    'new PasswordPolicyImpl(response)',
    'null',
  ],
  // zod makes code from strings, which our policy of contents forbids.
  [schemas, 'core.$ZodObjectJIT.init(', 'core.$ZodObject.init('],
  // Its messages: where a document is invalid, parse-doc.ts names the code and the path of each issue.
  [schemas, 'core.config(en());', ';'],
  // For values that contain themselves, which JSON can't.
  [schemas, 'core.config({ memoizer: core.memoizer() });', ';'],
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

/** Removes unused modules of packages, of which each export throws instead, and unused statements. */
export function unusedPlugin(): Plugin {
  const files = unused.map((file) => file.source);
  const statements = replaced.map(([, from]) => from);
  const { note, buildEnd } = rulesOf([...files, ...statements]);
  return {
    name: 'duu-unused',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: {
      filter: { id: unused },
      async handler(id) {
        const whole = await readFile(id, 'utf8');
        const exported = exportsOf(whole);
        if (exported.length === 0) this.error(`Nothing is exported by ${id}`);
        const code = [
          'function unused() { throw new Error("Left out of the build by web/build/unused-plugin.ts"); }',
          ...exported.map((name) => `export { unused as ${name} };`),
        ].join('\n');
        for (const file of unused) if (file.test(id)) note(file.source, whole, code);
        return { code, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: replaced.map(([file]) => file) },
      handler(code, id) {
        const reduced = replaced
          .filter(([file]) => file.test(id))
          .reduce(
            (before, [, from, to]) =>
              note(
                from,
                before,
                before.replace(from, () => to),
              ),
            code,
          );
        return { code: reduced, map: null };
      },
    },
    buildEnd,
  };
}
