import { useSyncExternalStore } from 'react';
import { type KeptSound, keptSounds, subscribeSounds } from '../firebase/kept-sounds.ts';

const nothing: readonly KeptSound[] = [];

/** The audios kept on this device. */
export function useKeptSounds(): readonly KeptSound[] {
  return useSyncExternalStore(subscribeSounds, keptSounds, () => nothing);
}

/** An audio's sound on this device; null if it is not kept, or only that of an earlier conversion. */
export function useKeptSound(storagePath: string | null): KeptSound | null {
  return useKeptSounds().find((sound) => sound.storagePath === storagePath) ?? null;
}
