import { createEspeak } from '../engines/espeak/espeak.ts';
import { speak } from '../speak.ts';
import { plainRequest } from './collect.ts';

// A separate process with `--expose-gc`: speaks a number of characters, then more, keeping nothing, and prints in MB
// the most memory in use each time, and the most that the process took.
const deps = { engines: { espeak: createEspeak(1) } };
let peak = 0;

async function peakMemory(characters: number): Promise<number> {
  const text = 'Өнөөдөр цаг агаар сайхан, салхигүй байна. '.repeat(characters / 40);
  let inUse = 0;
  let pieces = 0;
  for await (const _ of speak({ ...plainRequest, segments: [text], keep: false }, deps)) {
    peak = Math.max(peak, process.memoryUsage.rss());
    if (pieces++ % 40 !== 0) continue;
    // Without a collection, garbage would be counted with what is kept.
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    inUse = Math.max(inUse, heapUsed + external);
  }
  return inUse / 1024 ** 2;
}

const inUse: number[] = [];
for (const characters of process.argv.slice(2)) inUse.push(await peakMemory(Number(characters)));
process.stdout.write(JSON.stringify({ inUse, peak: peak / 1024 ** 2 }));
process.exit(0);
