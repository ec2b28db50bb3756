// A suite for people: it keeps its data between runs, says where everything is, and goes on until it is told to stop.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { seed } from '../seed/seed.ts';
import { localDir } from '../tools/paths.ts';
import { Refusal, say } from '../tools/refusal.ts';
import { onStopSignal } from '../tools/stop-signal.ts';
import { chooseBackends } from './backends.ts';
import { claimOffset } from './claim.ts';
import { greeting } from './greeting.ts';
import { keepSaving } from './keep-saving.ts';
import { type Ports, parseOffset } from './ports.ts';
import { type Suite, startSuite } from './suite.ts';
import type { Parts } from './suite-folder.ts';
import { startTicker } from './ticker.ts';

export type LastingOptions = {
  /** Throw the kept data away and begin from the seed data. */
  fresh: boolean;
  /** What has to be built first. */
  prepare: () => Promise<void>;
  parts: Parts;
  /** What else runs beside the emulators. */
  beside: (ports: Ports) => Promise<{ stop: () => Promise<void> }>;
};

export async function startLastingSuite(options: LastingOptions): Promise<void> {
  const offset = parseOffset(process.env.DUU_PORT_OFFSET ?? '0');
  const dataDir = path.join(localDir, offset === 0 ? 'data' : `data-${offset}`);
  const release = claimOffset(offset);
  const stopAsked = new Promise<void>((resolve) => onStopSignal(resolve));
  try {
    const backends = await chooseBackends();
    await options.prepare();
    if (options.fresh) rmSync(dataDir, { recursive: true, force: true });
    say('Starting the emulators…');
    const saving = keepSaving();
    const suite = await startSuite({
      offset,
      backends,
      parts: options.parts,
      dataDir,
      env: {},
      onLine: saving.notice,
    });
    try {
      await runUntilAsked(suite, options, saving, stopAsked);
    } finally {
      await suite.stop();
    }
    say(`Stopped. Your data are in ${path.relative(process.cwd(), dataDir) || dataDir}.`);
  } finally {
    release();
  }
}

async function runUntilAsked(
  suite: Suite,
  options: LastingOptions,
  saving: ReturnType<typeof keepSaving>,
  stopAsked: Promise<void>,
): Promise<void> {
  if (!suite.restored) {
    say('Filling in the demo people, the plans and the speakers…');
    await seed(suite.env, 'demo');
    await suite.save();
  }
  const beside = await options.beside(suite.ports);
  const ticker = startTicker(suite.env);
  saving.start(suite.save);
  process.stdout.write(greeting(suite.ports, suite.restored));
  const ended = await Promise.race([stopAsked, suite.ended.then(() => 'crashed' as const)]);
  ticker.stop();
  await beside.stop();
  await saving.stop();
  if (ended === 'crashed')
    throw new Refusal(
      `The emulators ended by themselves; their log is ${suite.logFile}. Start again: your data up to the last half minute are kept.`,
    );
  say('Saving…');
  await suite.save();
}
