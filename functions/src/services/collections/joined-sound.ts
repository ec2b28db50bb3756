import type { Collection } from '@duu/contract/documents/collection';
import { limits } from '@duu/contract/limits';
import { samplesAt } from '@duu/speech/output/encode-joined';
import { id3 } from '@duu/speech/output/id3';
import { joinSounds } from '@duu/speech/output/join-sounds';
import { mp3DelaySamples } from '@duu/speech/output/mp3';
import {
  type Mp3Header,
  mp3Header,
  mp3HeaderBytes,
  samplesIn,
} from '@duu/speech/output/mp3-header';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { type FinishedAudio, finishedAudios } from '../audios/collection-audios.ts';
import { soundPlace } from '../audios/sound-place.ts';
import { chaptersOf } from './chapters.ts';

interface Source {
  readonly audio: FinishedAudio;
  readonly header: Mp3Header;
  /** The bytes of the sound in the file: from the first one up to the end, which is not included. */
  readonly from: number;
  readonly to: number;
  /** Samples per channel. */
  readonly samples: number;
}

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

async function bytesOf({ files }: Pick<Deps, 'files'>, path: string, from: number, to: number) {
  const pieces: Uint8Array[] = [];
  for await (const piece of await files.read(path, from, to - 1)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Returns where the sound is in an audio's file; null if the file is missing or not an MP3. */
async function sourceOf(
  deps: Pick<Deps, 'files' | 'log'>,
  audio: FinishedAudio,
): Promise<Source | null> {
  const path = audio.storagePath;
  const { from: start, to } = (await soundPlace(deps.files, path)) ?? { from: 0, to: 0 };
  const header =
    to <= start
      ? null
      : mp3Header(await bytesOf(deps, path, start, Math.min(to, start + mp3HeaderBytes)));
  if (header === null) {
    deps.log.warn('joined_sound_missing', { audioId: audio.id });
    return null;
  }
  const from = start + header.descriptionBytes;
  return { audio, header, from, to, samples: samplesIn(to - from, header) };
}

/** Files whose first bytes are read at the same time. */
const atOnce = 8;

async function sourcesOf(deps: Deps, audios: readonly FinishedAudio[]): Promise<Source[]> {
  const found: (Source | null)[] = [];
  for (let at = 0; at < audios.length; at += atOnce) {
    const some = audios.slice(at, at + atOnce);
    found.push(...(await Promise.all(some.map((audio) => sourceOf(deps, audio)))));
  }
  return found.filter((source) => source !== null);
}

/** The best of each, so that no audio loses anything. */
function bestFormat(sources: readonly Source[]): Mp3Header {
  const best = (value: (header: Mp3Header) => number) =>
    Math.max(...sources.map(({ header }) => value(header)));
  const sampleRate = best((header) => header.sampleRate);
  return {
    sampleRate,
    channels: best((header) => header.channels) === 2 ? 2 : 1,
    bitrate: best((header) => header.bitrate),
    samplesPerFrame: sampleRate < 32_000 ? 576 : 1152,
    descriptionBytes: 0,
  };
}

const isFormat = (a: Mp3Header, b: Mp3Header) =>
  a.sampleRate === b.sampleRate && a.channels === b.channels && a.bitrate === b.bitrate;

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
  const audios = await finishedAudios(deps, uid, collectionId, collection);
  const sources = await sourcesOf(deps, audios);
  if (sources.length === 0) throw new ApiError('collection.empty');
  const format = bestFormat(sources);
  const isUniform = sources.every(({ header }) => isFormat(header, format));
  const lengthOf = ({ samples, header }: Source) =>
    samplesAt(format.sampleRate, { ...header, samples });
  let samples = isUniform ? 0 : mp3DelaySamples;
  const msOf = () => (samples * 1000) / format.sampleRate;
  const read = async function* ({ audio, from, to }: Source): AsyncGenerator<Uint8Array> {
    yield* await deps.files.read(audio.storagePath, from, to - 1);
  };
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
        const sounds = sources.map((source) => ({
          bytes: read(source),
          samples: source.samples,
          sampleRate: source.header.sampleRate,
          channels: source.header.channels,
        }));
        yield* joinSounds(sounds, format);
      }
    },
  };
}
