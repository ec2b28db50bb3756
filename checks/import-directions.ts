// The one list of which part of the project may import which.
import { targetOf } from './import-cycles.ts';

interface Rule {
  readonly from: RegExp;
  /** What these files may import besides their own part. */
  readonly may: RegExp;
  /** Packages that they may not import. */
  readonly never?: RegExp;
}

const firebase = /^(firebase|@google-cloud)/;

/** The first rule whose `from` matches a file applies. Targets are paths from the root. */
const rules: readonly Rule[] = [
  {
    from: /^contract\/src\/(?!testing\/|.*\.test\.ts$)/,
    may: /^contract\//,
    never: /^(?!zod$|@duu\/contract\/|\.)/,
  },
  { from: /^contract\//, may: /^contract\// },
  { from: /^speech\//, may: /^(speech|contract)\//, never: firebase },
  {
    from: /^functions\/src\/(services|handlers)\//,
    may: /^(functions|speech|contract)\//,
    never: /^(firebase|@google-cloud|node:http)/,
  },
  { from: /^functions\//, may: /^(functions|speech|contract)\// },
  // Pure work that the browser does itself: subtitles that it downloads, and the lengths and silences of a voice there.
  {
    from: /^web\/src\//,
    may: /^(web\/src|contract)\/|^speech\/src\/(subtitles|times|engines\/kokoro\/frames|engines\/onnx\/trimmed)/,
  },
  { from: /^web\//, may: /^(web|contract|speech)\// },
  { from: /^tools\//, may: /^tools\// },
  { from: /^local\//, may: /^(local|tools|contract|speech|functions)\// },
  { from: /^deploy\//, may: /^(deploy|local|tools|contract|functions)\/|^web\/build\// },
  // What a rule of the normalizer may say is its type there.
  { from: /^checks\/openings\//, may: /^(checks|tools|speech)\// },
  { from: /^checks\//, may: /^(checks|local|tools)\// },
  // Documents are read without a page, so their bench runs the web app's readers.
  {
    from: /^bench\/import\//,
    may: /^(bench|functions|tools|tests)\/|^web\/(src\/features\/editor\/import|build)\//,
  },
  // A book is read and split as the page does it.
  {
    from: /^bench\/book\//,
    may: /^(bench|contract|functions|tests)\/|^web\/src\/features\/editor\/(import|parts)\//,
  },
  { from: /^bench\//, may: /^(bench|contract|speech|functions|tools|local|tests)\// },
  // Tests of faults and races call services themselves, on the emulators; those of pages find parts by their texts.
  {
    from: /^tests\//,
    may: /^(tests|contract|speech|functions|tools|local|checks|deploy)\/|^web\/src\/(i18n\/messages\/|features\/(library\/audios\/list-query|account\/(keys\/first-calls|webhooks\/receivers))\.ts$)/,
  },
];

type Layers = readonly (readonly string[])[];

/** Folders of web/src, the lowest first. A file imports from its own folder and from lower layers only. */
const webLayers: Layers = [
  ['stores'],
  ['config', 'theme', 'testing'],
  ['i18n'],
  ['components'],
  ['feedback'],
  ['api'],
  ['firebase'],
  ['files', 'me', 'navigation', 'offline'],
  ['plans', 'share'],
  ['features/player'],
  ['features/conversions'],
  [
    'features/about',
    'features/auth',
    'features/dictionary',
    'features/keys',
    'features/ledger',
    'features/sharing',
  ],
  ['features/library'],
  ['features/editor'],
  [
    'features/account',
    'features/admin',
    'features/billing',
    'features/help',
    'features/home',
    'features/landing',
    'features/legal',
  ],
  ['app/failures'],
  ['app/guards'],
  ['app/layouts'],
  ['app'],
];

/** Folders of functions/src, like those of the web app. Files beside them are free. */
const functionsLayers: Layers = [
  ['adapters'],
  ['repositories'],
  ['services'],
  ['services/mails'],
  ['services/webhooks'],
  ['services/audios', 'services/credits', 'services/figures'],
  ['services/orders'],
  ['services/account'],
  ['services/keys'],
  ['services/dictionary', 'services/sharing', 'services/users'],
  ['services/conversions'],
  ['services/health', 'services/library', 'services/speech-calls'],
  ['services/collections', 'services/jobs'],
  ['services/admin', 'services/books'],
  ['handlers'],
  ['http'],
];

/** Why `file` (a path from the root) must not import `specifier`; undefined when it may. */
export function forbiddenImport(file: string, specifier: string): string | undefined {
  const rule = rules.find((one) => one.from.test(file));
  if (rule?.never?.test(specifier)) return `must not import ${specifier}`;
  const target = targetOf(file, specifier);
  if (!target) return undefined;
  if (rule && !rule.may.test(target)) return `must not import ${specifier}`;
  return (
    upward(webLayers, webFolder(file), webFolder(target)) ??
    upward(functionsLayers, functionsFolder(file), functionsFolder(target))
  );
}

/** Why a file of the folder `own` must not import one of `other`; undefined if it may, or one has no layer to keep to. */
function upward(layers: Layers, own?: string, other?: string): string | undefined {
  if (own === undefined || other === undefined || own === other) return undefined;
  const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));
  const [layer, otherLayer] = [layerOf(own), layerOf(other)];
  if (layer === -1) return `${own} is in no layer`;
  if (otherLayer === -1) return `${other} is in no layer`;
  return otherLayer >= layer ? `${own} must not know ${other}` : undefined;
}

/** Returns the layered folder of web/src that a file is in. */
function webFolder(file: string): string | undefined {
  return /^web\/src\/((?:features\/|app\/(?=[^/]+\/))?[^/]+)\//.exec(file)?.[1];
}

/** Returns the layered folder of functions/src that a file is in. */
function functionsFolder(file: string): string | undefined {
  return /^functions\/src\/((?:services\/(?=[^/]+\/))?[^/]+)\//.exec(file)?.[1];
}
