import type { InputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import type { CollectionFile } from '@duu/contract/calls/collections';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { lazyDialog } from '../../../components/use-overlays.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { saveAddress } from '../../../files/save-blob.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import { useZip } from '../download/use-zip.ts';
import type { CollectionDialogRequest } from './CollectionDialog.tsx';
import { type From, usePlayCollection } from './use-play-collection.ts';

const CollectionDialog = lazyDialog(() =>
  import('./CollectionDialog.tsx').then((module) => module.CollectionDialog),
);

const ShareCollection = lazyDialog(() =>
  import('../../../share/ShareCollection.tsx').then((module) => module.ShareCollection),
);

const CoverDialog = lazyDialog(() =>
  import('./CoverDialog.tsx').then((module) => module.CoverDialog),
);

type One = WithId<Collection>;

/** Actions on collections, with their dialogs. */
export function useCollectionActions(onDeleted?: (collection: One) => void) {
  const t = useText();
  const toast = useToast();
  const zipAll = useZip();
  const play = usePlayCollection();
  const go = useGo();
  const [asked, setAsked] = useState<
    | CollectionDialogRequest
    | { kind: 'share'; collection: One }
    | { kind: 'cover'; collection: One }
    | null
  >(null);

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
  const zip = (collection: One) => zipAll(collection.id, collection.name, { collection });
  const saveFile = async ({ id, name }: One, format: CollectionFile) => {
    const toastId = `file-${id}`;
    toast.loading(t('library.collection.preparing', { name }), { id: toastId });
    try {
      const params = { collectionId: id };
      const { url } = await callApi(calls.openCollectionFile, { params, input: { format } });
      // It is being made: the collection's page shows how far it is.
      if (url === null) go(`/app/library/${id}`);
      else saveAddress(url);
    } catch {
      // A toast has shown why.
    }
    toast.dismiss(toastId);
  };
  const dialogs =
    asked?.kind === 'share' ? (
      <ShareCollection collection={asked.collection} onClose={() => setAsked(null)} />
    ) : asked?.kind === 'cover' ? (
      <CoverDialog collection={asked.collection} onClose={() => setAsked(null)} />
    ) : (
      asked && (
        <CollectionDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onCreate={create}
          onRename={rename}
          onDelete={(collection, audios) => void remove(collection, audios)}
        />
      )
    );
  return {
    dialogs,
    askNew: () => setAsked({ kind: 'new' }),
    askRename: (collection: One) => setAsked({ kind: 'rename', collection }),
    askDelete: (collection: One) => setAsked({ kind: 'delete', collection }),
    archive: (collection: One) => void setArchived(collection, true),
    restore: (collection: One) => void setArchived(collection, false),
    zip: (collection: One) => void zip(collection),
    saveFile: (collection: One, format: CollectionFile) => void saveFile(collection, format),
    askCover: (collection: One) => setAsked({ kind: 'cover', collection }),
    askShare: (collection: One) => setAsked({ kind: 'share', collection }),
    play: (collection: One, from?: From) => void play(collection, from),
  };
}
export type CollectionActions = ReturnType<typeof useCollectionActions>;
