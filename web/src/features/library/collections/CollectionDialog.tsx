import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { useText } from '../../../i18n/intl.tsx';
import { RenameDialog } from '../actions/RenameDialog.tsx';
import { DeleteCollectionDialog } from './DeleteCollectionDialog.tsx';

type One = WithId<Collection>;
export type CollectionDialogRequest =
  | { readonly kind: 'new' }
  | { readonly kind: 'rename' | 'delete'; readonly collection: One };

/** The open dialog for collections. */
export function CollectionDialog({
  request,
  onClose,
  onCreate,
  onRename,
  onDelete,
}: {
  request: CollectionDialogRequest;
  onClose: () => void;
  onCreate: (name: string) => Promise<boolean>;
  onRename: (collection: One, name: string) => Promise<boolean>;
  onDelete: (collection: One, audios: 'keep' | 'delete') => void;
}) {
  const t = useText();
  if (request.kind === 'delete')
    return (
      <DeleteCollectionDialog
        collection={request.collection}
        onClose={onClose}
        onDelete={(audios) => onDelete(request.collection, audios)}
      />
    );
  return (
    <RenameDialog
      title={t(request.kind === 'new' ? 'library.collection.new' : 'library.collection.rename')}
      label={t('library.collection.name')}
      name={request.kind === 'new' ? '' : request.collection.name}
      onClose={onClose}
      onRename={(name) =>
        request.kind === 'new' ? onCreate(name) : onRename(request.collection, name)
      }
    />
  );
}
