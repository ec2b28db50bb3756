import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { useToast } from '../feedback/toast-store.ts';
import type { Downloadable } from '../files/use-download.ts';
import { useText } from '../i18n/intl.tsx';
import { systemShare } from './system-share.ts';

/** Hands the audio's file to the system's share sheet. */
export function ShareFile({ audio, onShared }: { audio: Downloadable; onShared: () => void }) {
  const t = useText();
  const toast = useToast();
  const loaded = useRef<{ readonly path: string | null; readonly file: File } | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'again'>('idle');
  const fileOf = async () => {
    if (loaded.current?.path === audio.storagePath) return loaded.current.file;
    const { mp3FileOf } = await import('../files/audio-files.ts');
    const file = await mp3FileOf(audio);
    loaded.current = { path: audio.storagePath, file };
    return file;
  };
  const send = async () => {
    setState('busy');
    try {
      const outcome = await systemShare({ files: [await fileOf()], title: audio.name });
      setState(outcome === 'needsPress' ? 'again' : 'idle');
      if (outcome === 'shared') onShared();
    } catch {
      setState('idle');
      toast.warning(t('sharing.file.failed'));
    }
  };
  return (
    <Button busy={state === 'busy'} onClick={() => void send()}>
      <Share2 size={18} /> {t(state === 'again' ? 'sharing.file.again' : 'sharing.file')}
    </Button>
  );
}
