// The suite of `npm start` and `npm run dev`: it keeps its data, prints its addresses, and runs until it is stopped.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { installedVoices, voicesFolder } from '@duu/speech/voices/installed';
import { CommandError, printProgress } from '../../tools/command.ts';
import { tryLock } from '../../tools/lock.mjs';
import { localDir } from '../../tools/paths.ts';
import { onStopSignal } from '../../tools/processes.mjs';
import { seed } from '../seed/seed.ts';
import { autosave } from './autosave.ts';
import { chooseBackends } from './backends.ts';
import { greeting } from './greeting.ts';
import { givenOffset, type Ports } from './ports.ts';
import { type Suite, startSuite } from './suite.ts';
import type { Parts } from './suite-folder.ts';
import { startTicker } from './ticker.ts';

const interrupted = 130;
/** The Functions emulator puts `> ` before what functions print, sometimes after a colour code. */
const functionLog = /^[^\w]*(\[\d+m)?> /;

interface Beside {
  readonly stop: () => Promise<void>;
}

export interface LastingOptions {
  /** Delete the stored data and start from the seed data. */
  readonly fresh: boolean;
  /** Builds what the suite serves. */
  readonly prepare: () => Promise<void>;
  readonly parts: Parts;
  /** Print the functions' logs. */
  readonly showLogs: boolean;
  /** Starts what runs beside the emulators. */
  readonly beside: (ports: Ports) => Promise<Beside>;
}

/** Runs until it is stopped. Returns the exit code. */
export async function runLastingSuite(options: LastingOptions): Promise<number> {
  const offset = givenOffset() ?? 0;
  const dataDir = path.join(localDir, offset === 0 ? 'data' : `data-${offset}`);
  const release = lockData(offset);
  const stopRequested = new Promise<'stop'>((resolve) => onStopSignal(() => resolve('stop')));
  const saving = autosave();
  let starting: Promise<Suite> | undefined;
  let besides: Promise<Beside> | undefined;
  let stopping = false;
  const begin = async () => {
    const backends = await chooseBackends();
    await options.prepare();
    if (options.fresh) rmSync(dataDir, { recursive: true, force: true });
    printProgress('Starting the emulators…');
    const parts = { ...options.parts, voices: voicesFolder() };
    const onLine = (line: string) => {
      saving.notice(line);
      if (options.showLogs && functionLog.test(line)) printProgress(line);
    };
    starting = startSuite({ offset, backends, parts, dataDir, env: {}, onLine });
    const suite = await starting;
    if (!suite.restored) {
      printProgress('Adding demo users, plans, speakers and sample audio…');
      await seed(suite.env, 'demo');
      await suite.save();
    }
    if (installedVoices(voicesFolder()).length > 0) await seed(suite.env, 'voices');
    suite.keepFromNowOn();
    if (stopping) throw new CommandError('Stopped.');
    besides = options.beside(suite.ports);
    await besides;
    return suite;
  };
  try {
    const begun = await Promise.race([begin(), stopRequested]);
    if (begun === 'stop') {
      printProgress('Stopping before everything was up…');
      return interrupted;
    }
    await serve(begun, saving, stopRequested);
  } finally {
    stopping = true;
    await (await besides?.catch(() => undefined))?.stop();
    // An interrupted start still has emulators to stop.
    await (await starting?.catch(() => undefined))?.stop();
    release();
  }
  printProgress(`Stopped. Your data are in ${path.relative(process.cwd(), dataDir) || dataDir}.`);
  return 0;
}

/** Locks the data of this clone and offset, which two launchers would overwrite. */
function lockData(offset: number): () => void {
  const lock = tryLock(path.join(localDir, `running-${offset}.lock`));
  if ('release' in lock) return lock.release;
  throw new CommandError(
    `Duu already runs from this folder (process ${lock.holder}): stop it with Ctrl-C there, or start a second one with DUU_PORT_OFFSET=3000 before the command.`,
  );
}

async function serve(
  suite: Suite,
  saving: ReturnType<typeof autosave>,
  stopRequested: Promise<'stop'>,
): Promise<void> {
  const ticker = startTicker(suite.env);
  saving.start(suite.save);
  process.stdout.write(
    greeting(suite.ports, suite.restored, installedVoices(voicesFolder()).length > 0),
  );
  const end = await Promise.race([stopRequested, suite.ended.then(() => 'crash' as const)]);
  ticker.stop();
  await saving.stop();
  if (end === 'crash')
    throw new CommandError(
      `The emulators ended by themselves; their log is ${suite.logFile}. Start again: your data up to the last half minute are kept.`,
    );
  printProgress('Saving…');
  await suite.save();
}
