import { MoreVertical } from 'lucide-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { lazyDialog } from '../../../components/use-overlays.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { AudioMenuProps } from './AudioMenuEntries.tsx';

const AudioMenuEntries = lazyDialog(() =>
  import('./AudioMenuEntries.tsx').then((module) => module.AudioMenuEntries),
);

export function AudioMenu(props: AudioMenuProps) {
  const t = useText();
  return (
    <Menu
      lazyEntries={(show) => <AudioMenuEntries {...props} show={show} />}
      trigger={(trigger) => (
        <IconButton {...trigger} label={t('library.menu', { name: props.audio.name })}>
          <MoreVertical size={20} />
        </IconButton>
      )}
    />
  );
}
