import type { DeviceAnswer, DeviceJob } from './device-messages.ts';

/** The longest that a piece may take on a slow device, in ms. */
const silentMs = 90_000;

/** The voice can't run in this browser. */
export class DeviceFailed extends Error {}

/**
 * Speaks in a worker, which ends with the sound or the signal. Returns a WAV file.
 * @throws DeviceFailed; the signal's reason
 */
export function speakOnDevice(
  job: DeviceJob,
  { signal, onSpoken }: { signal: AbortSignal; onSpoken: (pieces: number) => void },
): Promise<Blob> {
  const worker = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new DeviceFailed());
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(fail, silentMs);
    };
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<DeviceAnswer>) => {
      watch();
      if ('spoken' in data) onSpoken(data.spoken);
      else resolve(new Blob([data.wav], { type: 'audio/wav' }));
    };
    worker.onerror = fail;
    watch();
    worker.postMessage(job, [job.durations, job.sound]);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
