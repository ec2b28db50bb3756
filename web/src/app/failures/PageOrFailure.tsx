import { Activity, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { isPlaying } from '../../feedback/reload-block.ts';
import { toast } from '../../feedback/toast-store.ts';
import { useText } from '../../i18n/intl.tsx';
import { hostErrors } from './fatal-errors.ts';
import { LazyFailurePage, statusOf } from './LazyFailurePage.tsx';
import { errorIdOf } from './report-error.ts';

interface Props {
  children: ReactNode;
  /** Whether it is inside a layout. */
  within?: boolean;
  /**
   * Keeps the page behind the error page, with everything typed in it. Otherwise the page is removed with its
   * sound, so a notice replaces the error page while it still plays.
   */
  kept?: boolean;
}

interface Failed {
  readonly at: string;
  readonly status: number;
  readonly errorId: string | null;
}

/** A page, or the error page in its place after an uncaught error. The next address tries again. */
export function PageOrFailure({ children, within = false, kept = false }: Props) {
  const t = useText();
  const { key } = useLocation();
  const [failed, setFailed] = useState<Failed | null>(null);
  useEffect(
    () =>
      hostErrors((error) => {
        const errorId = errorIdOf(error);
        if (!kept && isPlaying())
          toast.error(t('errors.500.title'), {
            description: t('errors.500.description'),
            ...(errorId === null ? {} : { errorId }),
          });
        else setFailed({ at: key, status: statusOf(error), errorId });
      }),
    [key, kept, t],
  );
  const isShown = failed?.at === key;
  return (
    <>
      {kept ? (
        <Activity mode={isShown ? 'hidden' : 'visible'}>{children}</Activity>
      ) : (
        !isShown && children
      )}
      {isShown && (
        <Suspense>
          <LazyFailurePage
            status={failed.status}
            within={within}
            errorId={failed.errorId}
            action={
              <Button variant="outline" onClick={() => setFailed(null)}>
                {t('errors.back')}
              </Button>
            }
          />
        </Suspense>
      )}
    </>
  );
}
