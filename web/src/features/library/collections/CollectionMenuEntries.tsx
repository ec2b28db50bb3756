import { type CollectionFile, collectionFiles } from '@duu/contract/calls/collections';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import {
  Archive,
  ArchiveRestore,
  BookAudio,
  BookOpen,
  Download,
  FileAudio,
  FileText,
  Image,
  Pause,
  PencilLine,
  Play,
  RotateCcw,
  Share2,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuEntry, ShowEntries } from '../../../components/Menu.tsx';
import { useText } from '../../../i18n/intl.tsx';
import type { CollectionActions } from './use-collection-actions.tsx';
import { usePlace } from './use-place.ts';
import { useIsPlaying } from './use-play-collection.ts';

const size = 18;

const fileIcons: Record<CollectionFile, ReactNode> = {
  m4b: <BookAudio size={size} />,
  mp3: <FileAudio size={size} />,
  epub: <BookOpen size={size} />,
  srt: <FileText size={size} />,
  vtt: <FileText size={size} />,
};

export interface CollectionMenuProps {
  collection: WithId<Collection>;
  actions: CollectionActions;
}

/** What can be done with a collection. */
export function CollectionMenuEntries({
  collection,
  actions,
  show,
}: CollectionMenuProps & { show: ShowEntries }) {
  const t = useText();
  const going = useIsPlaying(collection.id);
  const place = usePlace(collection);
  const action = going ? 'pauseAll' : place ? 'continue' : 'playAll';
  const unplayable = collection.audioCount === 0 || collection.archived;
  const entries: MenuEntry[] = [
    {
      label: t(`library.collection.${action}`),
      icon: going ? <Pause size={size} /> : <Play size={size} />,
      disabled: unplayable,
      onSelect: () => actions.play(collection),
    },
    ...(action === 'continue'
      ? [
          {
            label: t('library.collection.again'),
            icon: <RotateCcw size={size} />,
            disabled: unplayable,
            onSelect: () => actions.play(collection, 'beginning'),
          },
        ]
      : []),
    {
      label: t('library.collection.rename'),
      icon: <PencilLine size={size} />,
      onSelect: () => actions.askRename(collection),
    },
    {
      label: t('library.cover'),
      icon: <Image size={size} />,
      onSelect: () => actions.askCover(collection),
    },
    {
      label: t('library.collection.zip'),
      icon: <Download size={size} />,
      disabled: unplayable,
      onSelect: () => actions.zip(collection),
    },
    ...collectionFiles.map((format) => ({
      label: t(`library.collection.${format}`),
      icon: fileIcons[format],
      disabled: unplayable,
      onSelect: () => actions.saveFile(collection, format),
    })),
    {
      label: t('library.collection.share'),
      icon: <Share2 size={size} />,
      disabled: collection.archived,
      onSelect: () => actions.askShare(collection),
    },
    collection.archived
      ? {
          label: t('library.collection.restore'),
          icon: <ArchiveRestore size={size} />,
          onSelect: () => actions.restore(collection),
        }
      : {
          label: t('library.collection.archive'),
          icon: <Archive size={size} />,
          onSelect: () => actions.archive(collection),
        },
    {
      label: t('library.collection.delete'),
      icon: <Trash2 size={size} />,
      destructive: true,
      onSelect: () => actions.askDelete(collection),
    },
  ];
  return show(entries);
}
