import type { InputOf, OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countCharacters } from '@duu/contract/characters';
import type { Audio } from '@duu/contract/documents/audio';
import { id } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { type ContentBefore, isSpokenAlike, joinParagraphs } from './free-reconversion.ts';
import { textDistance } from './text-distance.ts';
import { openTextReader } from './text-reader.ts';

type Diff = Calls['diffAudio'];

const limit = limits.textCharacters;

/**
 * Compares a text with an audio's last conversion, and whether converting it again would be free. `text`
 * joins the paragraphs with line breaks, which are not counted.
 */
export async function diffWithAudio(
  deps: Deps,
  uid: string,
  { text, audioId }: InputOf<Diff>,
): Promise<OutputOf<Diff>> {
  const { documents, now } = deps;
  if (audioId === '') throw new ApiError('diff.audio_id_empty');
  if (text.trim() === '') throw new ApiError('diff.text_empty');
  if (countCharacters(text.replaceAll('\n', '')) > limit)
    throw new ApiError('diff.text_too_long', { limit });
  if (!id.safeParse(audioId).success) throw new ApiError('audio.not_found');
  const [audio, content] = await Promise.all([
    documents.audio(uid, audioId).get(),
    documents.content(uid, audioId).get(),
  ]);
  const of = audio.data();
  if (!of) throw new ApiError('audio.not_found');
  if (of.expiresAt <= now()) throw new ApiError('audio.expired');
  const before = content.data() ?? { segments: [], normalized: [] };
  const { near, distance, share } = textDistance(joinParagraphs(before.segments), text);
  const attemptsLeft = of.freeConversionsLeft;
  const figures = { distance, share, attemptsLeft };
  if (!near || !(await readsAlike(deps, uid, of, before, text)))
    return { free: false, reason: 'text_diff_too_high', ...figures };
  if (attemptsLeft < 1) return { free: false, reason: 'max_resynthesize_exceeded', ...figures };
  return { free: true, ...figures };
}

async function readsAlike(
  deps: Deps,
  uid: string,
  audio: Audio,
  before: ContentBefore,
  text: string,
): Promise<boolean> {
  const segments = text.split('\n').filter((segment) => segment.trim() !== '');
  const { language, settings } = audio;
  try {
    const reader = await openTextReader(deps, uid);
    const { characters, spoken } = await reader.measure(language, segments, settings.speed);
    return isSpokenAlike(audio.characters, before, { segments, characters, spoken });
  } catch (error) {
    // A text that would be refused is not free either.
    if (error instanceof ApiError && error.key !== 'request.too_many') return false;
    throw error;
  }
}
