import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { type AudioDialogKind, AudioDialogsContext } from './audio-dialogs-context.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { useAudioActions } from './use-audio-actions.ts';

interface Asked {
  readonly kind: AudioDialogKind;
  readonly audios: readonly WithId<Audio>[];
  readonly done: (() => void) | undefined;
}

/** The dialogs for audios, once per page whatever the number of rows. */
export function AudioDialogs({ children }: { children: ReactNode }) {
  const t = useText();
  const actions = useAudioActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (kind: AudioDialogKind, audios: readonly WithId<Audio>[], done?: () => void) =>
      setAsked({ kind, audios, done }),
    [],
  );
  const value = useMemo(() => ({ ask, actions }), [ask, actions]);
  const close = () => setAsked(null);
  const first = asked?.audios[0];
  return (
    <AudioDialogsContext value={value}>
      {children}
      {asked?.kind === 'rename' && first && (
        <RenameDialog
          title={t('library.rename')}
          label={t('library.rename.name')}
          name={first.name}
          onClose={close}
          onRename={(name) => {
            close();
            void actions.rename(first, name);
          }}
        />
      )}
      {asked?.kind === 'move' && (
        <MoveDialog
          count={asked.audios.length}
          onClose={close}
          onMove={(to) => {
            close();
            asked.done?.();
            void actions.move(asked.audios, to);
          }}
        />
      )}
      <ConfirmDialog
        open={asked?.kind === 'delete'}
        destructive
        title={t('library.deleteAsk', {
          count: asked?.audios.length ?? 0,
          name: first?.name ?? '',
        })}
        confirm={t('library.delete')}
        cancel={t('shell.cancel')}
        onCancel={close}
        onConfirm={() => {
          if (asked === null) return;
          close();
          asked.done?.();
          void actions.remove(asked.audios);
        }}
      >
        {t('library.deleteText')}
      </ConfirmDialog>
    </AudioDialogsContext>
  );
}
