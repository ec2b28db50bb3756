import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { Pause, Play } from 'lucide-react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { useIsPlaying, usePlayCollection } from './use-play-collection.ts';

/** Plays a collection from its first audio to its last. */
export function PlayAllButton({ collection }: { collection: WithId<Collection> }) {
  const t = useText();
  const play = usePlayCollection();
  const going = useIsPlaying(collection.id);
  const { busy, run } = useAction();
  return (
    <Button
      busy={busy}
      disabled={collection.audioCount === 0 || collection.archived}
      onClick={() => void run(() => play(collection))}
    >
      {going ? <Pause size={18} fill="currentColor" /> : <Play size={18} fill="currentColor" />}
      {t(going ? 'library.collection.pauseAll' : 'library.collection.playAll')}
    </Button>
  );
}
