// Subtitles of fifty texts in both languages, spoken by the embedded engine: where cues end, and whether they keep to
// the limits of broadcasters.
//   node bench/subtitles.ts [--show]
// Prints one line per language; --show also prints every cue that ends in the middle of a clause. Exits with 1 if a
// goal is missed.
import { type Language, languages } from '@duu/contract/language';
import type { Word } from '@duu/contract/word';
import { createEspeak } from '@duu/speech/engines/espeak/espeak';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { readTables } from '@duu/speech/normalize/regression/cases';
import { speak } from '@duu/speech/speak';
import { type Cue, cueLimits, cues } from '@duu/speech/subtitle-cues';
import { goal, heading, printMissedGoals, row } from './report.ts';
import { longSentences } from './speech/long-sentences.ts';

const textsPerLanguage = 25;
const linesPerText = 12;
const show = process.argv.includes('--show');
const engines = { espeak: createEspeak() };

/** Returns the long sentences, and everyday lines of each kind of source in turn, three to a paragraph. */
function textsOf(language: Language): string[] {
  const long = longSentences.filter((one) => one.language === language).map(({ text }) => text);
  const tables = readTables().filter(({ name }) => name.startsWith(language));
  const lines = Array.from({ length: linesPerText }, (_, at) =>
    tables.map(({ cases }) => cases[at]?.written ?? ''),
  ).flat();
  const found = [...long];
  for (let at = 0; found.length < textsPerLanguage; at += linesPerText) {
    const some = lines.slice(at, at + linesPerText);
    if (some.length < linesPerText) throw new Error(`too few lines in ${language}`);
    found.push(paragraphs(some));
  }
  return found;
}

/** Joins lines that end with a mark; a headline without one stays a line. */
const paragraphs = (lines: readonly string[]): string =>
  lines
    .map((line, at) => (/[.!?…]$/.test(line) && at % 3 !== 2 ? `${line} ` : `${line}\n`))
    .join('')
    .trim();

async function wordsOf(text: string, language: Language): Promise<Word[]> {
  const voice = espeakVoices.find((one) => one.language === language);
  if (!voice) throw new Error(`no voice for ${language}`);
  const words: Word[] = [];
  const speech = speak(
    {
      segments: [text],
      language,
      speaker: { engine: 'espeak', voice: voice.voice, name: voice.id, gainDb: voice.gainDb },
      background: null,
      backgroundVolume: 'low',
      speed: 1,
      pitch: 'normal',
      format: 'wav',
      keep: false,
    },
    { engines },
  );
  for await (const event of speech) if (event.type === 'words') words.push(...event.words);
  return words;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const text = (cue: Cue): string => cue.lines.join(' ');
const seconds = ({ startMs, endMs }: Cue): number => (endMs - startMs) / 1000;

/**
 * Returns whether a mark of a sentence's end has another sentence's beginning after it, and the cue doesn't hold
 * both.
 */
function joinsSentences(cue: Cue, before: Cue | undefined): boolean {
  const starts = !before || before.ends === 'sentence' || before.ends === 'paragraph';
  const ends = cue.ends === 'sentence' || cue.ends === 'paragraph';
  return /\p{Ll}{3}[.!?…]["»”)]* ["«“(]*\p{Lu}\p{Ll}/u.test(text(cue)) && !(starts && ends);
}

heading('Subtitles of 50 texts');
row('', 'cues', 'sentence', 'or clause', 'or phrase', '17 per s', '1 to 7 s');
for (const language of languages) {
  const all: Cue[] = [];
  let joining = 0;
  for (const one of textsOf(language)) {
    const found = cues([one], await wordsOf(one, language));
    joining += found.filter((cue, at) => joinsSentences(cue, found[at - 1])).length;
    all.push(...found);
  }
  const count = (fits: (cue: Cue) => boolean): number => all.filter(fits).length;
  const sentence = count(({ ends }) => ends === 'sentence' || ends === 'paragraph');
  const clause = sentence + count(({ ends }) => ends === 'clause');
  const phrase = clause + count(({ ends }) => ends === 'phrase');
  const readable = count(
    (cue) => [...text(cue)].length / seconds(cue) <= cueLimits.perSecond + 0.5,
  );
  const lasting = count((cue) => seconds(cue) >= 1 && seconds(cue) <= 7);
  row(
    language,
    `${all.length}`,
    ...[sentence, clause, phrase, readable, lasting].map((n) => percent(n, all.length)),
  );
  if (show)
    for (const cue of all)
      if (cue.ends === 'word' || cue.ends === 'tight' || cue.ends === 'glued')
        console.log(`    ${text(cue)}`);
  goal({ what: `${language}: cues that join two sentences`, value: joining, max: 0 });
  goal({
    what: `${language}: cues that end within a clause`,
    value: 100 - (100 * clause) / all.length,
    max: 10,
    unit: ' %',
  });
  goal({
    what: `${language}: cues of less than 1 s or more than 7 s`,
    value: all.length - lasting,
    max: 0,
  });
}
await engines.espeak.close();
process.exit(printMissedGoals());
