import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { Speaker } from '@duu/contract/documents/speaker';
import { marksOf, voicesOf } from '@duu/contract/marks';
import { losslessFile } from '@duu/contract/paths';
import { type KeptSound, keptSegments } from '@duu/speech/kept-sound';
import type { Deps } from '../../deps.ts';
import type { MarkedVoices } from './marked-voices.ts';

/** A larger file is not read again: some twenty minutes of speech. */
const maxBytes = 48 * 1024 * 1024;

type Voice = Pick<Speaker, 'engine' | 'voice' | 'gainDb'>;

const described = ({ engine, voice, gainDb }: Voice) => `${engine} ${voice} ${gainDb}`;
const named = (key: string, voice: Voice) => `${key}: ${described(voice)}`;

/** Returns what a text is spoken with: an admin may have given a speaker another voice since. */
export function spokenWith(speaker: Voice, voices: MarkedVoices): string[] {
  return [described(speaker), ...[...voices].map(([key, voice]) => named(key, voice))];
}

/** Whether a pause follows the last word: it isn't part of the sound that is taken over. */
function endsWithPause(segment: string): boolean {
  return /\]\s*$/u.test(segment) && marksOf(segment).at(-1)?.kind === 'pause';
}

/** Returns the sound that a reconversion takes over from the version before; undefined if there is none. */
export async function keptSound(
  { files }: Pick<Deps, 'files'>,
  { storagePath, durationMs }: Pick<Audio, 'storagePath' | 'durationMs'>,
  before: AudioContent,
  places: readonly (number | null)[],
  spokenBy: readonly string[],
): Promise<KeptSound | undefined> {
  const then = new Set(before.spokenBy ?? []);
  const [speaker = ''] = spokenBy;
  if (storagePath === null || before.spokenBy?.[0] !== speaker) return undefined;
  const isSpokenAlike = (segment: string) =>
    voicesOf([segment]).every((key) =>
      spokenBy.some((voice) => voice.startsWith(`${key}: `) && then.has(voice)),
    );
  const kept = places.map((place) => {
    const segment = place === null ? undefined : before.segments[place];
    if (segment === undefined || endsWithPause(segment)) return null;
    return isSpokenAlike(segment) ? place : null;
  });
  const segments = keptSegments({ ...before, durationMs: durationMs ?? 0 }, kept);
  if (segments.size === 0) return undefined;
  const path = losslessFile(storagePath);
  const bytes = await files.size(path);
  if (bytes === null || bytes > maxBytes) return undefined;
  const lossless = await files.bytes(path);
  return lossless === null ? undefined : { lossless: new Uint8Array(lossless), segments };
}
