import type { Collection } from '@duu/contract/documents/collection';
import { useState } from 'react';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './DeleteCollectionDialog.module.css';

const choices = ['keep', 'delete'] as const;

/** Deletes a collection; its audios stay unless the user chooses otherwise. */
export function DeleteCollectionDialog({
  collection,
  onDelete,
  onClose,
}: {
  collection: Collection;
  onDelete: (audios: 'keep' | 'delete') => void;
  onClose: () => void;
}) {
  const t = useText();
  const [audios, setAudios] = useState<'keep' | 'delete'>('keep');
  return (
    <ConfirmDialog
      open
      destructive
      title={t('library.collection.deleteAsk', { name: collection.name })}
      confirm={t('library.collection.delete')}
      cancel={t('shell.cancel')}
      onCancel={onClose}
      onConfirm={() => onDelete(audios)}
    >
      <p>{t('library.collection.deleteText', { count: collection.audioCount })}</p>
      {collection.audioCount > 0 && (
        <fieldset className={css.choices}>
          <legend className="visually-hidden">{t('library.collection.what')}</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="audios"
                checked={audios === choice}
                onChange={() => setAudios(choice)}
              />
              {t(choice === 'keep' ? 'library.collection.keep' : 'library.collection.deleteAudios')}
            </label>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}
