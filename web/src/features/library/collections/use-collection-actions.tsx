import type { CollectionFile } from '@duu/contract/calls/collections';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { useState } from 'react';
import { lazyDialog, loadWithOverlays } from '../../../components/use-overlays.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import { useZip } from '../download/use-zip.ts';
import type { CollectionDialogRequest } from './CollectionDialog.tsx';
import type { CollectionChanges } from './collection-changes.ts';
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

const load = () => import('./collection-changes.ts');
loadWithOverlays(load);

type One = WithId<Collection>;

/** Actions on collections, with their dialogs. */
export function useCollectionActions(onDeleted?: (collection: One) => void) {
  const t = useText();
  const toast = useToast();
  const zipAll = useZip();
  const play = usePlayCollection();
  const go = useGo();
  const [request, setRequest] = useState<
    | CollectionDialogRequest
    | { kind: 'share'; collection: One }
    | { kind: 'cover'; collection: One }
    | null
  >(null);

  /** Returns false if it fails; a toast then says why, also without the code that makes changes. */
  const change = async <T,>(make: (changes: CollectionChanges) => Promise<T>) => {
    try {
      return await make((await load()).collectionChanges({ t, toast, go }));
    } catch {
      toast.warning(t('shell.failed'));
      return false;
    }
  };
  const setArchived = (collection: One, archived: boolean) =>
    change((changes) => changes.setArchived(collection, archived));
  const remove = async (collection: One, audios: 'keep' | 'delete') => {
    setRequest(null);
    if (await change((changes) => changes.remove(collection, audios))) onDeleted?.(collection);
  };
  const zip = (collection: One) => zipAll(collection.id, collection.name, { collection });
  const saveFile = (collection: One, format: CollectionFile) =>
    change((changes) => changes.saveFile(collection, format));
  const dialogs =
    request?.kind === 'share' ? (
      <ShareCollection collection={request.collection} onClose={() => setRequest(null)} />
    ) : request?.kind === 'cover' ? (
      <CoverDialog collection={request.collection} onClose={() => setRequest(null)} />
    ) : (
      request && (
        <CollectionDialog
          request={request}
          onClose={() => setRequest(null)}
          onCreate={(name) => change((changes) => changes.create(name))}
          onRename={(collection, name) => change((changes) => changes.rename(collection, name))}
          onDelete={(collection, audios) => void remove(collection, audios)}
        />
      )
    );
  return {
    dialogs,
    askNew: () => setRequest({ kind: 'new' }),
    askRename: (collection: One) => setRequest({ kind: 'rename', collection }),
    askDelete: (collection: One) => setRequest({ kind: 'delete', collection }),
    archive: (collection: One) => void setArchived(collection, true),
    restore: (collection: One) => void setArchived(collection, false),
    zip: (collection: One) => void zip(collection),
    saveFile: (collection: One, format: CollectionFile) => void saveFile(collection, format),
    askCover: (collection: One) => setRequest({ kind: 'cover', collection }),
    askShare: (collection: One) => setRequest({ kind: 'share', collection }),
    play: (collection: One, from?: From) => void play(collection, from),
  };
}
export type CollectionActions = ReturnType<typeof useCollectionActions>;
