import { atOnce } from './at-once.ts';
import { faultsOf, faultsWhenSettled } from './order-invariants.ts';
import type { OrderSequence } from './order-sequence.ts';
import { OrderWorld } from './order-world.ts';
import { performOrderAction, runUntilSettled } from './perform-order-action.ts';

interface Result {
  /** The first violated invariant with its step; null if there is none. */
  readonly fault: string | null;
  readonly steps: number;
}

/** Runs one sequence and checks the invariants after each step, and at the end after all webhooks and jobs. */
async function runOne({ startsAt, steps }: OrderSequence): Promise<Result> {
  const world = await OrderWorld.make(startsAt);
  for (const [at, step] of steps.entries()) {
    try {
      await performOrderAction(world, step);
    } catch (error) {
      const text = error instanceof Error ? error.stack : String(error);
      return { fault: `step ${at} ${JSON.stringify(step)} threw ${text}`, steps: at };
    }
    const [fault] = await faultsOf(world);
    if (fault) return { fault: `step ${at} ${JSON.stringify(step)}: ${fault}`, steps: at };
  }
  await runUntilSettled(world);
  const [fault] = await faultsWhenSettled(world);
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
