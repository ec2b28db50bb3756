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

/** How a conversion ends. */
type Outcome =
  | { readonly state: 'done'; readonly durationMs: number }
  | { readonly state: 'failed'; readonly error: ErrorKey };

/** Queues `audio.done` or `audio.failed`, in the transaction that ends the conversion. `audio` is as it is afterwards. */
export function queueAudioEnded(
  tx: Transaction,
  deps: Making,
  ending: Ending,
  outcome: Outcome,
): void {
  const data = () => ({ ...linksOf(deps, ending), ...outcome });
  queueWebhooks(tx, deps, ending, `audio.${outcome.state}`, data);
}
