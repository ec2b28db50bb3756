import { useEffect, useState } from 'react';
import { keptOf } from '../firebase/kept.ts';
import { type KeptSound, keptSounds, watchSounds } from '../firebase/kept-sounds.ts';
import { useStore } from '../stores/use-store.ts';

/** Returns the audios kept on this device. */
export function useKeptSounds(): readonly KeptSound[] {
  return useStore(keptSounds);
}

/** Returns an audio's sound on this device; null if it is not kept, or only that of an earlier conversion. */
export function useKeptSound(storagePath: string | null): KeptSound | null {
  return useKeptSounds().find((sound) => sound.storagePath === storagePath) ?? null;
}

/** Reads the list again. Returns whether it has been read, so that an empty list means that nothing is kept. */
export function useSoundsRead(uid: string): boolean {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const stop = keptSounds.subscribe(() => setIsRead(true));
    // Without storage there is nothing to read.
    void keptOf(uid).then((store) => store === null && setIsRead(true));
    const end = watchSounds(uid);
    return () => {
      stop();
      end();
    };
  }, [uid]);
  return isRead;
}
