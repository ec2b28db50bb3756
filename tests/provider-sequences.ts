// Plays random sequences of customers' actions at Stripe, QPay and the simulated provider, on the real services and
// local servers of both: payments, faults of their answers, webhooks that come late, twice or never, refunds by admins
// and in dashboards, renewals, disputes, conversions and clock jumps. Compares the books after every step.
//   npm run suite -- --only-data -- node tests/provider-sequences.ts [--count 50] [--seed N]
import { parseArgs } from 'node:util';
import { closeTogether, playSequence } from './support/provider-sequence.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '50' }, seed: { type: 'string' } },
});
const count = Number(values.count);
const first = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
const begunAt = performance.now();
let steps = 0;
let broken = 0;
for (let seed = first; seed < first + count; seed++) {
  const played = await playSequence(seed);
  steps += played.done.length;
  if (played.fault === null) continue;
  broken++;
  console.log(`seed ${seed}: ${played.fault}\n  ${played.done.join('\n  ')}`);
}
await closeTogether();
const seconds = Math.round((performance.now() - begunAt) / 1000);
console.log(
  `${count} sequences from seed ${first}, ${steps} steps in ${seconds} s: ${broken} with a fault`,
);
process.exit(broken > 0 || steps === 0 ? 1 : 0);
