import type { Audio } from '@duu/contract/documents/audio';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { withRequestId } from '../../request-context.ts';
import { failedAudio } from './failed-audio.ts';
import { type RunningConversion, runningConversion } from './running-conversions.ts';
import type { StreamTicket } from './stream-url.ts';

/** The sound of a conversion: its file, or the running conversion. */
export type StreamSource =
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'live';
      readonly sound: AsyncIterable<Uint8Array>;
      /** Aborted when the audio is deleted: the rest may not be heard. */
      readonly cutOff: AbortSignal;
    };

const pauseMs = 250;

/** Returns the file of the ticket's version; null if it is not made yet. */
async function fileOf(
  { documents }: Deps,
  { uid, audioId, version }: StreamTicket,
  audio: Audio,
): Promise<string | null> {
  if (audio.storagePath === null || audio.version < version) return null;
  if (audio.version === version) return audio.storagePath;
  const former = (await documents.version(uid, audioId, version).get()).data();
  if (!former) throw new ApiError('version.not_found');
  return former.storagePath;
}

/** Yields the sound from the beginning, after its document says that it is heard. */
async function* marked(conversion: RunningConversion): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of conversion.recording.listen()) {
    await conversion.markHeard();
    yield chunk;
  }
}

/**
 * Returns the sound that a ticket gives access to. Starts the conversion if no attempt holds the lease. Waits
 * for the file with `wholeOnly`, or while another instance converts.
 * @throws ApiError `audio.not_found`, `audio.expired`, `version.not_found`, the error of a failed conversion,
 * or `audio.not_ready` after `timeoutMs`
 */
export async function streamSource(
  deps: Deps,
  ticket: StreamTicket,
  { wholeOnly, timeoutMs }: { wholeOnly: boolean; timeoutMs: number },
): Promise<StreamSource> {
  const { uid, audioId } = ticket;
  const deadline = deps.now().getTime() + timeoutMs;
  for (;;) {
    const audio = (await deps.documents.audio(uid, audioId).get()).data();
    if (!audio) throw new ApiError('audio.not_found');
    if (audio.expiresAt <= deps.now()) throw new ApiError('audio.expired');
    const path = await fileOf(deps, ticket, audio);
    if (path !== null) return { kind: 'file', path };
    if (audio.state !== 'creating') throw failedAudio(audio);
    const outcome = await withRequestId(ticket.requestId, () =>
      runningConversion(deps, uid, audioId, 'player', { seen: audio, listens: !wholeOnly }),
    );
    if (outcome.kind === 'running') {
      if (!wholeOnly) {
        const { conversion } = outcome;
        return { kind: 'live', sound: marked(conversion), cutOff: conversion.recording.cutOff };
      }
      await outcome.conversion.ended;
    } else if (outcome.kind === 'busy') await deps.pause(pauseMs);
    if (deps.now().getTime() > deadline) throw new ApiError('audio.not_ready');
  }
}
