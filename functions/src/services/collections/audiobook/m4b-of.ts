import { chaptersOf, narratorsOf } from '@duu/contract/chapters';
import type { Collection } from '@duu/contract/documents/collection';
import { limits } from '@duu/contract/limits';
import { m4bHead } from '@duu/speech/output/m4b';
import { ApiError } from '../../../api-error.ts';
import type { Deps } from '../../../deps.ts';
import type { SentFile } from '../../audios/sent-file.ts';
import { sourcesIn } from '../../audios/sources.ts';
import { coverOf } from '../cover.ts';
import { copiesOf } from './aac-copies.ts';

const languages = { mn: 'mon', en: 'eng' } as const;

/** How far an audiobook is. */
interface Unfinished {
  readonly done: number;
  readonly audios: number;
}

/**
 * Returns the finished audios of a collection as one M4B, or how many of them are encoded if some are not.
 * @throws ApiError `collection.empty`, `collection.audiobook_too_long`
 */
export async function m4bOf(
  deps: Deps,
  uid: string,
  collectionId: string,
  collection: Collection,
): Promise<SentFile | Unfinished> {
  const sources = await sourcesIn(deps, uid, collectionId, collection);
  const seconds = sources.reduce((sum, one) => sum + one.samples / one.header.sampleRate, 0);
  if (seconds > limits.audiobookSeconds) {
    throw new ApiError('collection.audiobook_too_long', { limit: limits.audiobookSeconds / 3600 });
  }
  const copies = await copiesOf(deps, sources);
  const parts = sources.flatMap(({ audio }, at) => {
    const copy = copies[at];
    return copy ? [{ audio, copy }] : [];
  });
  const [first] = parts;
  if (!first || parts.length < sources.length)
    return { done: parts.length, audios: sources.length };
  const chapters = chaptersOf(parts, ({ audio }) => audio).map(({ title, pieces }) => ({
    title,
    frames: pieces.reduce((sum, { copy }) => sum + copy.frames.sizes.length, 0),
  }));
  const head = m4bHead({
    title: collection.name,
    author: collection.author ?? undefined,
    narrators: narratorsOf(parts.map(({ audio }) => audio)),
    cover: await coverOf(deps, collection),
    language: languages[first.audio.language],
    description: first.copy.frames.description,
    sampleRate: first.copy.frames.sampleRate,
    sizes: parts.flatMap(({ copy }) => copy.frames.sizes),
    chapters,
  });
  return {
    name: collection.name,
    type: 'audio/mp4',
    spans: [
      { bytes: head },
      ...parts.map(({ copy: { path, frames, bytes } }) => ({ path, from: frames.from, to: bytes })),
    ],
  };
}
