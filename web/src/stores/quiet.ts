const waiting: (() => void)[] = [];
let moments = 0;

/** Holds back what `afterQuiet` is given until `end` resolves: something in the page must not be held up. */
export async function keepQuiet(end: Promise<void>): Promise<void> {
  moments++;
  await end;
  moments--;
  if (moments === 0) for (const run of waiting.splice(0)) run();
}

/** Runs this now, or in order once nothing asks for quiet. */
export function afterQuiet(run: () => void): void {
  if (moments === 0) run();
  else waiting.push(run);
}
