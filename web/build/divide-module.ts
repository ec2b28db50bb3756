// Divides a module of a package in two. The bundler puts a module into one file, whichever of it a page needs.
import { type ESTree, parseAst } from 'vite';

export const parts = ['early', 'later'] as const;
export type Part = (typeof parts)[number];
type Statement = ESTree.Program['body'][number];

/** Returns the names that a statement declares. */
function declaredBy(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [statement.id.name] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** Returns all identifiers of a tree except the names of properties. */
function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { property, key, ...others } = node as Record<string, unknown>;
  if (others.type === 'Identifier') found.add(String(others.name));
  for (const one of Object.values(others)) namesIn(one, found);
  if (others.computed) for (const one of [property, key]) namesIn(one, found);
  return found;
}

/** Returns a module's exports and their names inside it. */
export function exportsOf(code: string): ReadonlyMap<string, string> {
  const lists = parseAst(code).body.flatMap((one) =>
    one.type === 'ExportNamedDeclaration' ? one.specifiers : [],
  );
  const nameOf = (name: ESTree.ModuleExportName) => ('name' in name ? name.name : name.value);
  return new Map(lists.map(({ exported, local }) => [nameOf(exported), nameOf(local)]));
}

/**
 * Returns the code of both parts. The early one has `roots`, what they need, and the effects on nothing else; the later
 * one has the rest and imports the early one. Each part exports all of its names.
 */
export function divideModule(code: string, roots: readonly string[], earlyId: string) {
  const { body } = parseAst(code);
  const declared = new Map(body.flatMap((one) => declaredBy(one).map((name) => [name, one])));
  const needs = (one: Statement) =>
    [...namesIn(one)].flatMap((name) => declared.get(name) ?? []).filter((next) => next !== one);
  const inEarly = new Set<Statement>();
  const take = (one: Statement) => {
    if (inEarly.has(one)) return;
    inEarly.add(one);
    for (const next of needs(one)) take(next);
  };
  for (const root of roots) {
    const found = declared.get(root);
    if (!found) throw new Error(`The module declares no ${root}.`);
    take(found);
  }
  for (const one of body)
    if (one.type === 'ExpressionStatement' && needs(one).every((next) => inEarly.has(next)))
      inEarly.add(one);
  const isImport = ({ type }: Statement) => type === 'ImportDeclaration';
  const own = body.filter((one) => !isImport(one) && one.type !== 'ExportNamedDeclaration');
  const statements = {
    early: own.filter((one) => inEarly.has(one)),
    later: own.filter((one) => !inEarly.has(one)),
  };
  const names = {
    early: statements.early.flatMap(declaredBy),
    later: statements.later.flatMap(declaredBy),
  };
  const write = (part: Part, before: string) => {
    const all = [...body.filter(isImport), ...statements[part]];
    const text = all.map(({ start, end }) => code.slice(start, end)).join('\n');
    return `${before}${text}\nexport { ${names[part].join(', ')} };`;
  };
  return {
    early: write('early', ''),
    later: write('later', `import { ${names.early.join(', ')} } from "${earlyId}";\n`),
    names,
  };
}
