// Creates the folder from which firebase-tools runs one suite: a firebase.json with the suite's ports, and copies of what
// it serves, so that a build for another suite does not change this one.
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { localDir, root } from '../../tools/paths.ts';
import { withPolicies } from '../hosting-config.ts';
import { readProjectFile } from '../project-file.ts';
import type { Ports } from './ports.ts';
import { providerSettings } from './providers.ts';
import { localSecrets } from './secrets.ts';

/** The parts of a suite besides Auth, Firestore and Storage. */
export interface Parts {
  readonly functions: boolean;
  /** The built web app, or an empty site with the rewrite to the API; undefined: no Hosting. */
  readonly hosting: 'web' | 'empty' | undefined;
  /** Link the rules instead of copying them, so that changes take effect at once. */
  readonly links: boolean;
  /** Folder of the natural voices; by default one in the suite's own folder, empty at first. */
  readonly voices?: string;
}

export function suiteFolder(offset: number): string {
  return path.join(localDir, 'suites', String(offset));
}

export function voicesFolderOf(offset: number, parts: Parts): string {
  return parts.voices ?? path.join(suiteFolder(offset), 'voices');
}

export function layOutSuite(offset: number, ports: Ports, parts: Parts): string {
  const folder = suiteFolder(offset);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const project = readProjectFile();
  copyOrLink(project.firestore.rules, folder, 'firestore.rules', parts.links);
  copyOrLink(project.firestore.indexes, folder, 'firestore.indexes.json', parts.links);
  copyOrLink(project.storage.rules, folder, 'storage.rules', parts.links);
  if (parts.functions) copyFunctions(folder, ports, voicesFolderOf(offset, parts));
  if (parts.hosting) copySite(project.hosting.public, folder, parts.hosting);
  const listen = (port: number) => ({ host: '127.0.0.1', port });
  const hosting =
    parts.hosting === 'web'
      ? withPolicies(project.hosting, path.join(folder, 'web'))
      : project.hosting;
  const derived = {
    ...project,
    hosting: { ...hosting, public: 'web', predeploy: [] },
    functions: project.functions.map((one) => ({ ...one, source: 'functions', predeploy: [] })),
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { rules: 'storage.rules' },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      auth: listen(ports.auth),
      functions: listen(ports.functions),
      firestore: { ...listen(ports.firestore), websocketPort: ports.firestoreSocket },
      storage: listen(ports.storage),
      hosting: listen(ports.hosting),
      hub: listen(ports.hub),
      logging: listen(ports.logging),
      eventarc: listen(ports.eventarc),
      tasks: listen(ports.tasks),
    },
  };
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(derived, undefined, 2));
  return folder;
}

function copySite(built: string, folder: string, kind: 'web' | 'empty'): void {
  const site = path.join(folder, 'web');
  if (kind === 'web') cpSync(path.join(root, built), site, { recursive: true });
  else {
    mkdirSync(site);
    // The function for shared audios adds its previews to `app.html`.
    for (const page of ['index.html', 'app.html']) {
      const html = '<!doctype html><html><head><title>Duu</title></head><body></body></html>';
      writeFileSync(path.join(site, page), html);
    }
  }
}

function copyOrLink(from: string, folder: string, as: string, link: boolean): void {
  const source = path.join(root, from);
  if (link) symlinkSync(source, path.join(folder, as));
  else cpSync(source, path.join(folder, as));
}

/** Copies the built functions with their settings, and links their node_modules. */
function copyFunctions(folder: string, ports: Ports, voices: string): void {
  const source = path.join(root, 'functions');
  const target = path.join(folder, 'functions');
  const sourcesOnly = new Set(['src', 'build.ts', 'tsconfig.json']);
  mkdirSync(target);
  for (const name of readdirSync(source)) {
    if (sourcesOnly.has(name)) continue;
    const [from, to] = [path.join(source, name), path.join(target, name)];
    if (name === 'node_modules') symlinkSync(from, to);
    else cpSync(from, to, { recursive: true });
  }
  rmSync(path.join(target, '.secret.local'), { force: true });
  writeFileSync(path.join(target, '.secret.local'), localSecrets(), { mode: 0o600 });
  // The emulator reads settings only from files: it prefers a setting's default to its environment.
  const settings = [...providerSettings(ports), ['DUU_VOICES', voices]];
  const lines = settings.map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(path.join(target, '.env.local'), `\n${lines.join('')}`);
}
