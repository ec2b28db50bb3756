import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { lateDialog } from '../../../components/use-overlays.ts';
import {
  type AskedAudios,
  type AudioDialogKind,
  AudioDialogsContext,
} from './audio-dialogs-context.ts';
import { useAudioActions } from './use-audio-actions.ts';

const AskedAudioDialog = lateDialog(() =>
  import('./AskedAudioDialog.tsx').then((module) => module.AskedAudioDialog),
);

/** The dialogs for audios, once per page whatever the number of rows. */
export function AudioDialogs({ children }: { children: ReactNode }) {
  const actions = useAudioActions();
  const [asked, setAsked] = useState<AskedAudios | null>(null);
  const ask = useCallback(
    (kind: AudioDialogKind, audios: readonly WithId<Audio>[], done?: () => void) =>
      setAsked({ kind, audios, done }),
    [],
  );
  const value = useMemo(() => ({ ask, actions }), [ask, actions]);
  return (
    <AudioDialogsContext value={value}>
      {children}
      {asked && <AskedAudioDialog asked={asked} actions={actions} close={() => setAsked(null)} />}
    </AudioDialogsContext>
  );
}
