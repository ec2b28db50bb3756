import type { DictionaryEntry } from '@duu/contract/documents/dictionary-entry';
import type { WithId } from '@duu/contract/id';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './Dictionary.module.css';
import { priceOf, usePlayWord } from './use-play-word.ts';

const shownAtOnce = 100;

export function WordList({
  ref,
  entries,
  onEdit,
  onDelete,
}: {
  /** Gets the focus when the focused row is removed. */
  ref: Ref<HTMLUListElement>;
  entries: readonly WithId<DictionaryEntry>[];
  onEdit: (entry: WithId<DictionaryEntry>) => void;
  onDelete: (entry: WithId<DictionaryEntry>) => void;
}) {
  const t = useText();
  const { hear, busy } = usePlayWord();
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <>
      <ul ref={ref} tabIndex={-1} className={css.list} aria-label={t('dictionary.title')}>
        {entries.slice(0, shown).map((entry) => {
          const { written } = entry;
          const characters = priceOf(entry);
          return (
            <li key={entry.id} className={css.row}>
              <div className={css.head}>
                <p className={css.word} lang={entry.language}>
                  <strong className={css.written}>{written}</strong>
                  <span aria-hidden="true">→</span>
                  <span className={css.spoken}>{entry.spoken}</span>
                </p>
                <p className={css.marks}>
                  <Badge tone="plain">{t(`editor.language.${entry.language}`)}</Badge>
                  {entry.inflected && <Badge tone="plain">{t('dictionary.withEndings')}</Badge>}
                </p>
              </div>
              <div className={css.actions}>
                <div className={css.hear}>
                  <Button
                    variant="ghost"
                    aria-label={t('dictionary.hear', { written, characters })}
                    title={t('dictionary.hear', { written, characters })}
                    disabled={busy}
                    onClick={() => hear(entry)}
                  >
                    <Play size={20} aria-hidden="true" />
                    {t('dictionary.price', { characters })}
                  </Button>
                </div>
                <IconButton label={t('dictionary.edit', { written })} onClick={() => onEdit(entry)}>
                  <Pencil size={20} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('dictionary.delete', { written })}
                  onClick={() => onDelete(entry)}
                >
                  <Trash2 size={20} aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
      {entries.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + shownAtOnce)}>
          {t('shell.more')}
        </Button>
      )}
    </>
  );
}
