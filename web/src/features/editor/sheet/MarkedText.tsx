import type { Language } from '@duu/contract/language';
import { memo } from 'react';
import type { Chip } from '../reading/chip.ts';
import css from './Paragraph.module.css';

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
  const parts: { text: string; chip: Chip | null; at: number }[] = [];
  let at = 0;
  for (const chip of chips) {
    if (chip.start < at || chip.end > text.length) continue;
    parts.push({ text: text.slice(at, chip.start), chip: null, at });
    parts.push({ text: text.slice(chip.start, chip.end), chip, at: chip.start });
    at = chip.end;
  }
  parts.push({ text: text.slice(at), chip: null, at });
  return (
    <div className={css.under} data-under="" lang={language} aria-hidden="true">
      {parts.map((part) =>
        part.chip === null ? (
          part.text
        ) : (
          <mark
            key={part.at}
            data-at={part.at}
            data-uncertain={!part.chip.certain || undefined}
            data-stale={part.chip.stale || undefined}
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
