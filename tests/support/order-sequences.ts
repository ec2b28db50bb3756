import { comeToRest, perform, type Sequence } from './order-deeds.ts';
import { faultsAtRest, faultsOf } from './order-invariants.ts';
import { OrderWorld } from './order-world.ts';

interface Played {
  /** The first violated invariant with its step; null if there is none. */
  readonly fault: string | null;
  readonly steps: number;
}

/** Runs one sequence and checks the invariants after each step, and at the end after all webhooks and jobs. */
async function play({ startsAt, steps }: Sequence): Promise<Played> {
  const world = await OrderWorld.make(startsAt);
  for (const [at, step] of steps.entries()) {
    try {
      await perform(world, step);
    } catch (error) {
      const text = error instanceof Error ? error.stack : String(error);
      return { fault: `step ${at} ${JSON.stringify(step)} threw ${text}`, steps: at };
    }
    const [fault] = await faultsOf(world);
    if (fault) return { fault: `step ${at} ${JSON.stringify(step)}: ${fault}`, steps: at };
  }
  await comeToRest(world);
  const [fault] = await faultsAtRest(world);
  return { fault: fault ? `at rest: ${fault}` : null, steps: steps.length };
}

/** Runs several in parallel, as different users. */
export async function playAll(
  sequences: readonly Sequence[],
  atOnce = 6,
): Promise<{ faults: string[]; steps: number }> {
  const faults: string[] = [];
  let steps = 0;
  const next = sequences[Symbol.iterator]();
  const worker = async () => {
    for (const one of { [Symbol.iterator]: () => next }) {
      const played = await play(one);
      steps += played.steps;
      if (played.fault !== null) faults.push(`${played.fault}\n${JSON.stringify(one)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { faults, steps };
}
