import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { usePlace } from './use-place.ts';

/** How many audios a collection has, and where the user stopped in it. */
export function PlaceText({ collection }: { collection: WithId<Collection> }) {
  const t = useText();
  const place = usePlace(collection);
  return (
    <>
      {t('library.collection.count', { count: collection.audioCount })}
      {place && (
        <>
          {' · '}
          <span lang={place.language}>{place.name}</span> {formatDuration(place.positionMs)}
        </>
      )}
    </>
  );
}
