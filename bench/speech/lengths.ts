import { median } from '../median.ts';
import { goal, heading, mb, ms, row } from '../report.ts';
import { measure, measureBesideIdle, measureFirstBytes } from './child.ts';
import { best } from './measured.ts';
import { hasNativeTools, nativePipe, nativeTools } from './native-pipe.ts';
import { textOf } from './text.ts';

/** Characters; how often each is repeated within its process, and in how many rounds of processes. */
const sizes = [
  { characters: 300, runs: 15, rounds: 3 },
  { characters: 4096, runs: 5, rounds: 3 },
  { characters: 65_536, runs: 1, rounds: 2 },
  { characters: 262_144, runs: 1, rounds: 1 },
] as const;
type Size = (typeof sizes)[number];

interface Point {
  readonly characters: number;
  readonly peakMb: number;
}

/** The embedded engine's pipeline by length of text, against its parts alone and against the native pipe. */
export async function benchLengths(quick: boolean): Promise<void> {
  const native = hasNativeTools();
  if (!native)
    console.log(
      `\n${nativeTools.join(' and ')} are not both here (Debian packages of these names): no native pipe.`,
    );
  const points: Point[] = [];
  const measuredSizes = quick ? sizes.slice(0, 2) : sizes;
  for (const size of measuredSizes) {
    points.push(await benchLength(size, native));
  }
  heading('By length');
  await benchFirstBytes(measuredSizes.map(({ characters }) => characters));
  const middle = points.find(({ characters }) => characters === 4096);
  const large = points.at(-1);
  if (!middle || !large) return;
  goal({
    what: `memory, ${large.characters} against ${middle.characters} characters`,
    value: large.peakMb / middle.peakMb,
    max: 1.15,
  });
}

/** Measures whether the time to the first byte is independent of the text's length. */
async function benchFirstBytes(characters: readonly number[]): Promise<void> {
  const tries = await measureFirstBytes(characters);
  row('first byte, in turns', ...characters.map(String));
  const quickest = tries.map((one) => Math.min(...one));
  row('the quickest', ...quickest.map(ms));
  row('the median', ...tries.map((one) => ms(median(one))));
  goal({
    what: `first byte, longest against shortest, ${characters[0]} to ${characters.at(-1)} characters`,
    value: Math.max(...quickest) / Math.min(...quickest),
    max: 1.3,
  });
}

/** Measures everything once in sequence, so that all rounds see the same states of the machine. */
async function benchRound({ characters, runs }: Size, native: boolean) {
  const engine = await measure('engine-alone.ts', characters, runs);
  const pipeline = await measureBesideIdle('pipeline.ts', characters, runs);
  const encoder = await measure('encoder-alone.ts', pipeline.soundMs, runs);
  const chunk = await measure('first-chunk.ts', characters, 20);
  const pipe = native ? await nativePipe(textOf(characters), runs) : undefined;
  return { engine, pipeline, encoder, chunk, pipe };
}

async function benchLength(size: Size, native: boolean): Promise<Point> {
  const { characters, rounds } = size;
  heading(`${characters} characters of Mongolian`);
  const all: Awaited<ReturnType<typeof benchRound>>[] = [];
  while (all.length < rounds) all.push(await benchRound(size, native));
  const engine = best(all.map((round) => round.engine));
  const encoder = best(all.map((round) => round.encoder));
  const chunk = best(all.map((round) => round.chunk));
  const pipeline = best(all.map((round) => round.pipeline));
  const pipes = all.flatMap((round) => (round.pipe ? [round.pipe] : []));
  const pipe = pipes.length > 0 ? best(pipes) : undefined;
  const idleStallMs = median(all.map((round) => round.pipeline.idleStallMs));
  const worstStallMs = Math.max(...all.map((round) => round.pipeline.worstStallMs));
  row('', 'first', 'total', 'sound', 'memory', 'stall');
  const line = (name: string, one: typeof engine, stall = '') =>
    row(name, ms(one.firstMs), ms(one.totalMs), ms(one.soundMs), mb(one.peakMb), stall);
  line('text to MP3', pipeline, ms(pipeline.stallMs));
  line('engine alone', engine);
  line('encoder alone', encoder);
  row('engine alone, first sentence', ms(chunk.firstMs), ms(chunk.totalMs), ms(chunk.soundMs));
  if (pipe) row('espeak-ng | lame', ms(pipe.firstMs), ms(pipe.totalMs), ms(pipe.soundMs));
  const at = `at ${characters}`;
  goal({
    what: `total against engine and encoder alone, ${at}`,
    value: pipeline.totalMs / (engine.totalMs + encoder.totalMs),
    max: 0.8,
  });
  if (pipe)
    goal({
      what: `total against the native pipe, by the second of sound, ${at}`,
      value: pipeline.totalMs / pipeline.soundMs / (pipe.totalMs / pipe.soundMs),
      max: 2,
    });
  goal({
    what: `first byte against the engine's first sentence, ${at}`,
    value: pipeline.firstMs / chunk.totalMs,
    max: 2.5,
  });
  console.log(
    `         (the engine hands out its first samples, a tenth of a second, after ${ms(chunk.firstMs)})`,
  );
  goal({
    what: `longest stall of a run, the median, ${at}`,
    value: pipeline.stallMs,
    max: 50,
    unit: ' ms',
  });
  console.log(
    `         (the longest of all runs ${ms(worstStallMs)}; an idle process beside them, the median: ${ms(idleStallMs)})`,
  );
  return { characters, peakMb: pipeline.peakMb };
}
