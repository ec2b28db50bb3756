import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { RotateCw } from 'lucide-react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { useAudioDialogs } from './audio-dialogs-context.ts';

/** Retries a failed audio: as a text button, or as an icon in place of the play button. */
export function RetryButton({ audio, look }: { audio: WithId<Audio>; look: 'words' | 'icon' }) {
  const t = useText();
  const { actions } = useAudioDialogs();
  const { busy, run } = useAction();
  const retry = () => void run(() => actions.retry(audio));
  return look === 'words' ? (
    <Button variant="outline" busy={busy} onClick={retry}>
      <RotateCw size={18} /> {t('editor.retry')}
    </Button>
  ) : (
    <IconButton label={t('library.retryNamed', { name: audio.name })} busy={busy} onClick={retry}>
      <RotateCw size={20} />
    </IconButton>
  );
}
