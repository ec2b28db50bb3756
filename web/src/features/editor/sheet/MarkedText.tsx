import type { Language } from '@duu/contract/language';
import { type Mark, marksOf } from '@duu/contract/marks';
import { memo } from 'react';
import type { Chip } from '../reading/chip.ts';
import css from './Paragraph.module.css';

/** A reading, or a pause or voice in brackets. */
type Shown = Chip | Mark;

/** The same text behind the field: it sets the field's height, and underlines what is read differently. */
export const MarkedText = memo(function MarkedText({
  text,
  language,
  chips,
}: {
  text: string;
  /** The field's: letters and lines must match exactly. */
  language: Language;
  chips: readonly Chip[];
}) {
  const parts: { text: string; shown: Shown | null; at: number }[] = [];
  let at = 0;
  const all = [...marksOf(text), ...chips].toSorted((a, b) => a.start - b.start);
  for (const shown of all) {
    if (shown.start < at || shown.end > text.length) continue;
    parts.push({ text: text.slice(at, shown.start), shown: null, at });
    parts.push({ text: text.slice(shown.start, shown.end), shown, at: shown.start });
    at = shown.end;
  }
  parts.push({ text: text.slice(at), shown: null, at });
  return (
    <div className={css.under} data-under="" lang={language} aria-hidden="true">
      {parts.map((part) =>
        part.shown === null ? (
          part.text
        ) : !('certain' in part.shown) ? (
          <span
            key={part.at}
            className={css.mark}
            data-wrong={part.shown.kind === 'wrong' || undefined}
          >
            {part.text}
          </span>
        ) : (
          <mark
            key={part.at}
            data-at={part.at}
            data-uncertain={!part.shown.certain || undefined}
            data-stale={part.shown.stale || undefined}
          >
            {part.text}
          </mark>
        ),
      )}
      {/* An empty last line would have no height. */}
      {'\u200b'}
    </div>
  );
});
