import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from './ChaptersDialog.module.css';
import { type Chapter, isBesideTheText } from './document/chapters.ts';

/** Asks which chapters of a long document are imported. */
export function ChaptersDialog({
  name,
  chapters,
  onChosen,
  onClose,
}: {
  name: string;
  chapters: readonly Chapter[];
  onChosen: (chosen: readonly Chapter[]) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<Chapter>>(
    () => new Set(chapters.filter((chapter) => !isBesideTheText(chapter))),
  );
  const kept = chapters.filter((chapter) => chosen.has(chapter));
  const characters = kept.reduce((sum, { length }) => sum + length, 0);
  const toggle = (chapter: Chapter, isChosen: boolean) =>
    setChosen(new Set(chapters.filter((one) => (one === chapter ? isChosen : chosen.has(one)))));
  const hasAll = kept.length === chapters.length;
  return (
    <FormDialog
      open
      scrolls
      title={t('editor.chapters', { name })}
      onClose={onClose}
      onSubmit={() => kept.length > 0 && onChosen(kept)}
      cancel={t('shell.cancel')}
      submit={t('editor.chapters.import', { count: kept.length })}
      disabled={kept.length === 0}
    >
      <div className={css.head}>
        <p role="status">{t('editor.chapters.chosen', { count: kept.length, characters })}</p>
        <Button variant="link" onClick={() => setChosen(new Set(hasAll ? [] : chapters))}>
          {t(hasAll ? 'editor.chapters.none' : 'editor.chapters.all')}
        </Button>
      </div>
      <ul className={css.list}>
        {chapters.map((chapter) => (
          <li key={chapter.from}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(chapter)}
                onChange={({ target }) => toggle(chapter, target.checked)}
              />
              <span>{chapter.title || t('editor.chapters.beginning')}</span>
              <span className={css.length}>{formatCount(chapter.length)}</span>
            </label>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
