import { apiBase } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { User } from '@duu/contract/documents/user';
import type { ErrorKey } from '@duu/contract/errors/keys';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { queueWebhooks } from './queue-webhooks.ts';

/** A conversion that ends. */
interface Ending {
  readonly uid: string;
  readonly audioId: string;
  readonly audio: Audio;
  readonly user: User | undefined;
}

type Making = Pick<Deps, 'documents' | 'now' | 'newId' | 'site'>;

/** Ids and links, no text: not even the name, which is the user's. */
function linksOf({ site }: Making, { audioId, audio }: Ending) {
  const { version, language, characters } = audio;
  return {
    id: audioId,
    version,
    language,
    characters,
    page: `${site()}/app/audio/${audioId}`,
    api: `${site()}${apiBase}/audios/${audioId}`,
  };
}

/** Queues `audio.done`, in the transaction that ends the conversion. `audio` is as it is afterwards. */
export function queueAudioDone(
  tx: Transaction,
  deps: Making,
  ending: Ending,
  durationMs: number,
): void {
  queueWebhooks(tx, deps, ending, 'audio.done', () => ({
    ...linksOf(deps, ending),
    state: 'done',
    durationMs,
  }));
}

/** Queues `audio.failed`, in the transaction that ends the conversion. */
export function queueAudioFailed(
  tx: Transaction,
  deps: Making,
  ending: Ending,
  error: ErrorKey,
): void {
  queueWebhooks(tx, deps, ending, 'audio.failed', () => ({
    ...linksOf(deps, ending),
    state: 'failed',
    error,
  }));
}
