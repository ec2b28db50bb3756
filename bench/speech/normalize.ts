// The normalizer beside an older one: CPU time and memory of whole processes that read the same text, and the CPU time of
// a fresh process for its first sentence. Each loads its modules as `npm run normalize` of its tree does.
//   node bench/speech/normalize.ts [--to ead559dd] [--kilobytes 400] [--lang en]
// Dense text is the regression corpus, prose the project's own pages (English) and news (Mongolian). Needs Git's history.
// Exits with 1 if a goal is missed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@duu/contract/language';
import { readTables } from '@duu/speech/normalize/regression/cases';
import { z } from 'zod';
import { quickStart } from '../../tools/quick-start.mjs';
import { goal, heading, ms, printMissedGoals, row } from '../report.ts';
import { textOf } from './text.ts';

const root = new URL('../../', import.meta.url).pathname;
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'ead559dd' },
    kilobytes: { type: 'string', default: '400' },
    lang: { type: 'string' },
  },
});
const size = Number(values.kilobytes) * 1000;
/** How much of the older figures is allowed. */
const allowed = {
  en: { cpu: 0.25, memory: 1, first: 0.5 },
  mn: { cpu: 0.6, memory: 1, first: 0.5 },
} as const;
const firstSentence = {
  en: 'The council met on Monday evening, and 12 people spoke about the new bridge.',
  mn: 'Өнөөдөр хурал 10:30 цагт эхэлж, 15 хүн оролцсон.',
} as const;

/** What a process prints that reads a text in parts of ten lines, as an editor sends them. */
const child = `
const [module, file, language] = process.argv.slice(1);
const { normalize } = await import(module);
const lines = (await import('node:fs')).readFileSync(file, 'utf8').split('\\n');
for (let at = 0; at < lines.length; at += 10)
  normalize(lines.slice(at, at + 10).join('\\n'), { language });
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ cpu: (user + system) / 1000, memory: process.resourceUsage().maxRSS / 1024 }));
`;
const printed = z.object({ cpu: z.number(), memory: z.number() });

/** Commands of the older tree strip types and compile each time. */
type Start = typeof quickStart;
const plainStart: Start = { args: [], env: { NODE_COMPILE_CACHE: '' } };

function read(module: string, file: string, language: Language, start: Start) {
  const args = [...start.args, '--input-type=module', '-e', child, module, file, language];
  const env = { ...process.env, ...start.env };
  const text = execFileSync(process.execPath, args, { encoding: 'utf8', env });
  return printed.parse(JSON.parse(text));
}

const filled = (text: string): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);

/** Paragraphs of the project's pages, without tables, lists and code. */
function englishPages(): string {
  const pages = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
  return pages
    .flatMap((name) => readFileSync(`${root}docs/${name}`, 'utf8').split(/\n\n+/))
    .filter((part) => /^[A-Z][a-z]/.test(part) && !/[|\x60]/.test(part))
    .map((part) => part.replaceAll('\n', ' '))
    .join('\n');
}

const dense = (language: Language): string =>
  readTables()
    .flatMap(({ cases }) => cases)
    .flatMap((one) => (one.language === language ? [one.written] : []))
    .join('\n');

const texts = {
  en: { prose: englishPages, dense: () => dense('en') },
  mn: { prose: () => textOf(size), dense: () => dense('mn') },
} as const;

mkdirSync(`${root}.local`, { recursive: true });
const folder = mkdtempSync(`${root}.local/bench-normalize-`);
try {
  const archive = execFileSync('git', ['archive', values.to, 'speech/src'], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  const path = 'speech/src/normalize/normalize.ts';
  const [old, now] = [`${folder}/${path}`, `${root}${path}`];
  for (const language of languages.filter((one) => !values.lang || one === values.lang)) {
    heading(`Normalizer, ${language}, beside ${values.to}`);
    const file = `${folder}/text.txt`;
    // The first start keeps what the others need not strip and compile.
    writeFileSync(file, firstSentence[language]);
    read(now, file, language, quickStart);
    const compare = (text: string) => {
      writeFileSync(file, text);
      return {
        was: read(old, file, language, plainStart),
        is: read(now, file, language, quickStart),
      };
    };
    for (const [kind, text] of Object.entries(texts[language])) {
      const { was, is } = compare(filled(text()));
      row(`${kind}: CPU was, is`, ms(was.cpu), ms(is.cpu));
      goal({ what: `${kind}: CPU`, value: is.cpu / was.cpu, max: allowed[language].cpu });
      goal({
        what: `${kind}: memory`,
        value: is.memory / was.memory,
        max: allowed[language].memory,
      });
    }
    const { was, is } = compare(firstSentence[language]);
    row('first sentence: CPU was, is', ms(was.cpu), ms(is.cpu));
    goal({ what: 'first sentence: CPU', value: is.cpu / was.cpu, max: allowed[language].first });
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = printMissedGoals();
