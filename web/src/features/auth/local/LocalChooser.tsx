import { useSyncExternalStore } from 'react';
import { lazyComponent } from '../../../components/lazy-part.tsx';
import { getChoice, onChoice } from '../../../firebase/local/choose-credential.ts';

const LocalDesk = lazyComponent(() => import('./LocalDesk.tsx').then((module) => module.LocalDesk));

/** Replaces a provider's sign-in window in local builds. */
export function LocalChooser() {
  const choice = useSyncExternalStore(onChoice, getChoice);
  return choice && <LocalDesk choice={choice} />;
}
