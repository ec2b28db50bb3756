// A book of Mongolian text from an EPUB, converted on the server and killed on the way: its time against the engine and the
// encoders alone in the same run, the memory of the process that converts, and what was charged. Alone are those of both files
// that each part leaves, MP3 and FLAC, one after another on one thread; the time without the FLAC is shown beside.
//   npm run suite -- --no-web -- node bench/book/run.ts --pages 300 --kills 2
//   npm run suite -- --no-web -- node bench/book/run.ts --document FILE --kills 0
// The text is made, or that of a document of any kind that is imported.
// Exits with 1 if a goal is missed. The time between a kill and the next attempt is what a lease lasts, and not compared.
import { parseArgs } from 'node:util';
import { countSegments } from '../../contract/src/count-segments.ts';
import type { Audio } from '../../contract/src/documents/audio.ts';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import { anAdmin, suiteDeps } from '../../tests/support/admin.ts';
import { ask } from '../../tests/support/api.ts';
import { partsOf } from '../../tests/support/books.ts';
import { faultsOfUser, readBooks } from '../../tests/support/invariants.ts';
import { cpuMs, killFunction, processesOf, rssMb } from '../../tests/support/processes.ts';
import { baseUrl } from '../../tests/support/suite.ts';
import { newProUser, type TestUser } from '../../tests/support/users.ts';
import { median } from '../median.ts';
import { goal, heading, mb, ms, printMissedGoals, row } from '../report.ts';
import { measure } from '../speech/child.ts';
import { loadEngine, phonemesOf, speakAlone } from '../speech/embedded-engine.ts';
import { cpuSince } from '../speech/measured.ts';
import { bookParts } from './book-parts.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    kills: { type: 'string', default: '2' },
    document: { type: 'string' },
  },
});
const [pages, kills] = [Number(values.pages), Number(values.kills)];
const goals = { time: 1.1, memory: 1.15, firstMs: 2000 };
const pauseMs = 200;

const parts = await bookParts(pages, values.document);
const characters = parts.reduce((sum, { segments }) => sum + countSegments(segments), 0);
const { documents } = suiteDeps();

async function firstSound(streamUrl: string): Promise<void> {
  const reader = (await fetch(new URL(streamUrl, baseUrl()))).body?.getReader();
  await reader?.read();
  void (async () => {
    while (!(await reader?.read())?.done);
  })().catch(() => undefined);
}

interface Watched {
  readonly wholeMs: number;
  /** From each kill until a part is converted again. */
  readonly lostMs: number;
  /** Maximum memory of the process while each chapter was converted, MB. */
  readonly peaks: ReadonlyMap<string, number>;
  /** Processor time of the processes that convert. */
  readonly cpuMs: number;
}

