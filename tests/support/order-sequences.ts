import { comeToRest, perform, type Sequence } from './order-deeds.ts';
import { faultsAtRest, faultsOf } from './order-invariants.ts';
import { OrderWorld } from './order-world.ts';

interface Played {
  /** What went wrong first, with the step it came from; null where nothing did. */
  readonly fault: string | null;
  readonly steps: number;
}

/** Plays one sequence and looks at the books after each step, and once everything has come to rest. */
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

/** Plays them some at once, as different people do. */
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
