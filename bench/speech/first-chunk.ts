import { loadEngine, phonemesOf, speakAlone } from './embedded-engine.ts';
import { printResult } from './measured.ts';
import { textOf } from './text.ts';

// Run as a process: `node first-chunk.ts <characters> <runs>`. The time of the engine alone for the first
// sentence of the text, from writing to its last sample, warm.
const [characters = 4096, runs = 20] = process.argv.slice(2).map(Number);
const engine = await loadEngine();
for (let times = 0; times < 3; times++) speakAlone(engine, () => phonemesOf(textOf(600)));
const [sentence = ''] = textOf(characters).split(/(?<=\.)\s/);
printResult(Array.from({ length: runs }, () => speakAlone(engine, () => phonemesOf(sentence))));
