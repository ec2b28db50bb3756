import { composed } from '@duu/contract/composed';
import { wrongMarkIn } from '@duu/contract/marks';
import { isSpeakable } from '@duu/contract/spoken';
import { ApiError } from '../../api-error.ts';

// Control characters but tab and line breaks: they mean a file was pasted that is not text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;

/**
 * Normalizes the paragraphs of a request: NFC, `\n` for line breaks, without blank ones.
 * @throws ApiError `segment_empty` if nothing is left, `segment_invalid` for control characters or without
 * any letter or digit, `mark_invalid` with the number of the paragraph
 */
export function acceptText(segments: readonly string[]): string[] {
  const kept = segments
    .map((segment) => composed(segment).replace(/\r\n?/g, '\n'))
    .filter((segment) => segment.trim() !== '');
  if (kept.length === 0) throw new ApiError('segment_empty');
  if (kept.some((segment) => control.test(segment) || !segment.isWellFormed())) {
    throw new ApiError('segment_invalid');
  }
  const wrong = wrongMarkIn(kept);
  if (wrong !== null) throw new ApiError('mark_invalid', { limit: wrong });
  if (!isSpeakable(kept)) throw new ApiError('segment_invalid');
  return kept;
}
