// Mongolian voices on sentences that nobody chose anything by, drawn by chance from files with one a line. Exits with 1 on a
// miss.
//   node bench/voices/unseen.ts --seed 7 [--count 100] [--voice kokoro] [--keep FOLDER] FILE…
// Each sentence is read by one speaker, women and men in turn. The figures are those of run.ts, with their standard errors
// over sentences, and the words of two consonants or more of which none was heard.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { normalize } from '../../speech/src/normalize/normalize.ts';
import { seeded } from '../../speech/src/testing/seeded.ts';
import { installedVoice, voicesFolder } from '../../speech/src/voices/installed.ts';
import { goal, heading, printMissedGoals, row } from '../report.ts';
import { consonantsOf } from './expected-consonants.ts';
import { judge } from './judges.ts';
import { type Reader, ReadingRoom, readers } from './readers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    voice: { type: 'string', default: 'kokoro' },
    keep: { type: 'string' },
  },
});
const goals = { errors: 14, mos: 4.5 };
const [maxWords, minLetters, maxLetters] = [14, 30, 160];

const lines = positionals.flatMap((path) => readFileSync(path, 'utf8').split('\n'));
const fitting = [...new Set(lines.map((line) => line.trim()))].filter(
  (line) =>
    line.length >= minLetters &&
    line.length <= maxLetters &&
    line.split(/\s+/).length <= maxWords &&
    !/\p{Script=Latin}/u.test(line),
);
const random = seeded(Number(values.seed));
const chosen = Array.from({ length: Math.min(Number(values.count), fitting.length) }, () =>
  fitting.splice(Math.floor(random() * fitting.length), 1).join(),
);

const styles = installedVoice(voicesFolder(), values.voice)?.voice.styles ?? [];
const ofGender = (gender: string) =>
  readers.filter(({ id, language }) => {
    const [voice, style] = id.split('/');
    return voice === values.voice && language === 'mn' && styles[Number(style)]?.gender === gender;
  });
const [women, men] = [ofGender('female'), ofGender('male')];
const inTurn = Array.from({ length: Math.max(women.length, men.length) }, (_, at) =>
  [women[at % women.length], men[at % men.length]].filter((one) => one !== undefined),
).flat();

interface Reading {
  readonly reader: Reader;
  readonly words: readonly string[];
  readonly score: Awaited<ReturnType<typeof judge>>[number];
}

const room = new ReadingRoom(values.keep);
const tasks: { path: string; text: string; consonants: string[][] }[] = [];
for (const [at, text] of chosen.entries()) {
  const reader = inTurn[at % inTurn.length];
  if (!reader) throw new Error(`${values.voice} has no Mongolian speakers here.`);
  const { path } = await room.read(reader, text, `unseen-${values.seed}-${at}`);
  const { spoken } = normalize(text, { language: 'mn' });
  tasks.push({ path, text: spoken, consonants: consonantsOf(spoken) });
}
const scores = await judge(tasks);
await room.close();
const readings = scores.flatMap((score, at): Reading[] => {
  const reader = inTurn[at % inTurn.length];
  const words = tasks[at]?.text.match(/[\p{L}-]+/gu) ?? [];
  return reader ? [{ reader, words, score }] : [];
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The share of wrong consonants in %, with the standard error that sentences as units give it, and DistillMOS. */
function summary(some: readonly Reading[]) {
  const of = sum(some.map(({ score }) => score.of));
  const share = sum(some.map(({ score }) => score.errors)) / of;
  const squares = some.map(({ score }) => (score.errors - share * score.of) ** 2);
  const mos = sum(some.map(({ score }) => score.mos)) / some.length;
  return { of, errors: 100 * share, error: (100 * Math.sqrt(sum(squares))) / of, mos };
}

function show(name: string, some: readonly Reading[]) {
  if (some.length === 0) return;
  const { of, errors, error, mos } = summary(some);
  row(
    name,
    `${some.length}`,
    `${of}`,
    `${errors.toFixed(1)} ± ${error.toFixed(1)} %`,
    mos.toFixed(2),
  );
}

heading(`${chosen.length} sentences that were drawn by chance (seed ${values.seed})`);
row('speaker', 'sentences', 'consonants', 'wrong', 'DistillMOS');
for (const one of inTurn)
  show(
    one.id,
    readings.filter(({ reader }) => reader === one),
  );
for (const [name, group] of [
  ['women', women],
  ['men', men],
] as const)
  show(
    name,
    readings.filter(({ reader }) => group.includes(reader)),
  );
show('all', readings);
const lost = readings.flatMap(({ words, score }) => score.lost?.map((at) => words[at] ?? '') ?? []);
console.log(
  `  ${lost.length} of ${sum(readings.map(({ words }) => words.length))} words lost: ${lost.join(' ')}`,
);
const all = summary(readings);
goal({ what: 'wrong consonants', value: all.errors, max: goals.errors, unit: ' %' });
goal({ what: '5 − DistillMOS', value: 5 - all.mos, max: 5 - goals.mos });
process.exit(printMissedGoals());
