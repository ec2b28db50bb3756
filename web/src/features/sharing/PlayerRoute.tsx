import { useParams, useSearchParams } from 'react-router-dom';
import { PlayerProvider } from '../player/PlayerProvider.tsx';
import { SharedPlayer } from './SharedPlayer.tsx';
import { SharedPlaylist } from './SharedPlaylist.tsx';

/** `/player?share=ID` and `/player?list=ID`: one shared audio or collection for anyone. */
export function PlayerRoute() {
  const [search] = useSearchParams();
  const { shareId } = useParams();
  const playlistId = search.get('list');
  return (
    <PlayerProvider>
      {playlistId === null ? (
        <SharedPlayer shareId={search.get('share') ?? shareId ?? null} />
      ) : (
        <SharedPlaylist playlistId={playlistId} />
      )}
    </PlayerProvider>
  );
}
