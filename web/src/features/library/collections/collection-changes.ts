import type { InputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import type { CollectionFile } from '@duu/contract/calls/collections';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { callApi } from '../../../api/call.ts';
import type { useToast } from '../../../feedback/toast-store.ts';
import { saveAddress } from '../../../files/save-blob.ts';
import type { Translate } from '../../../i18n/intl.tsx';
import type { useGo } from '../../../navigation/use-go.ts';

type One = WithId<Collection>;

interface Page {
  readonly t: Translate;
  readonly toast: ReturnType<typeof useToast>;
  readonly go: ReturnType<typeof useGo>;
}

/** Changes collections and asks for their files, as menus and dialogs do. A toast tells the outcome. */
export function collectionChanges({ t, toast, go }: Page) {
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
    try {
      await callApi(calls.deleteCollection, {
        params: { collectionId: collection.id },
        query: { audios },
      });
      toast.success(t('library.collection.deleted', { name: collection.name }));
      return true;
    } catch {
      // A toast has shown why.
      return false;
    }
  };
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
  return { create, rename, setArchived, remove, saveFile };
}
export type CollectionChanges = ReturnType<typeof collectionChanges>;
