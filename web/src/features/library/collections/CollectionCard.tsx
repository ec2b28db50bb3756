import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { Folder } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useAudioDialogs } from '../actions/audio-dialogs-context.ts';
import { droppedAudios, isAudioDrag } from './audio-drag.ts';
import css from './CollectionCard.module.css';
import { CollectionMenu } from './CollectionMenu.tsx';
import { Cover } from './Cover.tsx';
import { PlaceText } from './PlaceText.tsx';
import { PlayAllButton } from './PlayAllButton.tsx';
import type { CollectionActions } from './use-collection-actions.tsx';

/** A collection: its name and size, and a drop target for audios. */
export function CollectionCard({
  collection,
  actions,
}: {
  collection: WithId<Collection>;
  actions: CollectionActions;
}) {
  const t = useText();
  const { actions: audioActions } = useAudioDialogs();
  const [over, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    if (collection.archived || !isAudioDrag(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  return (
    <li
      className={css.card}
      data-over={over || undefined}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={(event) => {
        if (
          !(
            event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
          )
        )
          setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const audios = droppedAudios(event);
        if (audios.length > 0) void audioActions.move(audios, collection);
      }}
    >
      <Cover
        path={collection.coverPath}
        size="small"
        otherwise={<Folder className={css.folder ?? ''} size={22} aria-hidden="true" />}
      />
      <div className={css.about}>
        <AppLink
          to={`/app/library/${collection.id}`}
          draggable={false}
          aria-label={t('library.collection.open', { name: collection.name })}
        >
          {collection.name}
        </AppLink>
        <small>
          <PlaceText collection={collection} />
        </small>
      </div>
      <div className={css.buttons}>
        {collection.audioCount > 0 && !collection.archived && (
          <PlayAllButton collection={collection} look="icon" />
        )}
        <CollectionMenu collection={collection} actions={actions} />
      </div>
    </li>
  );
}
