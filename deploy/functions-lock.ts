// `npm run functions:lock`: writes functions/package-lock.json. A deployment uploads the functions folder alone, so it
// needs a lock file of its own: the part of the project's that the functions use, in the versions that are tested.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { runCommand } from '../tools/command.ts';
import { root } from '../tools/paths.ts';

const names = z.record(z.string(), z.unknown()).default({});
const entry = z.looseObject({
  link: z.boolean().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
const lock = z.object({ packages: z.record(z.string(), z.looseObject({})) });

/** Flags of the whole project's tree. */
const flags = new Set(['dev', 'devOptional', 'peer']);

const needsOf = (described: object | undefined) => {
  const { dependencies, optionalDependencies, peerDependencies } = entry.parse(described ?? {});
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
};

/** Returns the text of functions/package-lock.json. @param projectLock that of package-lock.json */
export function functionsLock(projectLock: string): string {
  const { packages } = lock.parse(JSON.parse(projectLock));
  const found = new Map<string, object>();

  /** Resolves as Node does: beside the package that asks, then in every folder above. */
  function resolve(from: string, name: string): string | undefined {
    for (let at = from; ; at = at.includes('/') ? path.posix.dirname(at) : '') {
      const where = path.posix.join(at, 'node_modules', name);
      if (packages[where] && !packages[where].link) return where;
      if (at === '') return undefined;
    }
  }

  function visit(from: string): void {
    for (const name of needsOf(packages[from])) {
      const where = resolve(from, name);
      // What is missing is optional: npm has checked the rest.
      if (where === undefined || found.has(where)) continue;
      if (where.startsWith('functions/')) throw new Error(`${where} would hide another version.`);
      const kept = Object.entries(packages[where] ?? {}).filter(([key]) => !flags.has(key));
      found.set(where, Object.fromEntries(kept));
      visit(where);
    }
  }

  visit('functions');
  const { name, version } = z
    .looseObject({ name: z.string(), version: z.string() })
    .parse(packages.functions);
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  const content = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': packages.functions, ...Object.fromEntries(sorted) },
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

export const functionsLockFile = path.join(root, 'functions/package-lock.json');

export const readProjectLock = () => readFileSync(path.join(root, 'package-lock.json'), 'utf8');

if (import.meta.main)
  await runCommand(async () => {
    writeFileSync(functionsLockFile, functionsLock(readProjectLock()));
    return 0;
  });
