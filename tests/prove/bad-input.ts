// Sends requests generated from the contract's schemas and picked by hand, as users of every kind. Each answer has to be one
// of the contract, within 10 s and no 5xx, and a refused request changes no document, file or account. It needs a separate
// suite, because it changes plans and speakers:
//   npm run suite -- --no-web --env DUU_LIMIT_FACTOR=1000 -- node tests/prove/bad-input.ts [--count 5200] [--seed N]
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyRequest, type MadeRequest, makeFixtures } from '../support/contract-requests.ts';
import { handPicked, withUnknownFields } from '../support/hand-picked-requests.ts';
import { wrongStatus } from '../support/picked-request.ts';
import { type Sent, sendAll, writesOfRefused } from '../support/refused-requests.ts';
import { tracesWith } from '../support/traces.ts';

/** Requests with the same users. */
const perRound = 200;
/** They remove or disable the users of a round, so they come last. */
const ending: readonly unknown[] = ['deleteMe', 'adminUpdateUser'];

const { values } = parseArgs({
  options: { count: { type: 'string', default: '5200' }, seed: { type: 'string' } },
});
const count = Number(values.count);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

const outcomes = new Map<string, number>();
const faults: string[] = [];
let slowestMs = 0;
let refused = 0;

function record(sent: readonly Sent[]): void {
  for (const { made, status, key, ms, fault } of sent) {
    slowestMs = Math.max(slowestMs, ms);
    if (status >= 400) refused++;
    const outcome =
      key === null || status >= 500 ? String(status) : `${status} ${key.slice(0, 60)}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (fault !== null) faults.push(`${fault}: ${described(made)}`);
  }
}

function described({ body, ...made }: MadeRequest): string {
  return JSON.stringify({ ...made, body: String(body) }).slice(0, 600);
}

/** Requests that end the users' accounts last. */
const inOrder = (requests: readonly MadeRequest[]) => [
  ...requests.filter(({ call }) => !ending.includes(call)),
  ...requests.filter(({ call }) => ending.includes(call)),
];

async function generated(from: number, many: number): Promise<void> {
  const fixtures = await makeFixtures();
  const options = { numRuns: many, seed: seed + from };
  const requests = fc.sample(anyRequest(fixtures, { keepShared: false }), options);
  const sent = await sendAll(fixtures, inOrder(requests));
  record(sent);
  faults.push(...(await writesOfRefused(fixtures, sent)));
}

/** Returns the number of requests. */
async function picked(): Promise<number> {
  const fixtures = await makeFixtures();
  const all = [...handPicked(fixtures), ...withUnknownFields(fixtures)];
  const sent = await sendAll(
    fixtures,
    all.map(({ made }) => made),
  );
  record(sent);
  for (const [at, one] of all.entries()) {
    const wrong = wrongStatus(one, sent[at]?.status ?? 0);
    if (wrong !== null) faults.push(wrong);
  }
  faults.push(...(await writesOfRefused(fixtures, sent)));
  const { owner } = fixtures.users;
  for (const path of await tracesWith(owner.uid, 'smuggled')) {
    faults.push(`${path} has an unknown field`);
  }
  return all.length;
}

const startedAt = performance.now();
const byHand = await picked();
for (let from = 0; from < count; from += perRound) {
  await generated(from, Math.min(perRound, count - from));
  process.stderr.write(`${Math.min(from + perRound, count)} of ${count} requests\n`);
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
for (const [outcome, times] of [...outcomes].sort((a, b) => b[1] - a[1])) {
  process.stdout.write(`${String(times).padStart(6)}  ${outcome}\n`);
}
process.stdout.write(
  `\n${count} generated requests (seed ${seed}) and ${byHand} picked by hand in ${seconds} s, ` +
    `the slowest ${Math.round(slowestMs)} ms\n` +
    `${refused} were refused, and sent again to see that they change nothing\n` +
    `${faults.length} faults\n`,
);
for (const fault of faults.slice(0, 50)) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
