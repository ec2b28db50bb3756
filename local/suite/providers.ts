// Starts the local payment providers beside the emulators, each in a separate process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CommandError } from '../../tools/command.ts';
import { node, root } from '../../tools/paths.ts';
import type { Ports } from './ports.ts';
import { pickSecrets } from './secrets.ts';

interface Provider {
  /** The name of its port and of its state file. */
  readonly name: 'qpay' | 'stripe';
  /** Path from the root. Takes --port and --file, and prints a line when it listens. */
  readonly program: string;
  /** The functions' setting with its address. */
  readonly setting: string;
  /** Further arguments. */
  readonly args: (ports: Ports) => string[];
  /** The secrets in its environment, which it shares with the functions. */
  readonly secrets: readonly string[];
}

const providers: readonly Provider[] = [
  {
    name: 'qpay',
    program: 'local/providers/qpay/main.ts',
    setting: 'QPAY_BASE_URL',
    args: () => [],
    secrets: [],
  },
  {
    name: 'stripe',
    program: 'local/providers/stripe/main.ts',
    setting: 'STRIPE_API_URL',
    args: ({ hosting }) => ['--webhook', `http://127.0.0.1:${hosting}/api/v1/webhooks/stripe`],
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
];

/** Returns the functions' settings for the local providers, as names and values. */
export function providerSettings(ports: Ports): [name: string, value: string][] {
  return providers.map(({ name, setting }) => [setting, `http://127.0.0.1:${ports[name]}`]);
}

/** @param dataDir the folder for their state; undefined: in memory only. */
export async function startProviders(
  ports: Ports,
  dataDir: string | undefined,
): Promise<{ stop: () => Promise<void> }> {
  const children = providers.map((provider) => start(provider, ports, dataDir));
  const stop = async () => {
    await Promise.all(children.map(end));
  };
  try {
    await Promise.all(
      children.map((child, at) => untilListening(child, providers[at]?.name ?? '')),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function start(
  { name, program, args, secrets }: Provider,
  ports: Ports,
  dataDir: string | undefined,
) {
  return spawn(
    node,
    [
      ...['--import', path.join(root, 'local/suite/die-with-parent.ts')],
      path.join(root, program),
      ...['--port', String(ports[name])],
      ...(dataDir ? ['--file', path.join(dataDir, `${name}.json`)] : []),
      ...args(ports),
    ],
    // A separate process group: Ctrl-C reaches only the launcher, which stops the emulators first.
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...pickSecrets(secrets) },
    },
  );
}

async function untilListening(child: ChildProcess, name: string): Promise<void> {
  if (!child.stdout) throw new Error(`The output of ${name} is not read.`);
  const announced = once(createInterface({ input: child.stdout }), 'line').then(() => true);
  const ended = once(child, 'exit').then(() => false);
  if (!(await Promise.race([announced, ended])))
    throw new CommandError(`The local ${name} server did not start: the lines above say why.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
