import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { createContext, useContext } from 'react';
import type { AudioActions } from './use-audio-actions.ts';

export type AskKind = 'rename' | 'move' | 'delete';

export interface AudioAsking {
  /** Opens a dialog; `done` is called once the user has confirmed. */
  readonly ask: (kind: AskKind, audios: readonly WithId<Audio>[], done?: () => void) => void;
  readonly actions: AudioActions;
}

export const AskContext = createContext<AudioAsking | null>(null);

export function useAudioAsking(): AudioAsking {
  const asking = useContext(AskContext);
  if (asking === null) throw new Error('There are no AudioDialogs above this component.');
  return asking;
}
