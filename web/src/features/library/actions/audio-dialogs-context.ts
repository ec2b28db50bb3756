import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { createContext, useContext } from 'react';
import type { AudioActions } from './use-audio-actions.ts';

export type AudioDialogKind = 'rename' | 'move' | 'share' | 'delete';

export interface AudioDialogRequest {
  readonly kind: AudioDialogKind;
  readonly audios: readonly WithId<Audio>[];
  readonly done: (() => void) | undefined;
}

export interface AudioDialogsApi {
  /** Opens a dialog; `done` is called once the user has confirmed. */
  readonly ask: (
    kind: AudioDialogKind,
    audios: readonly WithId<Audio>[],
    done?: () => void,
  ) => void;
  readonly actions: AudioActions;
}

export const AudioDialogsContext = createContext<AudioDialogsApi | null>(null);

export function useAudioDialogs(): AudioDialogsApi {
  const dialogs = useContext(AudioDialogsContext);
  if (dialogs === null) throw new Error('There are no AudioDialogs above this component.');
  return dialogs;
}
