// The one list of which part of the project may import which.
import path from 'node:path';

interface Rule {
  readonly from: RegExp;
  /** What these files may import besides their own part. */
  readonly may: RegExp;
}

/** The first rule whose `from` fits a file holds for it. Targets are paths from the root, without the extension. */
const rules: readonly Rule[] = [
  { from: /^contract\//, may: /^contract\// },
  { from: /^speech\//, may: /^(speech|contract)\// },
  { from: /^functions\//, may: /^(functions|speech|contract)\// },
  // Subtitles are pure text work, which the browser does itself when it downloads them.
  { from: /^web\/src\//, may: /^(web\/src|contract)\/|^speech\/src\/(subtitles|times)/ },
  { from: /^web\//, may: /^(web|contract|speech)\// },
  { from: /^tools\//, may: /^tools\// },
  { from: /^local\//, may: /^(local|tools|contract|speech|functions)\// },
  { from: /^checks\//, may: /^(checks|local|tools)\// },
  { from: /^bench\//, may: /^(bench|contract|speech|functions|tools|local|tests)\// },
  // Tests of faults and races call services themselves, on the emulators; those of pages find parts by their texts.
  {
    from: /^tests\//,
    may: /^(tests|contract|speech|functions|tools|local|checks)\/|^web\/src\/i18n\/messages\//,
  },
];

/** The folders of web/src, the lowest first. A file imports from its own folder and from layers below; folders of one layer don't know each other. */
const webLayers: readonly (readonly string[])[] = [
  ['config', 'theme', 'testing'],
  ['i18n'],
  ['components'],
  ['feedback'],
  ['api'],
  ['firebase'],
  ['files', 'kept', 'me', 'navigation'],
  ['conversions', 'plans'],
  ['features/player'],
  ['features/auth', 'features/dictionary', 'features/ledger', 'features/sharing'],
  ['features/library'],
  ['features/editor'],
  [
    'features/account',
    'features/admin',
    'features/billing',
    'features/home',
    'features/landing',
    'features/legal',
  ],
  ['app/failures'],
  ['app/guards'],
  ['app/layouts'],
  ['app'],
];

/** Why `file` (a path from the root) must not import `specifier`; undefined when it may. */
export function forbiddenImport(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  if (!target) return undefined;
  const rule = rules.find((one) => one.from.test(file));
  if (rule && !rule.may.test(target)) return `must not import ${specifier}`;
  const [own, other] = [webFolder(file), webFolder(target)];
  if (own === undefined || other === undefined || own === other) return undefined;
  const [layer, otherLayer] = [layerOf(own), layerOf(other)];
  if (layer === -1) return `${own} is in no layer`;
  if (otherLayer >= layer || otherLayer === -1)
    return `${own} must not know ${other} (${specifier})`;
  return undefined;
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const workspace = /^@duu\/(\w+)\/(.+)$/.exec(specifier);
  return workspace ? `${workspace[1]}/src/${workspace[2]}` : undefined;
}

const layerOf = (folder: string) => webLayers.findIndex((layer) => layer.includes(folder));

/** The layered folder of web/src that a file lies in. */
function webFolder(file: string): string | undefined {
  return /^web\/src\/((?:features\/|app\/(?=[^/]+\/))?[^/]+)\//.exec(file)?.[1];
}
