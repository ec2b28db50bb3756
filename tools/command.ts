/** An error that the developer has to fix: one sentence that says how, shown without a stack trace. */
export class CommandError extends Error {}

/** Runs a command's main function. An error becomes one sentence and exit code 1. */
export async function runCommand(main: () => Promise<number>): Promise<never> {
  // A closed terminal must not end a command before it has saved.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let code = 1;
  try {
    code = await main();
  } catch (error) {
    if (error instanceof CommandError) process.stderr.write(`${error.message}\n`);
    else if (process.env.DUU_DEBUG) process.stderr.write(`${(error as Error).stack}\n`);
    else
      process.stderr.write(
        `${error instanceof Error ? error.message : String(error)}\nThis was not foreseen; DUU_DEBUG=1 before the command shows where it happened.\n`,
      );
  }
  // What still runs (an interrupted start, an open connection) must not keep the process alive.
  process.exit(code);
}

/** Prints progress to standard error, because standard output is for results. */
export function printProgress(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
