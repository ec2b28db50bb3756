import { lazyPart } from '../../components/lazy-part.tsx';

/** The player's bar, loaded with the first track or shortly before; without a connection once it is back. */
export const lazyBar = lazyPart(() => import('./PlayerBar.tsx').then(({ PlayerBar }) => PlayerBar));
