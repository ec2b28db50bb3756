import { EmptyState } from '../../components/EmptyState.tsx';
import { useText } from '../../i18n/intl.tsx';

export function PlayerRoute() {
  const t = useText();
  return <EmptyState title={t('shell.loading')} />;
}
