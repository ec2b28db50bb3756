// When a letter and a word are heard through the screen reader's module: node bench/screen-reader.ts [--runs 40]
// The module runs as speech-dispatcher starts it. A sound counts when a sample is louder than a hundredth of full scale.
// Exits with 1 if a goal is missed.
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/paths.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';
import { watchStealTime } from './steal-time.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '40' } } });
const runs = Number(values.runs);
const goalMs = 100;
const loud = 327;
const rate = 24_000;

const child = spawn(path.join(root, 'local/screen-reader/sd_duu'), {
  stdio: ['pipe', 'pipe', 'inherit'],
});
let bytes: Buffer = Buffer.alloc(0);
let wake = () => {};
child.stdout.on('data', (chunk: Buffer) => {
  bytes = Buffer.concat([bytes, chunk]);
  wake();
});

async function line(): Promise<Buffer> {
  for (;;) {
    const end = bytes.indexOf(0x0a);
    if (end >= 0) {
      const found = bytes.subarray(0, end);
      bytes = bytes.subarray(end + 1);
      return found;
    }
    await new Promise<void>((done) => {
      wake = done;
    });
  }
}

/** Waits for the line that ends an answer. */
async function answer(sent: string): Promise<void> {
  child.stdin.write(sent);
  while ((await line())[3] !== 0x20);
}

const head = Buffer.from('705-AUDIO\0');

/** Returns the samples of an event, or null for another line. */
function samplesOf(event: Buffer): Int16Array | null {
  if (!event.subarray(0, head.length).equals(head)) return null;
  const plain: number[] = [];
  for (let at = head.length; at < event.length; at++) {
    const byte = event[at] ?? 0;
    if (byte === 0x7d) plain.push((event[++at] ?? 0) ^ 0x20);
    else plain.push(byte);
  }
  return new Int16Array(Uint8Array.from(plain).buffer);
}

/** Returns the ms until a message is heard, of which the silence before it is a part. */
async function heard(kind: 'CHAR' | 'SPEAK', text: string): Promise<number> {
  await answer('SET\n');
  await answer('rate=0\nlanguage=mn\n.\n');
  await answer(`${kind}\n`);
  const startedAt = performance.now();
  child.stdin.write(`${text}\n.\n`);
  let took: number | null = null;
  let before = 0;
  for (;;) {
    const event = await line();
    if (/^70[23] /.test(event.toString('latin1', 0, 4))) break;
    const samples = samplesOf(event);
    if (samples === null) continue;
    const first = samples.findIndex((sample) => Math.abs(sample) > loud);
    if (took === null && first >= 0)
      took = performance.now() - startedAt + ((before + first) / rate) * 1000;
    before += samples.length;
  }
  if (took === null) throw new Error(`${text} was not heard.`);
  return took;
}

async function measure(what: string, kind: 'CHAR' | 'SPEAK', texts: readonly string[]) {
  for (const text of texts) await heard(kind, text);
  const times: number[] = [];
  for (let run = 0; run < runs; run++)
    times.push(await heard(kind, texts[run % texts.length] ?? ''));
  row(what, ms(median(times)), ms(percentile(times, 0.95)));
  goal({ what: `${what}, median`, value: median(times), max: goalMs, unit: ' ms' });
}

const stolen = watchStealTime();
await answer('INIT\n');
await answer('AUDIO\n');
await answer('audio_output_method=server\n.\n');
heading(`Until it is heard, ${runs} times each, load ${loadavg()[0]?.toFixed(1)}: median, p95`);
await measure('a letter', 'CHAR', ['ө', 'а', 'ш', 'б', 'к']);
await measure('a word', 'SPEAK', ['Ном', 'Монгол', 'Уншина', 'Тохиргоо']);
await measure('an English word', 'SPEAK', ['Library', 'Settings', 'Home']);
console.log(`  ${stolen()}`);
child.stdin.write('QUIT\n');
process.exit(printMissedGoals());
