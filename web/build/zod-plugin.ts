import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { changed, rulesOf } from './rules.ts';
import { schemas } from './unused-plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const zod = path.join(
  path.dirname(createRequire(import.meta.url).resolve('zod/package.json')),
  'v4',
);

/** A call of something that is not one of zod's modules, or what may be called later. */
const method = /(?<!\b(?:z|core|util|regexes|checks|processors|parse))\.(\w+)/g;

/** Returns the names that may be called as a method in the files. */
function calledIn(files: readonly string[]): Set<string> {
  const calls = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(method)]);
  return new Set(calls.map(([, name = '']) => name));
}

/** The names that our code or zod itself calls. A method with one of them may be one of a schema. */
function readCalled(): Set<string> {
  const ours = globSync('{contract,speech,web}/src/**/*.{ts,tsx}', { cwd: root });
  const own = globSync('{core,classic}/*.js', { cwd: zod });
  return calledIn([
    ...ours.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => path.join(root, file)),
    ...own.map((file) => path.join(zod, file)),
  ]);
}

type Property = ESTree.ObjectProperty;

/** Returns the methods in the tables that `$constructor(name, init, methods)` and what makes its third argument get. */
function methodsIn(node: unknown, found: Property[] = []): Property[] {
  if (typeof node !== 'object' || node === null) return found;
  const { type, callee, arguments: given } = node as Partial<ESTree.CallExpression>;
  const name = callee?.type === 'MemberExpression' ? callee.property : callee;
  if (type === 'CallExpression' && name?.type === 'Identifier' && name.name === '$constructor') {
    const made = given?.[2];
    for (const table of made?.type === 'CallExpression' ? made.arguments : [made])
      if (table?.type === 'ObjectExpression')
        for (const one of table.properties)
          if (one.type === 'Property' && one.method && one.key.type === 'Identifier')
            found.push(one);
    return found;
  }
  for (const one of Object.values(node)) methodsIn(one, found);
  return found;
}

/** Returns the code of zod's classes without the methods whose names are not called. */
export function reduceSchemas(code: string, called: ReadonlySet<string>): string {
  const unused = methodsIn(parseAst(code)).filter(
    ({ key }) => key.type === 'Identifier' && !called.has(key.name),
  );
  return changed(
    code,
    unused.map(({ start, end }) => ({
      start,
      end: code[end] === ',' ? end + 1 : end,
      text: '',
    })),
  );
}

/**
 * Leaves out the methods of zod's schemas that nothing calls, and with them the schemas that they would make: each method
 * of a class would else come into every page.
 */
export function zodPlugin(): Plugin {
  const rule = 'methods of schemas';
  const { note, buildEnd } = rulesOf([rule]);
  return {
    name: 'duu-zod',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: schemas },
      handler: (code) => ({
        code: note(rule, code, reduceSchemas(code, readCalled())),
        map: null,
      }),
    },
    buildEnd,
  };
}
