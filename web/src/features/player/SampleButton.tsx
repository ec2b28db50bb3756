import { Play, Square } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { WaveMark } from '../../components/WaveMark.tsx';
import { useToast } from '../../feedback/toast-store.ts';
import { fileUrl } from '../../firebase/files.ts';
import { useText } from '../../i18n/intl.tsx';
import { usePlayer, usePlayerState } from './player-context.ts';

/** Plays a short sample while the track waits. `address` is a path of the site, or one in the bucket. */
export function SampleButton({ id, address, name }: { id: string; address: string; name: string }) {
  const t = useText();
  const player = usePlayer();
  const toast = useToast();
  const { preview } = usePlayerState();
  const mine = preview?.id === id;
  const play = async () => {
    const url = /^(?:\/|https?:)/u.test(address) ? address : await fileUrl(address);
    player.preview(id, url);
  };
  return (
    <IconButton
      label={t(mine ? 'player.sampleStop' : 'player.sample', { name })}
      variant={mine ? 'secondary' : 'ghost'}
      onClick={() => {
        if (mine) player.stopPreview();
        else void play().catch(() => toast.warning(t('player.sampleFailed')));
      }}
    >
      {mine && preview.status === 'loading' ? (
        <WaveMark size={18} moving />
      ) : mine ? (
        <Square size={18} fill="currentColor" />
      ) : (
        <Play size={20} />
      )}
    </IconButton>
  );
}
