import type { Language } from '@duu/contract/language';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { Chip } from '../reading/chip.ts';
import type { Segment } from '../text/segment.ts';
import css from './ChipEditor.module.css';
import { useSheet } from './sheet-context.ts';

/** The actions for a reading: accept it, use another here or in the whole text, or save one for all texts. */
export function ChipEditor({
  segment,
  chip,
  language,
  close,
}: {
  segment: Segment;
  chip: Chip;
  language: Language;
  close: () => void;
}) {
  const t = useText();
  const { accept, countAlike, spellOut, spellOutAll, setReading } = useSheet();
  const [spoken, setSpoken] = useState(chip.spoken);
  const words = spoken.trim();
  const alike = countAlike(chip);
  useReloadBlock(words !== chip.spoken);
  const actions = (
    <>
      <Button type="submit" size="sm" disabled={chip.stale || (words === '' && chip.spoken !== '')}>
        {words === chip.spoken ? t('editor.reading.accept') : t('editor.reading.once')}
      </Button>
      {alike > 1 && words !== chip.spoken && (
        <Button
          size="sm"
          variant="outline"
          disabled={words === '' || chip.stale}
          onClick={() => {
            spellOutAll(chip, words);
            close();
          }}
        >
          {t('editor.reading.everywhere', { count: alike })}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={words === '' || chip.stale}
        onClick={() => {
          close();
          setReading(chip, words);
        }}
      >
        {t('editor.reading.save')}
      </Button>
    </>
  );
  return (
    <FormDialog
      open
      title={t('editor.reading', { written: chip.written })}
      onClose={close}
      onSubmit={() => {
        if (words === chip.spoken) accept([chip]);
        else if (words !== '') spellOut(segment, chip, words);
        close();
      }}
      actions={actions}
    >
      <p className={css.kind}>{t(`editor.kind.${chip.kind}`)}</p>
      <TextField
        label={t('editor.reading', { written: chip.written })}
        hideLabel
        autoFocus
        hint={chip.certain ? undefined : t('editor.reading.uncertain')}
        value={spoken}
        lang={language}
        onChange={(event) => setSpoken(event.target.value)}
      />
      {words !== chip.spoken && <p className={css.note}>{t('editor.reading.note')}</p>}
    </FormDialog>
  );
}
