import { calls } from '@duu/contract/calls/calls';
import { type Collection, collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { Folder, FolderMinus, FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { usePages } from '../../../firebase/documents/use-live-data.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from './MoveDialog.module.css';

/** Selects or creates a collection. All of them are loaded, since users look for one by name. */
export function MoveDialog({
  count,
  onMove,
  onClose,
}: {
  count: number;
  onMove: (to: Pick<WithId<Collection>, 'id' | 'name'> | null) => void;
  onClose: () => void;
}) {
  const t = useText();
  const uid = useUid();
  const [query, setQuery] = useState('');
  const { busy, run } = useAction();
  /** While a new collection is named, the field is its name instead of a search. */
  const [naming, setNaming] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { docs, status } = usePages(
    {
      path: paths.collections(uid),
      where: [['archived', '==', false]],
      orderBy: [['updatedAt', 'desc']],
      pageSize: limits.collections,
    },
    collection,
  );
  const wanted = query.trim();
  const fold = (text: string) => text.normalize('NFC').toLowerCase();
  const found = docs.filter((one) => fold(one.name).includes(fold(wanted)));
  const named = docs.find((one) => fold(one.name) === fold(wanted));
  const isNew = wanted !== '' && named === undefined;
  const create = () =>
    run(async () => {
      const { collectionId } = await callApi(calls.createCollection, { input: { name: wanted } });
      onMove({ id: collectionId, name: wanted });
    });
  const buttons = naming ? { submit: t('shell.save'), busy, disabled: wanted === '' } : undefined;
  return (
    <FormDialog
      open
      title={naming ? t('library.collection.new') : t('library.saveCount', { count })}
      onClose={onClose}
      onSubmit={() => {
        const only = found.length === 1 ? found[0] : undefined;
        if (naming && named) onMove(named);
        else if (!naming && only) onMove(only);
        else if (isNew) void create();
      }}
      cancel={t('shell.cancel')}
      {...buttons}
    >
      <TextField
        ref={field}
        type={naming ? 'text' : 'search'}
        hideLabel={!naming}
        label={t(naming ? 'library.collection.name' : 'library.save.search')}
        placeholder={naming ? '' : t('library.save.search')}
        maxLength={limits.nameCharacters}
        value={query}
        autoFocus
        onChange={(event) => setQuery(event.target.value)}
      />
      {!naming && (
        <ul className={css.list}>
          <li>
            <Button
              variant="secondary"
              fullWidth
              busy={busy}
              onClick={() => {
                if (isNew) {
                  void create();
                  return;
                }
                setQuery('');
                setNaming(true);
                field.current?.focus();
              }}
            >
              <FolderPlus size={20} />
              <span className={css.name}>
                {t('library.collection.new')}
                {isNew && `: ${wanted}`}
              </span>
            </Button>
          </li>
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
        </ul>
      )}
    </FormDialog>
  );
}
