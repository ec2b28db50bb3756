import { useEffect, useRef } from 'react';
import { buildId } from '../config/build.ts';
import { isReloadBlocked } from '../feedback/reload-block.ts';
import { toast } from '../feedback/toast-store.ts';
import { useText } from '../i18n/intl.tsx';
import { reloadOnce } from './failures/reload.ts';

/** ms between checks of the manifest; it is also checked when the tab becomes visible. */
const pollMs = 60_000;
const toastId = 'new-build';

/** Returns the id of the newest build; null if unknown (no network, development). */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return null;
    const manifest: unknown = await response.json();
    if (typeof manifest !== 'object' || manifest === null || !('id' in manifest)) return null;
    return typeof manifest.id === 'string' ? manifest.id : null;
  } catch {
    return null;
  }
}

/** Reloads when a new build is out, but never while the user listens, types or converts. */
export function BuildWatch() {
  const t = useText();
  const isShown = useRef(false);
  useEffect(() => {
    if (buildId === 'dev') return;
    const look = async () => {
      if (document.hidden) return;
      const latest = await latestBuild();
      if (latest === null || latest === buildId) return;
      if (!isReloadBlocked()) {
        reloadOnce();
        return;
      }
      if (isShown.current) return;
      isShown.current = true;
      toast.loading(t('shell.newBuild'), {
        id: toastId,
        action: { label: t('shell.reload'), onClick: () => location.reload() },
      });
    };
    const timer = setInterval(() => void look(), pollMs);
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [t]);
  return null;
}
