import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../i18n/intl.tsx';
import { loadToaster } from './load-toaster.ts';
import { onFirstToast } from './toast-store.ts';

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
    >
      {wanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </section>
  );
}
