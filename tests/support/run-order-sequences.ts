import { atOnce } from './at-once.ts';
import { OrderFixture } from './order-fixture.ts';
import { faultsOf, faultsWhenSettled } from './order-invariants.ts';
import type { OrderSequence } from './order-sequence.ts';
import { performOrderAction, runUntilSettled } from './perform-order-action.ts';

interface Result {
  /** The first violated invariant with its step; null if there is none. */
  readonly fault: string | null;
  readonly steps: number;
}

/** Runs one sequence and checks the invariants after each step, and at the end after all webhooks and jobs. */
async function runOne({ startsAt, steps }: OrderSequence): Promise<Result> {
  const fixture = await OrderFixture.make(startsAt);
  for (const [at, step] of steps.entries()) {
    try {
      await performOrderAction(fixture, step);
    } catch (error) {
      const text = error instanceof Error ? error.stack : String(error);
      return { fault: `step ${at} ${JSON.stringify(step)} threw ${text}`, steps: at };
    }
    const [fault] = await faultsOf(fixture);
    if (fault) return { fault: `step ${at} ${JSON.stringify(step)}: ${fault}`, steps: at };
  }
  await runUntilSettled(fixture);
  const [fault] = await faultsWhenSettled(fixture);
  return { fault: fault ? `when settled: ${fault}` : null, steps: steps.length };
}

/** Runs several in parallel, as different users. */
export async function runOrderSequences(
  sequences: readonly OrderSequence[],
): Promise<{ faults: string[]; steps: number }> {
  const faults: string[] = [];
  let steps = 0;
  await atOnce(6, sequences, async (one) => {
    const result = await runOne(one);
    steps += result.steps;
    if (result.fault !== null) faults.push(`${result.fault}\n${JSON.stringify(one)}`);
  });
  return { faults, steps };
}
