import { lazyComponent } from '../../../components/lazy-part.tsx';
import { shownChoice } from '../../../firebase/local/shown-choice.ts';
import { useStore } from '../../../stores/use-store.ts';

const LocalDesk = lazyComponent(() => import('./LocalDesk.tsx').then((module) => module.LocalDesk));

/** Replaces a provider's sign-in window in local builds. */
export function LocalChooser() {
  const choice = useStore(shownChoice);
  return choice && <LocalDesk choice={choice} />;
}
