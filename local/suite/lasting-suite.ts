// The suite of `npm start` and `npm run dev`: it keeps its data, prints its addresses, and runs until it is stopped.
import { copyFileSync, rmSync } from 'node:fs';
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
import { endReport } from './process-ends.ts';
import { type Suite, startSuite } from './suite.ts';
import type { Parts } from './suite-folder.ts';
import { startTicker } from './ticker.ts';

const interrupted = 130;
/** How often emulators that ended by themselves are started again. */
const maxRestarts = { times: 3, withinMs: 10 * 60_000 };
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
  let start: () => Promise<Suite> = () => Promise.reject(new CommandError('Not prepared.'));
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
      const report = endReport(line);
      if (report !== undefined) printProgress(report);
      else if (options.showLogs && functionLog.test(line)) printProgress(line);
    };
    start = () => {
      starting = startSuite({ offset, backends, parts, dataDir, env: {}, onLine });
      return starting;
    };
    const suite = await start();
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
    process.stdout.write(
      greeting(begun.ports, begun.restored, installedVoices(voicesFolder()).length > 0),
    );
    await serveOn(begun, { start, saving, stopRequested, offset });
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

/** Serves until it is stopped. Starts emulators again that ended by themselves. @throws CommandError if they go on ending */
async function serveOn(
  begun: Suite,
  {
    start,
    offset,
    saving,
    stopRequested,
  }: {
    start: () => Promise<Suite>;
    offset: number;
    saving: ReturnType<typeof autosave>;
    stopRequested: Promise<'stop'>;
  },
): Promise<void> {
  const logFile = path.join(localDir, `ended-${offset}.log`);
  const restarts: number[] = [];
  let suite = begun;
  for (;;) {
    const how = await serve(suite, saving, stopRequested);
    if (how === undefined) return;
    // The next start deletes the suite's folder.
    copyFileSync(suite.logFile, logFile);
    printProgress(`firebase-tools, which runs the emulators, ${how}\nIts log is ${logFile}.`);
    await suite.stop();
    const recent = restarts.filter((at) => Date.now() - at < maxRestarts.withinMs);
    if (recent.length >= maxRestarts.times)
      throw new CommandError('The emulators ended too often to start them again.');
    restarts.push(Date.now());
    printProgress('Starting the emulators again…');
    const again = await Promise.race([start(), stopRequested]);
    if (again === 'stop') return;
    suite = again;
    suite.keepFromNowOn();
    printProgress('Duu is ready again. Changes of the last half minute may be lost.');
  }
}

/** Serves until it is stopped or the emulators end. Returns how they ended; undefined if it was stopped. */
async function serve(
  suite: Suite,
  saving: ReturnType<typeof autosave>,
  stopRequested: Promise<'stop'>,
): Promise<string | undefined> {
  const ticker = startTicker(suite.env);
  saving.start(suite.save);
  const end = await Promise.race([stopRequested, suite.ended]);
  ticker.stop();
  await saving.stop();
  if (end !== 'stop') return end;
  printProgress('Saving…');
  await suite.save();
  return undefined;
}
