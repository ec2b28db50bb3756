import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { useWhenOnline } from '../feedback/use-online.ts';
import { useText } from '../i18n/intl.tsx';
import { ApiError } from './api-error.ts';
import { useErrorText } from './use-error-text.ts';

/** Recovers by itself if only the connection was lost; otherwise it has a retry button. */
export function ListFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useText();
  useWhenOnline(retry);
  const known = error instanceof ApiError && error.status !== 0 ? error : null;
  const text = useErrorText(known);
  return (
    <EmptyState
      title={t('errors.list')}
      text={known ? text : t('errors.list.offline')}
      action={
        <Button variant="outline" onClick={retry}>
          {t('shell.retry')}
        </Button>
      }
    />
  );
}
