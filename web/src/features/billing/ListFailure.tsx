import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useWhenOnline } from '../../feedback/use-online.ts';
import { useText } from '../../i18n/intl.tsx';

/** Recovers by itself if only the connection was lost; otherwise it has a retry button. */
export function ListFailure({ retry }: { retry: () => void }) {
  const t = useText();
  useWhenOnline(retry);
  return (
    <EmptyState
      title={t('shell.failed')}
      action={
        <Button variant="outline" onClick={retry}>
          {t('shell.retry')}
        </Button>
      }
    />
  );
}
