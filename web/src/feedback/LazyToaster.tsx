import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../i18n/intl.tsx';
import { loadToaster } from './load-toaster.ts';
import { toastFigures } from './toast-figures.ts';
import { onFirstToast } from './toast-store.ts';

/** The measures that the style sheets of the stack and its cards use. */
const figures = {
  '--toast-width': `${toastFigures.width}px`,
  '--toast-gap': `${toastFigures.gap}px`,
} as CSSProperties;

const Toaster = lazy(() =>
  loadToaster().then(({ Toaster: component }) => ({ default: component })),
);

/** Loads the toaster with the first toast. The live region is rendered from the start, as screen readers need it. */
export function LazyToaster() {
  const t = useText();
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return (
    <section
      aria-label={t('shell.notifications')}
      aria-live="polite"
      aria-relevant="additions text"
      style={figures}
    >
      {wanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </section>
  );
}
