import { useSyncExternalStore } from 'react';
import { type KeptSound, keptSounds, subscribeSounds } from '../firebase/kept-sounds.ts';

const nothing: readonly KeptSound[] = [];

/** The sounds on this device. */
export function useKeptSounds(): readonly KeptSound[] {
  return useSyncExternalStore(subscribeSounds, keptSounds, () => nothing);
}

/** An audio's sound on this device; null where it is not there, or only that of an earlier conversion. */
export function useKeptSound(storagePath: string | null): KeptSound | null {
  return useKeptSounds().find((sound) => sound.storagePath === storagePath) ?? null;
}
