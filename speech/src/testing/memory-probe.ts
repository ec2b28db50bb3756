import { createEspeak } from '../engines/espeak/espeak.ts';
import { speak } from '../speak.ts';
import { plainRequest } from './collect.ts';

// A process of its own, with `--expose-gc`: speaks so many characters, keeps nothing and tells what it had in MB: the
// most that was in use at a time, and the most that the process took.
const characters = Number(process.argv[2]);
const text = 'Өнөөдөр цаг агаар сайхан, салхигүй байна. '.repeat(characters / 40);
const deps = { engines: { espeak: createEspeak(1) } };
let inUse = 0;
let pieces = 0;
for await (const _ of speak({ ...plainRequest, segments: [text], keep: false }, deps)) {
  if (pieces++ % 40 !== 0) continue;
  // What nobody holds any more would say when the collector came by, and nothing of what is kept.
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  inUse = Math.max(inUse, heapUsed + external);
}
const peak = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ inUse: inUse / 1024 ** 2, peak }));
process.exit(0);
