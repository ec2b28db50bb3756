import { spawn } from 'node:child_process';
import { end } from '../tests/pages/support/engines/processes.ts';

const samplesPerMs = 48;

/** What a silent sound device is given to play. */
export interface SoundOnset {
  /** Listens anew. */
  reset(): void;
  /** Returns when the first sound since then was played, in ms since 1970; null while there was none. */
  heardAt(): number | null;
  stop(): Promise<void>;
}

/** Listens to a sound server's silent device, named null, with `parec`. */
export function listenToSink(parec: string, env: Readonly<Record<string, string>>): SoundOnset {
  const format = ['--raw', '--format=s16le', '--channels=1', `--rate=${samplesPerMs * 1000}`];
  const recorder = spawn(parec, [...format, '--latency-msec=5', '--device=null.monitor'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  let heardAt: number | null = null;
  recorder.stdout.on('data', (sound: Buffer) => {
    // A chunk may begin with half a sample; silence is all zeros.
    const first = sound.findIndex((byte) => byte !== 0);
    if (first < 0) return;
    const msAgo = (sound.length - first) / 2 / samplesPerMs;
    heardAt ??= performance.timeOrigin + performance.now() - msAgo;
  });
  return {
    reset: () => {
      heardAt = null;
    },
    heardAt: () => heardAt,
    stop: () => end(recorder),
  };
}
