// The third-party packages of the product: the workspaces' dependencies (without devDependencies) and theirs, from
// package-lock.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../../tools/paths.ts';

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly homepage: string;
  /** The text of its licence file, if it has one. */
  readonly text: string | undefined;
}

const lockEntry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), lockEntry) });
const packageManifest = z.object({
  license: z.string().optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
  homepage: z.string().optional(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});

/** Licences of packages whose package.json has no SPDX name, from their licence files. */
const readByHand: Record<string, string> = { duck: 'BSD-2-Clause' };

const workspaces = ['contract', 'speech', 'functions', 'web'];

export function shippedPackages(): ShippedPackage[] {
  const lock = lockFile.parse(
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  );
  const found = new Map<string, ShippedPackage>();
  const visit = (from: string) => {
    for (const name of Object.keys(lock.packages[from]?.dependencies ?? {})) {
      const where = resolve(lock.packages, from, name);
      // Optional packages differ between machines and are neither bundled nor deployed.
      if (!where || found.has(where) || lock.packages[where]?.optional) continue;
      found.set(where, describe(name, where, lock.packages[where]?.version ?? ''));
      visit(where);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  const byName = new Map([...found.values()].map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

/** Resolves as Node does: in the package's node_modules, then in those of every folder above. */
function resolve(
  packages: Record<string, z.infer<typeof lockEntry>>,
  from: string,
  name: string,
): string | undefined {
  for (let at = from; ; at = at.includes('/') ? path.posix.dirname(at) : '') {
    const where = path.posix.join(at, 'node_modules', name);
    if (packages[where] && !packages[where].link) return where;
    if (at === '') return undefined;
  }
}

function describe(name: string, where: string, version: string): ShippedPackage {
  const folder = path.join(root, where);
  const manifest = packageManifest.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const repository =
    typeof manifest.repository === 'string' ? manifest.repository : manifest.repository?.url;
  return {
    name,
    version,
    licence:
      readByHand[name] ??
      manifest.license ??
      manifest.licenses?.map((one) => one.type).join(' OR ') ??
      'unknown',
    homepage: webAddress(repository ?? manifest.homepage ?? ''),
    text: licenceText(folder),
  };
}

function webAddress(repository: string): string {
  const plain = repository
    .replace(/^git\+/, '')
    .replace(/^git:\/\//, 'https://')
    .replace(/^(ssh:\/\/)?git@github\.com[:/]/, 'https://github.com/')
    .replace(/\.git$/, '');
  if (plain.startsWith('http')) return plain;
  const short = plain.replace(/^github:/, '');
  return /^[\w.-]+\/[\w.-]+$/.test(short) ? `https://github.com/${short}` : '';
}

function licenceText(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^(licen[cs]e|copying)(\.(md|txt|rst))?$/i.test(name));
  return file && readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
