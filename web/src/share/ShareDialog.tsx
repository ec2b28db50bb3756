import { calls } from '@duu/contract/calls/calls';
import { audio as audioSchema } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { callApi } from '../api/call.ts';
import { useUid } from '../firebase/auth/use-session.ts';
import { useDoc } from '../firebase/documents/use-live-data.ts';
import { useText } from '../i18n/intl.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import css from './ShareDialog.module.css';
import { ShareFile } from './ShareFile.tsx';
import { embedCode, shareAddress } from './share-address.ts';
import { canShareAudio } from './system-share.ts';

interface Props {
  audio: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Shares an audio: its file by the system's sheet where that takes files, and its public link. */
export function ShareDialog({ audio: { id, name }, onClose }: Props) {
  const t = useText();
  const { data: audio } = useDoc(paths.audio(useUid(), id), audioSchema);
  const shareId = audio?.shareId ?? null;
  const params = { audioId: id };
  return (
    <LinkDialog
      title={t('sharing.title', { name })}
      name={name}
      text={t(shareId === null ? 'sharing.about' : 'sharing.on')}
      address={audio ? shareId && shareAddress(shareId) : undefined}
      embed={shareId === null ? undefined : embedCode(shareId, name)}
      onCreate={() => callApi(calls.shareAudio, { params })}
      onStop={() => callApi(calls.unshareAudio, { params })}
      onClose={onClose}
    >
      {audio && canShareAudio() && audio.storagePath !== null && (
        <section className={css.part}>
          <ShareFile audio={{ id, name, storagePath: audio.storagePath }} onShared={onClose} />
          <p className={css.note}>{t('sharing.file.text')}</p>
        </section>
      )}
    </LinkDialog>
  );
}
