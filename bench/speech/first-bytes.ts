import { warmConversions } from './conversion.ts';
import { textOf } from './text.ts';

// Run as a process: `node first-bytes.ts <characters>… `. The first byte (ms) of texts of each length, taken in
// turns by one process, so that all lengths see the machine and the process in the same state and have as many tries.
const texts = process.argv.slice(2).map((characters) => textOf(Number(characters)));
const turns = 40;
const conversions = await warmConversions();
const tries: number[][] = texts.map(() => []);
for (let turn = 0; turn < turns; turn++) {
  for (const [at, text] of texts.entries()) {
    tries[at]?.push(await conversions.firstBytes(text));
  }
}
process.stdout.write(JSON.stringify(tries));
await conversions.close();
process.exit(0);
