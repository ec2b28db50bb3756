import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessGone } from '../../repositories/documents.ts';
import { makingOf } from './makings.ts';

const longestPauseMs = 2_000;

/**
 * Sees that an audio ends, done or failed: makes it, or waits while another instance does and takes over when
 * that one stops renewing its lease. Throws after `patienceMs`, so that the queue asks again.
 */
export async function seeThrough(
  deps: Deps,
  uid: string,
  audioId: string,
  patienceMs: number,
): Promise<void> {
  const deadline = deps.now().getTime() + patienceMs;
  for (;;) {
    const outcome = await unlessGone(makingOf(deps, uid, audioId), { kind: 'ended' });
    if (outcome.kind === 'ended') return;
    if (outcome.kind === 'making') await outcome.making.ended;
    else {
      const left = outcome.until.getTime() - deps.now().getTime();
      await deps.pause(Math.min(longestPauseMs, Math.max(50, left + 10)));
    }
    if (deps.now().getTime() > deadline) throw new ApiError('failed_to_synthesize_audio');
  }
}