/** Follows a book to its end, and kills the process that converts it at even distances. */
async function watch(user: TestUser, collectionId: string, begun: number): Promise<Watched> {
  const killAt = Array.from({ length: kills }, (_, at) =>
    Math.floor((parts.length * (at + 1)) / (kills + 1)),
  );
  const peaks = new Map<string, number>();
  const cpu = new Map<number, number>();
  let lostMs = 0;
  let killed: { at: number; next: number; attempt: number } | null = null;
  let pid: number | undefined;
  for (;;) {
    const book = (await documents.collection(user.uid, collectionId).get()).data()?.book;
    if (pid !== undefined) cpu.set(pid, Math.max(cpu.get(pid) ?? 0, await cpuMs(pid)));
    if (book?.state === 'done') {
      const used = [...cpu.values()].reduce((sum, ms) => sum + ms, 0);
      return { wholeMs: performance.now() - begun, lostMs, peaks, cpuMs: used };
    }
    if (!book || book.state === 'paused') throw new Error(`The book stopped: ${book?.error?.key}.`);
    const audio: Audio | undefined =
      book.audioId === null
        ? undefined
        : (await documents.audio(user.uid, book.audioId).get()).data();
    let used = pid === undefined ? 0 : await rssMb(pid);
    if (used === 0) {
      // Not each time: listing all processes takes a tenth of a core from what is measured.
      [pid] = processesOf('convert');
      used = pid === undefined ? 0 : await rssMb(pid);
    }
    const chapter = parts[book.next - 1]?.title ?? '';
    peaks.set(chapter, Math.max(peaks.get(chapter) ?? 0, used));
    if (killed && (book.next > killed.next || (audio?.attempt ?? 0) > killed.attempt)) {
      lostMs += performance.now() - killed.at;
      killed = null;
    }
    if (killed === null && book.next > (killAt[0] ?? Number.POSITIVE_INFINITY) && audio?.lease) {
      killAt.shift();
      killFunction('convert');
      killed = { at: performance.now(), next: book.next, attempt: audio.attempt };
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

/** The engine on one thread with the book's phonemes, and the encoder on one with as much speech. */
async function measureAlone() {
  const engine = await loadEngine();
  speakAlone(engine, () => phonemesOf(parts[0]?.segments.join('\n') ?? ''));
  let engineMs = 0;
  let engineCpuMs = 0;
  let soundMs = 0;
  for (const { segments } of parts) {
    const phonemes = phonemesOf(segments.join('\n'));
    const cpu = process.cpuUsage();
    const spoken = speakAlone(engine, () => phonemes);
    engineCpuMs += cpuSince(cpu);
    engineMs += spoken.totalMs;
    soundMs += spoken.soundMs;
  }
  const mp3 = await measure('encoder-alone.ts', Math.round(soundMs), 1);
  const flac = await measure('encoder-alone.ts', Math.round(soundMs), 1, 'flac');
  const withoutFlac = engineMs + mp3.totalMs;
  const cpu = engineCpuMs + (mp3.cpuMs ?? 0) + (flac.cpuMs ?? 0);
  return { withoutFlac, ms: withoutFlac + flac.totalMs, cpuMs: cpu };
}

/** Returns how long each part took, and the time between the end of a part and the beginning of the next. */
function timesOf(made: readonly Audio[]) {
  const begun = made.map(({ createdAt }) => createdAt.getTime());
  const ended = made.map(({ updatedAt }) => updatedAt.getTime());
  return {
    parts: ended.map((end, at) => end - (begun[at] ?? 0)),
    between: begun.slice(1).map((start, at) => start - (ended[at] ?? 0)),
  };
}

const user = await newProUser();
await adjustCredits(suiteDeps(), anAdmin, user.uid, { characters, reason: 'bench' }, null);
const before = await measureAlone();
const [api = 0] = processesOf('api');
const apiBefore = await cpuMs(api);
const begun = performance.now();
const input = { name: 'Хэмжилтийн ном', speakerId: 'nomin', language: 'mn' as const, parts };
const { collectionId, streamUrl } = await ask('createBook', user, { input });
await firstSound(streamUrl);
const firstMs = performance.now() - begun;
const { wholeMs, lostMs, peaks, ...used } = await watch(user, collectionId, begun);
const apiMs = (await cpuMs(api)) - apiBefore;
const after = await measureAlone();
const partsAlone = before.ms < after.ms ? before : after;
const [firstPeak = 0] = peaks.values();
const lastPeak = [...peaks.values()].at(-1) ?? 0;
const made = await partsOf(user, collectionId);
const { ledger } = await readBooks(user.uid);
const charged = ledger
  .filter(({ type }) => type === 'settle')
  .reduce((sum, entry) => sum + entry.characters, 0);
const { parts: partMs, between } = timesOf(made);
const faults = await faultsOfUser(user.uid);

heading(
  `A book of ${values.document ?? `${pages} pages`} (${parts.length} parts, ${characters} characters), killed ${kills} times`,
);
row('first sound', ms(firstMs));
row('whole, and lost by kills', ms(wholeMs), ms(lostMs));
row('engine and encoders alone, without FLAC', ms(partsAlone.ms), ms(partsAlone.withoutFlac));
row('processor time: api, convert, alone', ms(apiMs), ms(used.cpuMs), ms(partsAlone.cpuMs));
row('a part, and between two (median)', ms(median(partMs)), ms(median(between)));
row('sound', ms(made.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0)));
row('memory, first and last chapter', mb(firstPeak), mb(lastPeak));
row('charged', String(charged));
goal({ what: 'first sound', value: firstMs, max: goals.firstMs, unit: ' ms' });
goal({
  what: 'time against engine and encoders',
  value: (wholeMs - lostMs) / partsAlone.ms,
  max: goals.time,
});
goal({
  what: 'memory of the last chapter against the first',
  value: lastPeak / firstPeak,
  max: goals.memory,
});
goal({
  what: 'characters charged beside the price',
  value: Math.abs(charged - characters),
  max: 0,
});
goal({ what: 'faults in credits and files', value: faults.length, max: 0 });
goal({
  what: 'parts that are not done',
  value: made.filter(({ state }) => state !== 'done').length,
  max: 0,
});
process.exit(printMissedGoals());
