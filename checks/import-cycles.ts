// Import cycles: a file that imports itself through others.
import path from 'node:path';

export interface Import {
  readonly specifier: string;
  /** `dynamic` runs later, so it can't close a cycle. A `type` does: two files that need each other's types are one thing. */
  readonly kind: 'static' | 'type' | 'dynamic';
}

const statement =
  /(?:^|\s)(?:import|export)\s(type\s)?(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm;

/** Returns the imports of a file's text. */
export function importsIn(source: string): Import[] {
  return [...source.matchAll(statement)].map(([, type, specifier, dynamic]) => {
    if (specifier === undefined) return { specifier: dynamic ?? '', kind: 'dynamic' };
    return { specifier, kind: type ? 'type' : 'static' };
  });
}

/** Returns where an import of `file` leads, from the root, as far as the project's own files go. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const workspace = /^@duu\/(\w+)\/(.+)$/.exec(specifier);
  return workspace ? `${workspace[1]}/src/${workspace[2]}.ts` : undefined;
}

/** Returns cycles, such as [a, b, a]: at least one for each group of files that import each other. */
export function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]) => {
    const at = above.indexOf(file);
    if (at >= 0) cycles.push([...above.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...above, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}
