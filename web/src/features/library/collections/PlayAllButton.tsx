import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { Pause, Play } from 'lucide-react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { usePlace } from './use-place.ts';
import { useIsPlaying, usePlayCollection } from './use-play-collection.ts';

/** Plays a collection from where the user stopped, or from its first audio; on a card as an icon, which may be its main one. */
export function PlayAllButton({
  collection,
  look = 'text',
}: {
  collection: WithId<Collection>;
  look?: 'text' | 'icon' | 'main';
}) {
  const t = useText();
  const play = usePlayCollection();
  const place = usePlace(collection);
  const going = useIsPlaying(collection.id);
  const { busy, run } = useAction();
  const action = going ? 'pauseAll' : place ? 'continue' : 'playAll';
  const props = {
    busy,
    disabled: collection.audioCount === 0 || collection.archived,
    onClick: () => void run(() => play(collection)),
  };
  const icon = going ? (
    <Pause size={18} fill="currentColor" />
  ) : (
    <Play size={18} fill="currentColor" />
  );
  if (look === 'text')
    return (
      <Button {...props}>
        {icon}
        {t(`library.collection.${action}`)}
      </Button>
    );
  const { name } = collection;
  return (
    <IconButton
      {...props}
      variant={look === 'main' ? 'default' : 'secondary'}
      label={t(`library.collection.${action}Named`, { name })}
    >
      {icon}
    </IconButton>
  );
}
