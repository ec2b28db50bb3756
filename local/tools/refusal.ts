/** Something a person has to put right: one sentence with the way out, shown without a stack trace. */
export class Refusal extends Error {}

/** Runs a command's main function and turns what it throws into one sentence and exit code 1. */
export async function runCommand(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error instanceof Refusal) process.stderr.write(`${error.message}\n`);
    else if (process.env.DUU_DEBUG) process.stderr.write(`${(error as Error).stack}\n`);
    else
      process.stderr.write(
        `${error instanceof Error ? error.message : String(error)}\nThis was not foreseen; DUU_DEBUG=1 before the command shows where it happened.\n`,
      );
    process.exitCode = 1;
  }
}

/** Progress goes to standard error, so that standard output holds only what was asked for. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
