import type { Language } from '@duu/contract/language';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { Popover } from '../../../components/Popover.tsx';
import { useText } from '../../../i18n/intl.tsx';
import type { Chip } from '../reading/chip.ts';
import type { Segment } from '../text/segment.ts';
import { ChipEditor } from './ChipEditor.tsx';
import css from './ChipRow.module.css';
import { useSheet } from './sheet-context.ts';

/** How the paragraph will be read, where that differs from how it is written. */
export const ChipRow = memo(function ChipRow({
  segment,
  chips,
  language,
}: {
  segment: Segment;
  chips: readonly Chip[];
  language: Language;
}) {
  const t = useText();
  const { isAccepted } = useSheet();
  if (chips.length === 0) return null;
  return (
    <ul className={css.row} aria-label={t('editor.readings')}>
      {chips.map((chip) => {
        const accepted = isAccepted(chip);
        return (
          <li key={`${chip.start}-${chip.kind}`}>
            <Popover
              label={t('editor.reading', { written: chip.written })}
              trigger={(trigger) => (
                <button
                  {...trigger}
                  type="button"
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
              )}
            >
              {(close) => (
                <ChipEditor segment={segment} chip={chip} language={language} close={close} />
              )}
            </Popover>
          </li>
        );
      })}
    </ul>
  );
});
