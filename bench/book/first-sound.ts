// The first sound of a book whose user is served by a process of the API that has only just begun, and by one that was idle
// since, in turns in one run.
//   npm run suite -- --no-web -- node bench/book/first-sound.ts --rounds 3
// Exits with 1 if a goal is missed.
import { parseArgs } from 'node:util';
import { countSegments } from '../../contract/src/count-segments.ts';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import { anAdmin, suiteDeps } from '../../tests/support/admin.ts';
import { ask } from '../../tests/support/api.ts';
import { killFunction } from '../../tests/support/processes.ts';
import { baseUrl } from '../../tests/support/suite.ts';
import { newProUser } from '../../tests/support/users.ts';
import { median } from '../median.ts';
import { goal, heading, ms, printMissedGoals, row } from '../report.ts';
import { bookParts } from './book-parts.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);
const goals = { idleMs: 2000 };
const pages = 3;
/** More than the API waits, and its engines take to load. */
const idleMs = 12_000;
/** For what the killed process left to others. */
const restMs = 4000;

/** Returns the time from the press to the first bytes of the first chapter. */
async function firstSound(afterMs: number): Promise<number> {
  // A conversion that is killed keeps its user from another one.
  const user = await newProUser();
  const parts = await bookParts(pages);
  const characters = parts.reduce((sum, { segments }) => sum + countSegments(segments), 0);
  await adjustCredits(suiteDeps(), anAdmin, user.uid, { characters, reason: 'bench' }, null);
  killFunction('api');
  // What comes before the emulator knows it fails.
  while (
    !(await ask('getMe', user).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 200));
  await new Promise((done) => setTimeout(done, afterMs));
  const begun = performance.now();
  const input = { name: 'Хэмжилтийн ном', speakerId: 'nomin', language: 'mn' as const, parts };
  const { collectionId, streamUrl } = await ask('createBook', user, { input });
  const reader = (await fetch(new URL(streamUrl, baseUrl()))).body?.getReader();
  await reader?.read();
  const firstMs = performance.now() - begun;
  await reader?.cancel();
  await ask('changeBook', user, { params: { collectionId }, input: { action: 'end' } });
  return firstMs;
}

const cold: number[] = [];
const idle: number[] = [];
for (let round = 0; round < rounds; round++) {
  cold.push(await firstSound(0));
  await new Promise((done) => setTimeout(done, restMs));
  idle.push(await firstSound(idleMs));
}
heading('The first sound of a book');
row('in a new process of the API', ...cold.map(ms), `median ${ms(median(cold))}`);
row('in one that was idle', ...idle.map(ms), `median ${ms(median(idle))}`);
goal({
  what: 'first sound after it was idle',
  value: median(idle),
  max: goals.idleMs,
  unit: ' ms',
});
process.exit(printMissedGoals());
