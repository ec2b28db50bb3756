import type { Language } from '@duu/contract/language';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/intl.tsx';
import type { Chip } from '../reading/chip.ts';
import type { Segment } from '../text/segment.ts';
import { ChipEditor } from './ChipEditor.tsx';
import css from './Readings.module.css';
import { useSheet } from './sheet-context.ts';

/** A piece that is read differently than written, with its reading; opens its actions. */
export function ReadingChip({
  segment,
  chip,
  language,
}: {
  segment: Segment;
  chip: Chip;
  language: Language;
}) {
  const t = useText();
  const { isAccepted } = useSheet();
  const accepted = isAccepted(chip);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={css.chip}
        data-uncertain={(!chip.certain && !accepted) || undefined}
        data-accepted={accepted || undefined}
        data-stale={chip.stale || undefined}
      >
        {accepted && <Check size={14} aria-label={t('editor.reading.accepted')} />}
        <span className={css.written}>{chip.written}</span>
        <span aria-hidden="true">→</span>
        <span className={css.spoken} lang={language}>
          {chip.spoken === '' ? t('editor.reading.silent') : chip.spoken}
        </span>
      </button>
      {open && (
        <ChipEditor
          segment={segment}
          chip={chip}
          language={language}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
