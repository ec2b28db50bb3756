import type { Collection } from '@duu/contract/documents/collection';
import type { SoundToJoin } from '@duu/speech/output/encode-joined';
import {
  type Mp3Header,
  mp3Header,
  mp3HeaderBytes,
  samplesIn,
} from '@duu/speech/output/mp3-header';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { mapSideBySide } from '../../side-by-side.ts';
import { type FinishedAudio, finishedAudios } from './collection-audios.ts';
import { soundPlace } from './sound-place.ts';

/** A finished audio's sound. */
export interface Source {
  readonly audio: FinishedAudio;
  readonly header: Mp3Header;
  /** The bytes of the sound in the file: from the first one up to the end, which is not included. */
  readonly from: number;
  readonly to: number;
  /** Samples per channel. */
  readonly samples: number;
}

/** Returns the bytes of a file from one place up to another, which is not included. */
export async function bytesOf(
  { files }: Pick<Deps, 'files'>,
  path: string,
  from: number,
  to: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await files.read(path, from, to - 1)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Returns where the sound is in an audio's file; null if the file is missing or not an MP3. */
export async function sourceOf(
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

/**
 * Returns the finished audios of a collection in its order, without those whose file is missing or no MP3.
 * @throws ApiError `collection.empty`
 */
export async function sourcesIn(
  deps: Deps,
  uid: string,
  collectionId: string,
  collection: Pick<Collection, 'order'>,
): Promise<Source[]> {
  const audios = await finishedAudios(deps, uid, collectionId, collection);
  const found = await mapSideBySide(audios, atOnce, (audio) => sourceOf(deps, audio));
  const sources = found.filter((source) => source !== null);
  if (sources.length === 0) throw new ApiError('collection.empty');
  return sources;
}

/** Returns the sound of an audio, to be read once. */
export function soundOf(
  { files }: Pick<Deps, 'files'>,
  source: Source,
): SoundToJoin & { bytes: AsyncGenerator<Uint8Array> } {
  const { audio, header, from, to, samples } = source;
  const read = async function* () {
    yield* await files.read(audio.storagePath, from, to - 1);
  };
  const { sampleRate, channels } = header;
  return { bytes: read(), samples, sampleRate, channels };
}

/** The best of each, so that no audio loses anything. */
export function bestFormat(sources: readonly Source[]): Mp3Header {
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

export const isFormat = (a: Mp3Header, b: Mp3Header) =>
  a.sampleRate === b.sampleRate && a.channels === b.channels && a.bitrate === b.bitrate;
