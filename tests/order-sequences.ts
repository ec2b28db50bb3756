// Runs many random sequences of orders, webhooks (late, duplicate, reordered, lost), crashes, admin actions and clock jumps
// with the real services, and checks the books after each step. It needs a separate suite:
//   npm run suite -- node tests/order-sequences.ts --count 1000 [--seed N]
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { invoiceFaults } from './support/order-invariants.ts';
import { orderSequence } from './support/order-sequence.ts';
import { runOrderSequences } from './support/run-order-sequences.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string' } },
});
const count = Number(values.count);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

const startedAt = performance.now();
const { faults, steps } = await runOrderSequences(
  fc.sample(orderSequence, { numRuns: count, seed }),
);
const years = Array.from({ length: 20 }, (_, at) => 2031 + at);
faults.push(...(await invoiceFaults(years)));
const seconds = Math.round((performance.now() - startedAt) / 1000);
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n\n`);
process.stdout.write(
  `${count} sequences (seed ${seed}) of ${steps} steps in ${seconds} s: ${faults.length} with a fault\n`,
);
process.exit(faults.length === 0 ? 0 : 1);
