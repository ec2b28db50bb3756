import { calls } from '@duu/contract/calls/calls';
import { type Collection, collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { Folder, FolderMinus, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { Button } from '../../../components/Button.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useDocs } from '../../../firebase/use-docs.ts';
import { useUid } from '../../../firebase/use-session.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from './MoveDialog.module.css';

/** Chooses a collection, or makes one. All of them are read, since a person looks for one by name. */
export function MoveDialog({
  count,
  onMove,
  onClose,
}: {
  count: number;
  onMove: (to: WithId<Collection> | null) => void;
  onClose: () => void;
}) {
  const t = useText();
  const uid = useUid();
  const [query, setQuery] = useState('');
  const [busy, setBusy] = useState(false);
  const { docs, status } = useDocs(
    {
      path: paths.collections(uid),
      where: [['archived', '==', false]],
      orderBy: [['updatedAt', 'desc']],
      pageSize: limits.collections,
    },
    collection,
  );
  const wanted = query.trim();
  const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('mn');
  const found = docs.filter((one) => fold(one.name).includes(fold(wanted)));
  const isNew = wanted !== '' && !docs.some((one) => fold(one.name) === fold(wanted));
  const create = async () => {
    setBusy(true);
    try {
      const { collectionId } = await callApi(calls.createCollection, { input: { name: wanted } });
      const now = new Date();
      onMove({
        id: collectionId,
        name: wanted,
        archived: false,
        audioCount: 0,
        inOrder: false,
        createdAt: now,
        updatedAt: now,
      });
    } catch {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      open
      title={t('library.saveCount', { count })}
      onClose={onClose}
      onSubmit={() => {
        const only = found.length === 1 ? found[0] : undefined;
        if (only) onMove(only);
        else if (isNew) void create();
      }}
      cancel={t('shell.cancel')}
    >
      <TextField
        type="search"
        hideLabel
        label={t('library.save.search')}
        placeholder={t('library.save.search')}
        value={query}
        autoFocus
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className={css.list}>
        {isNew && (
          <li>
            <Button variant="ghost" fullWidth busy={busy} onClick={() => void create()}>
              <FolderPlus size={20} />
              <span className={css.name}>
                {t('library.collection.new')}: {wanted}
              </span>
            </Button>
          </li>
        )}
        {wanted === '' && (
          <li>
            <Button variant="ghost" fullWidth onClick={() => onMove(null)}>
              <FolderMinus size={20} />
              <span className={css.name}>{t('library.save.none')}</span>
            </Button>
          </li>
        )}
        {status === 'loading' && <Skeleton height="2.75rem" />}
        {found.map((one) => (
          <li key={one.id}>
            <Button variant="ghost" fullWidth onClick={() => onMove(one)}>
              <Folder size={20} />
              <span className={css.name}>{one.name}</span>
              <small>{one.audioCount}</small>
            </Button>
          </li>
        ))}
        {status === 'ready' && found.length === 0 && !isNew && wanted !== '' && (
          <li className={css.none}>{t('library.save.empty')}</li>
        )}
      </ul>
    </FormDialog>
  );
}
