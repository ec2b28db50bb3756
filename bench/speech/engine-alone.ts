import { loadEngine, phonemesOf, speakAlone } from './embedded-engine.ts';
import { printResult } from './measured.ts';
import { textOf } from './text.ts';

// Run as a process: `node engine-alone.ts <characters> <runs>`. The floor: the engine on one thread, given the whole
// text at once, already normalized and as phonemes.
const [characters = 4096, runs = 3] = process.argv.slice(2).map(Number);
const engine = await loadEngine();
const warm = phonemesOf(textOf(600));
for (let times = 0; times < 3; times++) speakAlone(engine, () => warm);
const text = phonemesOf(textOf(characters));
printResult(Array.from({ length: runs }, () => speakAlone(engine, () => text)));
