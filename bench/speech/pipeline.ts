import { monitorEventLoopDelay } from 'node:perf_hooks';
import { warmConversions } from './conversion.ts';
import { printResult } from './measured.ts';
import { textOf } from './text.ts';

// Run as a process: `node pipeline.ts <characters> <runs>`. Text to MP3, warm.
const [characters = 4096, runs = 3] = process.argv.slice(2).map(Number);
const conversions = await warmConversions();
const text = textOf(characters);
const firsts: number[] = [];
for (let times = 0; times < 25; times++) firsts.push(await conversions.firstBytes(text));
const delay = monitorEventLoopDelay({ resolution: 2 });
const results = [];
for (let times = 0; times < runs; times++) {
  delay.reset();
  delay.enable();
  const run = await conversions.whole(text);
  delay.disable();
  results.push({ ...run, firstMs: Math.min(...firsts), stallMs: delay.max / 1e6 });
}
printResult(results);
await conversions.close();
process.exit(0);
