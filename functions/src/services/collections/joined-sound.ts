import type { Collection } from '@duu/contract/documents/collection';
import { limits } from '@duu/contract/limits';
import { samplesAt } from '@duu/speech/output/encode-joined';
import { id3 } from '@duu/speech/output/id3';
import { joinSounds } from '@duu/speech/output/join-sounds';
import { mp3DelaySamples } from '@duu/speech/output/mp3';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { FinishedAudio } from '../audios/collection-audios.ts';
import { chaptersOf, narratorsOf } from './chapters.ts';
import { coverOf } from './cover.ts';
import { bestFormat, isFormat, type Source, soundOf, sourcesIn } from './sources.ts';

/** An audio's place in the joined sound. */
export interface Entry {
  readonly audio: FinishedAudio;
  readonly startMs: number;
  readonly endMs: number;
  /** Length of its own file, which is without tags. */
  readonly ownMs: number;
  readonly read: () => AsyncGenerator<Uint8Array>;
}

/** All finished audios of a collection as one sound. */
export interface JoinedSound {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** Size of the MP3; null if it is encoded again. */
  readonly bytes: number | null;
  mp3(): AsyncGenerator<Uint8Array>;
}

/**
 * Returns all finished audios of a collection as one MP3 with chapters. Files of one format are joined frame by frame;
 * otherwise all are decoded and encoded in one run, as players don't expect a change within a file.
 * @throws ApiError `collection.empty`, `collection.too_long`
 */
export async function joinedSound(
  deps: Deps,
  uid: string,
  collectionId: string,
  collection: Collection,
): Promise<JoinedSound> {
  const sources = await sourcesIn(deps, uid, collectionId, collection);
  const format = bestFormat(sources);
  const isUniform = sources.every(({ header }) => isFormat(header, format));
  const lengthOf = ({ samples, header }: Source) =>
    samplesAt(format.sampleRate, { ...header, samples });
  let samples = isUniform ? 0 : mp3DelaySamples;
  const msOf = () => (samples * 1000) / format.sampleRate;
  const read = (source: Source) => soundOf(deps, source).bytes;
  const entries = sources.map((source): Entry => {
    const { audio, header } = source;
    const startMs = msOf();
    samples += lengthOf(source);
    const ownMs = (source.samples * 1000) / header.sampleRate;
    return { audio, startMs, endMs: msOf(), ownMs, read: () => read(source) };
  });
  if (!isUniform && msOf() > limits.encodedSeconds * 1000) {
    throw new ApiError('collection.too_long', { limit: limits.encodedSeconds / 3600 });
  }
  const cover = await coverOf(deps, collection);
  const tag = id3({
    title: collection.name,
    artist: collection.author ?? narratorsOf(entries.map(({ audio }) => audio)).join(', '),
    cover: cover?.bytes,
    chapters: chaptersOf(entries, ({ audio }) => audio).map(({ title, pieces }) => ({
      title,
      startMs: pieces[0]?.startMs ?? 0,
      endMs: pieces.at(-1)?.endMs ?? 0,
    })),
  });
  const soundBytes = sources.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    name: collection.name,
    entries,
    bytes: isUniform ? tag.length + soundBytes : null,
    async *mp3() {
      yield tag;
      if (isUniform) for (const source of sources) yield* read(source);
      else {
        const sounds = sources.map((source) => soundOf(deps, source));
        yield* joinSounds(sounds, { ...format, file: 'mp3' });
      }
    },
  };
}
