import type { AudiobookProgress as Making } from '@duu/contract/documents/collection';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Progress } from '../../../components/Progress.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './BookProgress.module.css';

/** How far a collection's M4B is. Once it is made, it is offered to who has waited for it; later the menu has it. */
export function AudiobookProgress({
  audiobook: { state, done, audios: count },
  onSave,
}: {
  audiobook: Making;
  /** Saves the file, or makes what is missing of it. */
  onSave: () => void;
}) {
  const t = useText();
  const [waited, setWaited] = useState(false);
  if (state === 'making' && !waited) setWaited(true);
  if (state === 'done' && !waited) return null;
  if (state === 'making') {
    const ready = t('library.book.ready', { done, count });
    return (
      <section className={css.book}>
        <div className={css.about} role="status">
          <strong>{t('library.audiobook.making')}</strong>
          <span>
            {ready} {t('library.audiobook.leave')}
          </span>
        </div>
        <Progress label={t('library.audiobook.progress')} value={done / count} valueText={ready} />
      </section>
    );
  }
  const isDone = state === 'done';
  return (
    <section className={css.book} data-state={isDone ? undefined : 'stopped'}>
      <div className={css.about} role="status">
        <strong>{t(isDone ? 'library.audiobook.done' : 'library.audiobook.failed')}</strong>
        <span>{t(isDone ? 'library.audiobook.doneText' : 'library.audiobook.failedText')}</span>
      </div>
      <div className={css.actions}>
        <Button size="sm" variant={isDone ? 'default' : 'outline'} onClick={onSave}>
          {t(isDone ? 'library.audiobook.save' : 'library.audiobook.again')}
        </Button>
      </div>
    </section>
  );
}
