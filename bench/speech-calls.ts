// The first byte of /v1/audio/speech, beside that of the app's own stream, and with twenty clients at once.
//   npm run suite -- --no-web --env DUU_LIMIT_FACTOR=100 -- node bench/speech-calls.ts [--runs 10] [--rounds 3]
// Both sides speak texts of 3,000 characters that were never spoken, in turn. Of the twenty, each begins when the one before
// has its first byte, while the sound of all before it is being made. Then the twenty begin in the same moment, where they
// share the processors: that is printed without a goal. Exits with 1 if a goal is missed or an answer is an error.
import { parseArgs } from 'node:util';
import { ask } from '../tests/support/api.ts';
import { ended } from '../tests/support/audios.ts';
import { withKey } from '../tests/support/keys.ts';
import { baseUrl } from '../tests/support/suite.ts';
import { newProUser, type TestUser } from '../tests/support/users.ts';
import { median } from './median.ts';
import { newText } from './new-text.ts';
import { percentile } from './percentile.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';
import { watchStealTime } from './steal-time.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const [runs, rounds] = [Number(values.runs), Number(values.rounds)];
const characters = 3000;
const clients = 20;
const goals = { share: 0.9, crowd: 1.5 };

interface Begun {
  /** Ms until the first byte. */
  readonly firstMs: number;
  /** Resolves after the last one. */
  readonly whole: Promise<void>;
}

async function begin(answer: Response, startedAt: number): Promise<Begun> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  const reader = answer.body.getReader();
  await reader.read();
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  return { firstMs: performance.now() - startedAt, whole: rest() };
}

/** As the editor does: the conversion, then its stream. */
async function byApp(user: TestUser): Promise<number> {
  const input = { segments: [newText(characters)], speakerId: 'nomin', language: 'mn' as const };
  const startedAt = performance.now();
  const { audioId, streamUrl } = await ask('synthesize', user, { input });
  const { firstMs, whole } = await begin(await fetch(new URL(streamUrl, baseUrl())), startedAt);
  await whole;
  // It is stored and settled after its last byte: work that the next run must not wait for.
  await ended(user, audioId);
  return firstMs;
}

async function byKey(key: string): Promise<Begun> {
  const body = JSON.stringify({ model: 'tts-1', voice: 'nomin', input: newText(characters) });
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const startedAt = performance.now();
  const sent = { method: 'POST', headers, body };
  return begin(await fetch(`${baseUrl()}/v1/audio/speech`, sent), startedAt);
}

async function measureAlone(key: string): Promise<number> {
  const { firstMs, whole } = await byKey(key);
  await whole;
  return firstMs;
}

async function keyOf(): Promise<string> {
  return (await withKey(await newProUser(), ['speak'])).token;
}

const stolen = watchStealTime();
const user = await newProUser();
const { token: key } = await withKey(user, ['speak']);
await byApp(user);
await measureAlone(key);
const app: number[] = [];
const one: number[] = [];
for (let run = 0; run < runs; run++) {
  app.push(await byApp(user));
  one.push(await measureAlone(key));
  row(`run ${run + 1}`, `app ${ms(app.at(-1) ?? 0)}`, `/v1 ${ms(one.at(-1) ?? 0)}`);
}
heading(`First byte of ${characters} characters, median of ${runs}`);
row('the app’s own stream', ms(median(app)));
row('/v1/audio/speech', ms(median(one)));
goal({ what: '/v1 against the app', value: median(one) / median(app), max: goals.share });

const keys = await Promise.all(Array.from({ length: clients }, keyOf));
// What a key's first use costs once.
for (const each of keys) await measureAlone(each);

heading(`${clients} clients at once, each after the first byte of the one before, ${rounds} times`);
const times: number[] = [];
for (let round = 0; round < rounds; round++) {
  const crowd: Begun[] = [];
  for (const each of keys) crowd.push(await byKey(each));
  times.push(...crowd.map(({ firstMs }) => firstMs));
  await Promise.all(crowd.map(({ whole }) => whole));
}
row('p50', ms(percentile(times, 0.5)));
row('p95', ms(percentile(times, 0.95)));
goal({ what: 'p95 against one', value: percentile(times, 0.95) / median(one), max: goals.crowd });

heading(`${clients} clients in the same moment`);
const burst = await Promise.all(keys.map(byKey));
const together = burst.map(({ firstMs }) => firstMs);
row('p50', ms(percentile(together, 0.5)));
row('p95', ms(percentile(together, 0.95)));
await Promise.all(burst.map(({ whole }) => whole));
console.log(`  ${stolen()}`);
process.exit(printMissedGoals());
