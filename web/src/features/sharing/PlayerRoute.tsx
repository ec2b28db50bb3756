import { useParams, useSearchParams } from 'react-router-dom';
import { PlayerProvider } from '../player/PlayerProvider.tsx';
import { SharedPlayer } from './SharedPlayer.tsx';

/** `/player?share=ID`: one shared audio for anyone. */
export function PlayerRoute() {
  const [search] = useSearchParams();
  const { shareId } = useParams();
  return (
    <PlayerProvider>
      <SharedPlayer shareId={search.get('share') ?? shareId ?? null} />
    </PlayerProvider>
  );
}
