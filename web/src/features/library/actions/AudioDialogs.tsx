import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { lazyDialog } from '../../../components/use-overlays.ts';
import {
  type AudioDialogKind,
  type AudioDialogRequest,
  AudioDialogsContext,
} from './audio-dialogs-context.ts';
import { useAudioActions } from './use-audio-actions.ts';

const AudioDialog = lazyDialog(() =>
  import('./AudioDialog.tsx').then((module) => module.AudioDialog),
);

/** The dialogs for audios, once per page whatever the number of rows. */
export function AudioDialogs({ children }: { children: ReactNode }) {
  const actions = useAudioActions();
  const [request, setRequest] = useState<AudioDialogRequest | null>(null);
  const ask = useCallback(
    (kind: AudioDialogKind, audios: readonly WithId<Audio>[], done?: () => void) =>
      setRequest({ kind, audios, done }),
    [],
  );
  const value = useMemo(() => ({ ask, actions }), [ask, actions]);
  return (
    <AudioDialogsContext value={value}>
      {children}
      {request && (
        <AudioDialog request={request} actions={actions} close={() => setRequest(null)} />
      )}
    </AudioDialogsContext>
  );
}
