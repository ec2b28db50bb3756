import { useFileUrl } from '../firebase/use-file-url.ts';
import { useMe } from './me-context.ts';

/** Returns the URL of the user's photo in our storage; null if there is none, or none yet. */
export function usePhotoUrl(): string | null {
  const me = useMe();
  return useFileUrl(me.status === 'ready' ? (me.user?.photoPath ?? null) : null);
}
