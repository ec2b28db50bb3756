import { Button } from '../components/Button.tsx';
import { ErrorId } from '../components/ErrorId.tsx';
import { Notice } from '../components/Notice.tsx';
import { useText } from '../i18n/intl.tsx';
import type { ApiError } from './api-error.ts';
import { useErrorText } from './use-error-text.ts';

export function LoadFailure({ error, retry }: { error: ApiError; retry: () => void }) {
  const t = useText();
  const text = useErrorText(error);
  return (
    <Notice tone="danger" title={t('shell.failed')}>
      {text}{' '}
      <Button variant="link" size="sm" onClick={retry}>
        {t('shell.retry')}
      </Button>
      {error.errorId !== null && <ErrorId id={error.errorId} />}
    </Notice>
  );
}
