// `npm run messages`: checks the texts of the user interface: both locales have the same keys and arguments, every text is
// valid ICU, Mongolian texts are translated, every text is used, every id is unique, and texts that only some pages load
// are used only by those.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../tools/command.ts';
import { root } from '../tools/paths.ts';
import { compareTexts, type Texts } from './messages/compare-texts.ts';
import { divideTexts, firstPageCode } from './messages/first-page.ts';
import { namedTexts, unusedTexts } from './messages/unused-texts.ts';
import { verifyTexts } from './messages/verify-texts.ts';

async function textsIn(file: string): Promise<Texts> {
  const module: Record<string, unknown> = await import(path.join(root, file));
  const texts = Object.values(module).find(
    (value): value is Texts => typeof value === 'object' && value !== null,
  );
  if (!texts) throw new Error(`${file} exports no texts.`);
  return texts;
}

const folder = 'web/src/i18n/messages';

function pairs(): { area: string; en: string; mn: string }[] {
  const areas = readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.en.ts'))
    .map((name) => name.slice(0, -'.en.ts'.length))
    .filter((area) => !groups.includes(area));
  return [
    {
      area: 'contract errors',
      en: 'contract/src/errors/english.ts',
      mn: 'contract/src/errors/mongolian.ts',
    },
    ...areas.map((area) => ({
      area,
      en: `${folder}/${area}.en.ts`,
      mn: `${folder}/${area}.mn.ts`,
    })),
  ];
}

/** Areas that combine others. */
const groups = [
  'common',
  'app',
  'inside',
  'landing-pages',
  'account-pages',
  'admin-pages',
  'editor-pages',
];

/** Folders of pages that load separate texts, and the file with those texts. */
const ownTexts = [
  {
    folders: ['features/about/', 'features/landing/', 'features/legal/', 'app/page-head.ts'],
    file: 'landing-pages',
  },
  { folders: ['features/account/', 'features/auth/'], file: 'account-pages' },
  {
    folders: [
      'features/editor/',
      'features/dictionary/',
      'features/library/detail/',
      'features/library/AudioRoute',
      'features/library/CollectionRoute',
      'features/player/book/',
      'features/player/reading/',
    ],
    file: 'editor-pages',
  },
  { folders: ['features/admin/'], file: 'admin-pages' },
  { folders: ['features/billing/'], file: 'checkout' },
  { folders: ['features/keys/', 'features/account/keys/'], file: 'keys' },
  { folders: ['features/ledger/'], file: 'ledger' },
  { folders: ['features/dictionary/'], file: 'dictionary' },
];

/** Returns the code of all pages without texts and tests. */
function pagesCode(isWanted: (name: string) => boolean = () => true): string {
  return readdirSync(path.join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(en|mn|test)\.tsx?$/.test(name))
    .filter((name) => isWanted(name.replaceAll('\\', '/')))
    .map((name) => readFileSync(path.join(root, 'web/src', name), 'utf8'))
    .join('\n');
}

await runCommand(async () => {
  let count = 0;
  const problems: string[] = [];
  const code = pagesCode();
  const all: Record<'en' | 'mn', Record<string, string>> = { en: {}, mn: {} };
  for (const { area, en, mn } of pairs()) {
    const [english, mongolian] = [await textsIn(en), await textsIn(mn)];
    problems.push(
      ...Object.keys(english)
        .filter((id) => id in all.en)
        .map((id) => `${area}: another file has ${id} as well`),
    );
    Object.assign(all.en, english);
    Object.assign(all.mn, mongolian);
    count += Object.keys(english).length;
    problems.push(...compareTexts(english, mongolian).map((problem) => `${area}: ${problem}`));
    if (area !== 'contract errors')
      problems.push(
        ...unusedTexts(Object.keys(english), code).map((id) => `${area}: no page shows ${id}`),
      );
  }
  for (const { folders, file } of ownTexts) {
    const others = pagesCode((name) => !folders.some((folder) => name.startsWith(folder)));
    const texts = await textsIn(`${folder}/${file}.en.ts`);
    problems.push(
      ...namedTexts(Object.keys(texts), others).map(
        (id) => `${file}: ${id} is named outside of ${folders.join()}, where it is not loaded`,
      ),
    );
  }
  const [ofFirst, later] = [
    await textsIn(`${folder}/app.en.ts`),
    await textsIn(`${folder}/inside.en.ts`),
  ];
  const firstCode = firstPageCode();
  problems.push(
    ...divideTexts(Object.keys(ofFirst), firstCode).unused.map(
      (id) => `app: ${id} is not on the first page, which loads it`,
    ),
    ...divideTexts(Object.keys(later), firstCode).used.map(
      (id) => `inside: ${id} is named on the first page, where it is not loaded`,
    ),
  );
  problems.push(...verifyTexts(all.en, all.mn));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${count} messages in 2 languages, ${problems.length} problems\n`);
  return problems.length > 0 ? 1 : 0;
});
