import { useEffect, useState } from 'react';

/** What Chromium hands over when the app can be installed; not in the DOM types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Installs the app, where the browser offers it; null where people must use the browser's own menu. */
export function useInstall(): (() => void) | null {
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      setPrompt(event);
    };
    addEventListener('beforeinstallprompt', keep);
    return () => removeEventListener('beforeinstallprompt', keep);
  }, []);
  if (!prompt) return null;
  return () => {
    setPrompt(null);
    void prompt.prompt();
  };
}
