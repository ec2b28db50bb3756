import { useEffect, useState } from 'react';

/** Chromium's event when the app can be installed; missing in the DOM types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Installs the app if the browser offers it; null if users need the browser's own menu. */
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
