import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { ShareDialog } from '../../../share/ShareDialog.tsx';
import type { AudioDialogRequest, AudioDialogsApi } from './audio-dialogs-context.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

/** The open dialog for audios. */
export function AudioDialog({
  request: { kind, audios, done },
  actions,
  close,
}: {
  request: AudioDialogRequest;
  actions: AudioDialogsApi['actions'];
  close: () => void;
}) {
  const t = useText();
  const [first] = audios;
  if (!first) return null;
  if (kind === 'rename')
    return (
      <RenameDialog
        title={t('library.rename')}
        label={t('library.rename.name')}
        name={first.name}
        onClose={close}
        onRename={(name) => actions.rename(first, name)}
      />
    );
  if (kind === 'share') return <ShareDialog audio={first} onClose={close} />;
  if (kind === 'move')
    return (
      <MoveDialog
        count={audios.length}
        onClose={close}
        onMove={(to) => {
          close();
          done?.();
          void actions.move(audios, to);
        }}
      />
    );
  return (
    <ConfirmDialog
      open
      destructive
      title={t('library.deleteAsk', { count: audios.length, name: first.name })}
      confirm={t('library.delete')}
      cancel={t('shell.cancel')}
      onCancel={close}
      onConfirm={() => {
        close();
        done?.();
        void actions.remove(audios);
      }}
    >
      {t('library.deleteText')}
    </ConfirmDialog>
  );
}
