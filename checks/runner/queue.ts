// Runs steps side by side: each as soon as the steps it needs are done and there is room for it.

export interface Step<Name extends string = string> {
  readonly name: Name;
  /** How many cores it keeps busy. */
  readonly weight: number;
  /** Steps that have to pass before it can start. */
  readonly needs: readonly Name[];
  /** Steps that use the same thing never run at once. */
  readonly uses?: string;
}

export interface Outcome {
  readonly ok: boolean;
}

export type Ended<Name extends string, Result extends Outcome> =
  | { readonly step: Step<Name>; readonly result: Result }
  /** It was not started, because a step that it needs has failed. */
  | { readonly step: Step<Name>; readonly missing: Name };

/**
 * Runs every step once and calls `ended` after each. Of several that could start, the first in the list starts. A step
 * that weighs more than `room` runs when nothing else does.
 */
export async function runQueue<Name extends string, Result extends Outcome>(
  steps: readonly Step<Name>[],
  room: number,
  run: (step: Step<Name>) => Promise<Result>,
  ended: (end: Ended<Name, Result>) => void,
): Promise<void> {
  const waiting = new Set(steps);
  const running = new Map<Step<Name>, Promise<Step<Name>>>();
  const done = new Map<Name, boolean>();
  const end = (of: Ended<Name, Result>) => {
    waiting.delete(of.step);
    done.set(of.step.name, 'result' in of && of.result.ok);
    ended(of);
  };
  for (;;) {
    for (const step of waiting) {
      const missing = step.needs.find((name) => done.get(name) === false);
      if (missing !== undefined) end({ step, missing });
      else if (step.needs.every((name) => done.has(name)) && fits(step, running.keys(), room)) {
        waiting.delete(step);
        running.set(
          step,
          run(step).then((result) => {
            end({ step, result });
            return step;
          }),
        );
      }
    }
    if (running.size > 0) running.delete(await Promise.race(running.values()));
    else if (waiting.size === 0) return;
    else if (![...waiting].some(({ needs }) => needs.some((name) => done.get(name) === false)))
      throw new Error(`These steps wait for each other: ${[...waiting].map(({ name }) => name)}.`);
  }
}

function fits(step: Step, running: Iterable<Step>, room: number): boolean {
  const others = [...running];
  if (step.uses !== undefined && others.some(({ uses }) => uses === step.uses)) return false;
  const busy = others.reduce((sum, { weight }) => sum + weight, 0);
  return busy + Math.min(step.weight, room) <= room;
}
