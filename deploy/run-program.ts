import { CommandError } from '../tools/command.ts';
import { runToEnd } from '../tools/run-to-end.ts';

export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Shows the program's output while it runs. */
  readonly show?: boolean;
}

/** Runs a program to its end. Returns its standard output. @throws CommandError with its last lines if it fails */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, show = false }: RunOptions,
): Promise<string> {
  const { code, output, all } = await runToEnd(program, args, { cwd, env, show });
  if (code === 0) return output;
  const last = show ? '' : `${all.trim().split('\n').slice(-15).join('\n')}\n`;
  throw new CommandError(`${last}\`${[program, ...args].join(' ')}\` failed (${code}).`);
}
