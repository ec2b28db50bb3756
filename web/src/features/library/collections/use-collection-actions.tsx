import type { InputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { lazyDialog } from '../../../components/use-overlays.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useZip } from '../download/use-zip.ts';
import type { CollectionDialogRequest } from './CollectionDialog.tsx';

const CollectionDialog = lazyDialog(() =>
  import('./CollectionDialog.tsx').then((module) => module.CollectionDialog),
);

type One = WithId<Collection>;

/** Actions on collections, with their dialogs. */
export function useCollectionActions(onDeleted?: (collection: One) => void) {
  const t = useText();
  const toast = useToast();
  const uid = useUid();
  const zipAll = useZip();
  const [asked, setAsked] = useState<CollectionDialogRequest | null>(null);

  const create = async (name: string) => {
    try {
      await callApi(calls.createCollection, { input: { name } });
      toast.success(t('library.collection.created', { name }));
      return true;
    } catch {
      // A toast has shown why.
      return false;
    }
  };
  const change = async (collection: One, input: InputOf<Calls['updateCollection']>) => {
    try {
      await callApi(calls.updateCollection, { params: { collectionId: collection.id }, input });
      return true;
    } catch {
      return false;
    }
  };
  const rename = async (collection: One, name: string) => {
    const isRenamed = await change(collection, { name });
    if (isRenamed) toast.success(t('library.renamed'));
    return isRenamed;
  };
  const setArchived = async (collection: One, archived: boolean) => {
    if (!(await change(collection, { archived }))) return;
    toast.success(
      t(archived ? 'library.collection.archived' : 'library.collection.restored', {
        name: collection.name,
      }),
      {
        action: {
          label: t('library.undo'),
          onClick: () => void change(collection, { archived: !archived }),
        },
      },
    );
  };
  const remove = async (collection: One, audios: 'keep' | 'delete') => {
    setAsked(null);
    try {
      await callApi(calls.deleteCollection, {
        params: { collectionId: collection.id },
        query: { audios },
      });
      toast.success(t('library.collection.deleted', { name: collection.name }));
      onDeleted?.(collection);
    } catch {
      // A toast has shown why.
    }
  };
  const zip = ({ id, name }: One) =>
    zipAll(id, name, {
      path: paths.audios(uid),
      where: [
        ['collectionId', '==', id],
        ['archived', '==', false],
      ],
    });
  const dialogs = asked && (
    <CollectionDialog
      asked={asked}
      onClose={() => setAsked(null)}
      onCreate={create}
      onRename={rename}
      onDelete={(collection, audios) => void remove(collection, audios)}
    />
  );
  return {
    dialogs,
    askNew: () => setAsked({ kind: 'new' }),
    askRename: (collection: One) => setAsked({ kind: 'rename', collection }),
    askDelete: (collection: One) => setAsked({ kind: 'delete', collection }),
    archive: (collection: One) => void setArchived(collection, true),
    restore: (collection: One) => void setArchived(collection, false),
    zip: (collection: One) => void zip(collection),
  };
}
export type CollectionActions = ReturnType<typeof useCollectionActions>;
