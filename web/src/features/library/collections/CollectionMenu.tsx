import { MoreVertical } from 'lucide-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { lazyDialog } from '../../../components/use-overlays.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { CollectionMenuProps } from './CollectionMenuEntries.tsx';

const CollectionMenuEntries = lazyDialog(() =>
  import('./CollectionMenuEntries.tsx').then((module) => module.CollectionMenuEntries),
);

export function CollectionMenu(props: CollectionMenuProps) {
  const t = useText();
  return (
    <Menu
      lazyEntries={(show) => <CollectionMenuEntries {...props} show={show} />}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t('library.collection.menu', { name: props.collection.name })}
        >
          <MoreVertical size={20} />
        </IconButton>
      )}
    />
  );
}
