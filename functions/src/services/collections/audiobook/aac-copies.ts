import { aacFile } from '@duu/contract/paths';
import { type M4aFrames, m4aFrames, m4aIndexBytes } from '@duu/speech/output/m4a-frames';
import type { Deps } from '../../../deps.ts';
import { mapSideBySide } from '../../../side-by-side.ts';
import { bestFormat, bytesOf, type Source } from '../../audios/sources.ts';
import { MemoryCache } from './memory-cache.ts';

/** The start of a file that has its whole index, but for long sounds. */
const usualIndexBytes = 64 * 1024;

/** Files whose index is read at the same time. */
const atOnce = 8;

/** An audio's sound as AAC, beside its MP3. */
export interface AacCopy {
  readonly path: string;
  /** Bytes of the file. */
  readonly bytes: number;
  readonly frames: M4aFrames;
}

/**
 * The indexes of this instance's last copies, for some fifty hours of sound: a player asks for range after range of a book.
 * A copy in another format has another size.
 */
const kept = new MemoryCache<M4aFrames>(32 * 1024 * 1024, ({ sizes }) => 8 * sizes.length);

async function framesOf(
  deps: Pick<Deps, 'files'>,
  path: string,
  bytes: number,
): Promise<M4aFrames | null> {
  const key = `${bytes} ${path}`;
  const known = kept.get(key);
  if (known) return known;
  const start = await bytesOf(deps, path, 0, Math.min(bytes, usualIndexBytes));
  const needed = m4aIndexBytes(start);
  const index = needed <= start.length ? start : await bytesOf(deps, path, 0, needed);
  const frames = m4aFrames(index);
  if (frames) kept.set(key, frames);
  return frames;
}

/** Returns the AAC of an audio; null if there is none. */
async function copyOf(deps: Pick<Deps, 'files'>, { audio }: Source): Promise<AacCopy | null> {
  const path = aacFile(audio.storagePath);
  const bytes = await deps.files.size(path);
  const frames = bytes === null ? null : await framesOf(deps, path, bytes);
  return bytes === null || frames === null ? null : { path, bytes, frames };
}

/**
 * Returns the AAC of each source. One track has one format: a copy in another one than the best of all sources counts as
 * missing, as if music was added to a chapter.
 */
export function copiesOf(
  deps: Pick<Deps, 'files'>,
  sources: readonly Source[],
): Promise<(AacCopy | null)[]> {
  const { sampleRate, channels } = bestFormat(sources);
  return mapSideBySide(sources, atOnce, async (source) => {
    const copy = await copyOf(deps, source);
    const fits = copy?.frames.sampleRate === sampleRate && copy.frames.channels === channels;
    return fits ? copy : null;
  });
}
