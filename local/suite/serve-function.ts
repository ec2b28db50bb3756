// Serves one built function like production: by functions-framework, without the Functions emulator.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '../../tools/command.ts';
import { freePort } from '../../tools/free-port.ts';
import { node, root } from '../../tools/paths.ts';

/** The platform adds it to a function by itself. */
const framework = path.join(
  root,
  'node_modules/@google-cloud/functions-framework/build/src/main.js',
);

/** Values for the secrets that every function may need: no provider is used. */
export const placeholderSecrets = {
  DUU_STREAM_KEY: 'test',
  DUU_TRIAL_KEY: 'test',
  DUU_AZURE_KEY: 'none',
  DUU_CHIMEGE_TOKEN: 'none',
  DUU_SPEECH_SERVER_KEY: 'none',
  DUU_MAIL_ACCESS: 'none',
  QPAY_USERNAME: 'none',
  QPAY_PASSWORD: 'none',
  QPAY_INVOICE_CODE: 'none',
  QPAY_CALLBACK_KEY: 'test',
  STRIPE_SECRET_KEY: 'none',
  STRIPE_WEBHOOK_SECRET: 'none',
};

export interface ServedFunction {
  readonly port: number;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * @param source the functions folder
 * @param core the processor core that it gets (Linux); by default all of them
 * @throws CommandError with the function's output if it ends before it listens
 */
export async function serveFunction(
  target: string,
  {
    source = path.join(root, 'functions'),
    env = {},
    core,
  }: { source?: string; env?: Record<string, string>; core?: number } = {},
): Promise<ServedFunction> {
  const port = await freePort();
  const { FUNCTIONS_EMULATOR: _, ...around } = process.env;
  const onCore = core === undefined ? [] : ['taskset', '-c', String(core)];
  const [program = node, ...args] = [...onCore, node, framework];
  const child: ChildProcess = spawn(
    program,
    [...args, '--source', source, '--target', target, '--port', String(port)],
    {
      cwd: source,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...around, NODE_ENV: 'production', ...placeholderSecrets, ...env },
    },
  );
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
    process.stderr.write(chunk);
  });
  const ended = once(child, 'exit');
  const listens = () =>
    fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
  while (!(await listens())) {
    if (child.exitCode !== null) throw new CommandError(`${target} did not start:\n${complaints}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    pid: child.pid,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
