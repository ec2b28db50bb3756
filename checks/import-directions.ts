// The directions in which this project's parts may import each other.
import path from 'node:path';

type Rule = {
  from: RegExp /** The parts that these files may import besides their own. */;
  may: RegExp;
};

/** The first rule whose `from` fits a file holds for it. Targets are paths from the root, without the extension. */
const rules: Rule[] = [
  { from: /^contract\//, may: /^contract\// },
  { from: /^speech\//, may: /^(speech|contract)\// },
  { from: /^functions\//, may: /^(functions|speech|contract)\// },
  // What both languages' subtitles look like is pure text work, which the browser does itself when it downloads them.
  { from: /^web\/src\/features\//, may: /^(web|contract)\/|^speech\/src\/(subtitles|times)/ },
  { from: /^web\/build\/|^web\/[^/]+$/, may: /^(web|contract|speech)\// },
  { from: /^web\/src\/app\//, may: /^(web|contract)\// },
  {
    from: /^web\//,
    may: /^(web\/src\/(?!features|app)|web\/(?!src)|contract\/)|^speech\/src\/(subtitles|times)/,
  },
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

/** Every feature may use the one player of the whole app. */
const shared = new Set(['player']);

/** What else a feature may use of another: a new line here is a decision, not an accident. */
const neighbours: Record<string, readonly string[]> = {
  // The plans as the landing page shows them, with their names and prices.
  account: ['landing', 'auth'],
  admin: ['landing', 'ledger'],
  billing: ['landing', 'ledger'],
  // Collections and the dialogs of an audio; drafts, for a text that begins on the first page.
  home: ['library', 'editor'],
  // A word of the text is taught in the editor, and heard as a conversion; the plan that fits has its name from there.
  editor: ['library', 'landing', 'dictionary'],
  dictionary: ['editor'],
  // An audio's page shows its versions, and how it is shared.
  library: ['editor', 'sharing'],
};

/** Why `file` (a path from the root) must not import `specifier`; undefined when it may. */
export function forbiddenImport(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  if (!target) return undefined;
  const rule = rules.find((one) => one.from.test(file));
  if (rule && !rule.may.test(target)) return `must not import ${specifier}`;
  const [own, other] = [featureOf(file), featureOf(target)];
  const may =
    other && (own === other || shared.has(other) || neighbours[own ?? '']?.includes(other));
  if (own && other && !may) return `the feature "${own}" must not know "${other}" (${specifier})`;
  return undefined;
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const workspace = /^@duu\/(\w+)\/(.+)$/.exec(specifier);
  return workspace ? `${workspace[1]}/src/${workspace[2]}` : undefined;
}

function featureOf(file: string): string | undefined {
  return /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];
}
