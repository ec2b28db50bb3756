import { calls } from '@duu/contract/calls/calls';
import { collection as collectionSchema } from '@duu/contract/documents/collection';
import { paths } from '@duu/contract/paths';
import { callApi } from '../api/call.ts';
import { useUid } from '../firebase/auth/use-session.ts';
import { useDoc } from '../firebase/documents/use-live-data.ts';
import { useText } from '../i18n/intl.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { feedAddress, playlistAddress } from './share-address.ts';

interface Props {
  collection: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Shares a collection as a public playlist. */
export function ShareCollection({ collection: { id, name }, onClose }: Props) {
  const t = useText();
  const { data } = useDoc(paths.collection(useUid(), id), collectionSchema);
  const params = { collectionId: id };
  const playlistId = data?.playlistId ?? null;
  return (
    <LinkDialog
      title={t('sharing.titleList', { name })}
      name={name}
      text={t(playlistId === null ? 'sharing.aboutList' : 'sharing.onList')}
      address={data ? playlistId && playlistAddress(playlistId) : undefined}
      feed={playlistId === null ? undefined : feedAddress(playlistId)}
      onCreate={() => callApi(calls.shareCollection, { params })}
      onStop={() => callApi(calls.unshareCollection, { params })}
      onClose={onClose}
    />
  );
}
