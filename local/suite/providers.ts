// Payment providers that run on this machine beside the emulators, each a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { node, root } from '../../tools/paths.ts';
import { Refusal } from '../../tools/refusal.ts';
import type { Ports } from './ports.ts';
import { pickSecrets } from './secrets.ts';

interface Provider {
  /** Its name among the ports, and of the file that keeps its state. */
  readonly name: 'qpay' | 'stripe';
  /** From the root. Takes --port and --file, and prints a line once it listens. */
  readonly program: string;
  /** The setting of the functions that holds its address. */
  readonly setting: string;
  /** What else its command line takes. */
  readonly args: (ports: Ports) => string[];
  /** The secrets that it shares with the functions, in its environment. */
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

/** Names and values of the settings that lead the functions to the local providers. */
export function providerSettings(ports: Ports): [name: string, value: string][] {
  return providers.map(({ name, setting }) => [setting, `http://127.0.0.1:${ports[name]}`]);
}

/** @param dataDir where they keep their state; undefined: it ends with them. */
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
    // A group of its own: Ctrl-C reaches the launcher alone, which stops the emulators first.
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
  const said = once(createInterface({ input: child.stdout }), 'line').then(() => true);
  const ended = once(child, 'exit').then(() => false);
  if (!(await Promise.race([said, ended])))
    throw new Refusal(`The local ${name} server did not start: the lines above say why.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
