import { chaptersOf, narratorsOf } from '@duu/contract/chapters';
import type { Collection } from '@duu/contract/documents/collection';
import { limits } from '@duu/contract/limits';
import { samplesAt } from '@duu/speech/output/encode-joined';
import { id3 } from '@duu/speech/output/id3';
import { joinSounds } from '@duu/speech/output/join-sounds';
import { mp3DelaySamples } from '@duu/speech/output/mp3';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { FinishedAudio } from '../audios/collection-audios.ts';
import type { SentFile } from '../audios/sent-file.ts';
import { bestFormat, isFormat, type Source, soundOf, sourcesIn } from '../audios/sources.ts';
import { coverOf } from './cover.ts';

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
  readonly mp3: SentFile;
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
  const tag = id3({
    title: collection.name,
    artist: collection.author ?? narratorsOf(entries.map(({ audio }) => audio)).join(', '),
    cover: await coverOf(deps, collection),
    chapters: chaptersOf(entries, ({ audio }) => audio).map(({ title, pieces }) => ({
      title,
      startMs: pieces[0]?.startMs ?? 0,
      endMs: pieces.at(-1)?.endMs ?? 0,
    })),
  });
  const { name } = collection;
  const type = 'audio/mpeg';
  if (isUniform) {
    const sound = sources.map(({ audio, from, to }) => ({ path: audio.storagePath, from, to }));
    return { name, entries, mp3: { name, type, spans: [{ bytes: tag }, ...sound] } };
  }
  const pieces = (async function* () {
    yield tag;
    const sounds = sources.map((source) => soundOf(deps, source));
    yield* joinSounds(sounds, { ...format, file: 'mp3' });
  })();
  return { name, entries, mp3: { name, type, pieces } };
}
