// The first byte of /v1/audio/speech, beside that of the app's own stream, and for twenty clients at once.
//   npm run suite -- --no-web --env DUU_LIMIT_FACTOR=100 -- node bench/speech-calls.ts [--runs 10]
// Both sides speak texts of 3,000 characters that were never spoken, in turn. Exits with 1 if a goal is missed or an answer
// is an error.
import { parseArgs } from 'node:util';
import { ask } from '../tests/support/api.ts';
import { withKey } from '../tests/support/keys.ts';
import { baseUrl } from '../tests/support/suite.ts';
import { newProUser, type TestUser } from '../tests/support/users.ts';
import { percentile } from './library/frames.ts';
import { median } from './median.ts';
import { newText } from './new-text.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';
import { watchStealTime } from './steal-time.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' } } });
const runs = Number(values.runs);
const characters = 3000;
const clients = 20;
const goals = { share: 0.9, crowd: 1.5 };

/** Reads the first bytes of an answer, then leaves. Returns the ms since `startedAt`. */
async function firstByte(answer: Response, startedAt: number): Promise<number> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const reader = answer.body?.getReader();
  await reader?.read();
  const took = performance.now() - startedAt;
  // The whole sound: what is left early would leave work to the next run.
  while (reader && !(await reader.read()).done);
  return took;
}

/** As the editor does: the conversion, then its stream. */
async function byApp(user: TestUser): Promise<number> {
  const input = { segments: [newText(characters)], speakerId: 'nomin', language: 'mn' as const };
  const startedAt = performance.now();
  const { streamUrl } = await ask('synthesize', user, { input });
  return firstByte(await fetch(new URL(streamUrl, baseUrl())), startedAt);
}

async function byKey(key: string): Promise<number> {
  const body = JSON.stringify({ model: 'tts-1', voice: 'nomin', input: newText(characters) });
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const startedAt = performance.now();
  const sent = { method: 'POST', headers, body };
  return firstByte(await fetch(`${baseUrl()}/v1/audio/speech`, sent), startedAt);
}

async function keyOf(): Promise<string> {
  return (await withKey(await newProUser(), ['speak'])).token;
}

const stolen = watchStealTime();
const user = await newProUser();
const { token: key } = await withKey(user, ['speak']);
await byApp(user);
await byKey(key);
const app: number[] = [];
const alone: number[] = [];
for (let run = 0; run < runs; run++) {
  app.push(await byApp(user));
  alone.push(await byKey(key));
  row(`run ${run + 1}`, `app ${ms(app.at(-1) ?? 0)}`, `/v1 ${ms(alone.at(-1) ?? 0)}`);
}
heading(`First byte of ${characters} characters, median of ${runs}`);
row('the app’s own stream', ms(median(app)));
row('/v1/audio/speech', ms(median(alone)));
goal({ what: '/v1 against the app', value: median(alone) / median(app), max: goals.share });

heading(`${clients} clients at once`);
const keys = await Promise.all(Array.from({ length: clients }, keyOf));
const crowd = await Promise.all(keys.map(byKey));
row('p50', ms(percentile(crowd, 0.5)));
row('p95', ms(percentile(crowd, 0.95)));
goal({ what: 'p95 against one', value: percentile(crowd, 0.95) / median(alone), max: goals.crowd });
console.log(`  ${stolen()}`);
process.exit(printMissedGoals());
