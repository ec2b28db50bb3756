import { useParams, useSearchParams } from 'react-router-dom';
import { PlayerProvider } from '../player/PlayerProvider.tsx';
import { EmbeddedPlayer } from './EmbeddedPlayer.tsx';
import { SharedPlayer } from './SharedPlayer.tsx';

/** `/player?share=ID`: one shared audio for anyone, with `&embed=1` as the small page of a frame. */
export function PlayerRoute() {
  const [search] = useSearchParams();
  const { shareId: inPath } = useParams();
  const shareId = search.get('share') ?? inPath ?? null;
  return (
    <PlayerProvider>
      {search.get('embed') === '1' ? (
        <EmbeddedPlayer shareId={shareId} />
      ) : (
        <SharedPlayer shareId={shareId} />
      )}
    </PlayerProvider>
  );
}
