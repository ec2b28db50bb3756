import type { Language } from '@duu/contract/language';
import { Check, ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useText } from '../../../i18n/intl.tsx';
import type { Chip } from '../reading/chip.ts';
import type { Segment } from '../text/segment.ts';
import { ReadingChip } from './ReadingChip.tsx';
import css from './Readings.module.css';
import { useSheet } from './sheet-context.ts';

/**
 * The number of words in a paragraph that are read differently than written, on one line that opens their list. Its
 * space is reserved, so that nothing moves when the readings arrive.
 */
export const ReadingLine = memo(function ReadingLine({
  segment,
  chips,
  language,
  isOnly,
}: {
  segment: Segment;
  chips: readonly Chip[];
  language: Language;
  /** Whether it is the text's only paragraph: the button below the text accepts the same. */
  isOnly: boolean;
}) {
  const t = useText();
  const id = useId();
  const { isAccepted, accept } = useSheet();
  const [open, setOpen] = useState(false);
  const left = chips.filter((chip) => !isAccepted(chip));
  const unsure = left.filter((chip) => !chip.certain).length;
  const count = chips.length;
  // Accepting the last reading closes the list.
  const isOpen = open && left.length > 0;
  if (open && !isOpen) setOpen(false);
  return (
    <div className={css.line}>
      {count > 0 && (
        <button
          type="button"
          className={css.fold}
          data-uncertain={unsure > 0 || undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={left.length === 0}
          onClick={() => setOpen(!open)}
        >
          {left.length === 0 ? <Check size={14} /> : <ChevronDown size={14} />}
          {left.length === 0
            ? t('editor.readings.accepted', { count })
            : unsure === 0
              ? t('editor.readings.sure', { count })
              : t('editor.readings.unsure', { count, unsure })}
        </button>
      )}
      {isOpen && (
        <div id={id} className={css.opened}>
          <ul className={css.list} aria-label={t('editor.readings')}>
            {chips.map((chip) => (
              <li key={`${chip.start}-${chip.kind}`}>
                <ReadingChip segment={segment} chip={chip} language={language} />
              </li>
            ))}
          </ul>
          {!isOnly && (
            <button type="button" className={css.acceptAll} onClick={() => accept(left)}>
              <Check size={16} /> {t('editor.reading.acceptHere', { count: left.length })}
            </button>
          )}
        </div>
      )}
    </div>
  );
});
