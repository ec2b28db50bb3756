import { useParams } from 'react-router-dom';
import { PlayerProvider } from '../player/PlayerProvider.tsx';
import { EmbeddedPlayer } from './EmbeddedPlayer.tsx';

/** `/embed/ID`: one shared audio in a frame on any site. */
export function EmbedRoute() {
  const { shareId = null } = useParams();
  return (
    <PlayerProvider>
      <EmbeddedPlayer shareId={shareId} />
    </PlayerProvider>
  );
}
