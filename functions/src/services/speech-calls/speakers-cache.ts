import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../../deps.ts';
import { publishedSpeakers } from '../catalogue.ts';

/** As long as answers with speakers are cached elsewhere, in ms. */
const cachedMs = 60_000;

const kept = new WeakMap<
  Deps['documents'],
  { readonly speakers: Promise<WithId<Speaker>[]>; readonly until: number }
>();

/** Returns the published speakers in order, at most a minute old. */
export function knownSpeakers(deps: Deps): Promise<readonly WithId<Speaker>[]> {
  const at = deps.now().getTime();
  const known = kept.get(deps.documents);
  if (known && known.until > at) return known.speakers;
  const speakers = publishedSpeakers(deps);
  kept.set(deps.documents, { speakers, until: at + cachedMs });
  speakers.catch(() => kept.delete(deps.documents));
  return speakers;
}
