/** Something a person has to put right: one sentence with the way out, shown without a stack trace. */
export class Refusal extends Error {}

/** Runs a command's main function and turns what it throws into one sentence and exit code 1. */
export async function runCommand(main: () => Promise<number>): Promise<never> {
  // A terminal that was closed must not end a command before it has saved.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let code = 1;
  try {
    code = await main();
  } catch (error) {
    if (error instanceof Refusal) process.stderr.write(`${error.message}\n`);
    else if (process.env.DUU_DEBUG) process.stderr.write(`${(error as Error).stack}\n`);
    else
      process.stderr.write(
        `${error instanceof Error ? error.message : String(error)}\nThis was not foreseen; DUU_DEBUG=1 before the command shows where it happened.\n`,
      );
  }
  // Whatever is still under way (a start that was interrupted, an open channel) must not hold the terminal.
  process.exit(code);
}

/** Progress goes to standard error, so that standard output holds only what was asked for. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
