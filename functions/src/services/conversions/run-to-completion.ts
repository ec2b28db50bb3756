import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessUserDeleted } from '../../repositories/documents.ts';
import { runningConversion } from './running-conversions.ts';

/** Where an end isn't told, it is asked for. */
const maxPauseMs = 10_000;

/** Waits so long for another instance, or until that has ended the conversion or given it up. */
async function waitForOther(deps: Deps, uid: string, audioId: string, ms: number): Promise<void> {
  let stop: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    stop = deps.documents.audio(uid, audioId).onSnapshot(
      (snapshot) => {
        const isHeld = snapshot.get('state') === 'creating' && snapshot.get('lease') !== null;
        if (!isHeld) resolve();
      },
      (error) => deps.log.error('audio_not_watched', { audioId }, error),
    );
  });
  await Promise.race([ended, deps.pause(ms)]);
  stop?.();
}

/**
 * Runs a conversion until it is done or failed: converts, or waits for the instance that does and takes over
 * if its lease expires. Throws after `timeoutMs`, so that the queue retries.
 * @param onWhole called when the sound is complete, if it is made here: it is still to be stored
 */
export async function runToCompletion(
  deps: Deps,
  uid: string,
  audioId: string,
  timeoutMs: number,
  onWhole: () => void = () => undefined,
): Promise<void> {
  const deadline = deps.now().getTime() + timeoutMs;
  for (;;) {
    const outcome = await unlessUserDeleted(runningConversion(deps, uid, audioId, 'queue'), {
      kind: 'ended',
    });
    if (outcome.kind === 'ended') return;
    if (outcome.kind === 'running') {
      void outcome.conversion.recording.whenWhole.then(onWhole);
      await outcome.conversion.ended;
    } else {
      const left = outcome.until.getTime() - deps.now().getTime();
      await waitForOther(deps, uid, audioId, Math.min(maxPauseMs, Math.max(50, left + 10)));
    }
    if (deps.now().getTime() > deadline) throw new ApiError('failed_to_synthesize_audio');
  }
}
