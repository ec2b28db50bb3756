import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { useTitle } from '../components/use-title.ts';
import { useWhenOnline } from '../feedback/use-online.ts';
import { useText } from '../i18n/intl.tsx';

/** In place of a page whose document could not be read. Recovers by itself if only the connection was lost. */
export function PageLoadFailure({ retry }: { retry: () => void }) {
  const t = useText();
  useTitle(t('shell.failed'));
  useWhenOnline(retry);
  return (
    <EmptyState
      heading="h1"
      title={t('shell.failed')}
      text={t(navigator.onLine ? 'errors.request_failed' : 'errors.offline')}
      action={
        <Button variant="outline" onClick={retry}>
          {t('shell.retry')}
        </Button>
      }
    />
  );
}
