import { limits } from '@duu/contract/limits';
import { Clock, X } from 'lucide-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import css from './ExpiringNotice.module.css';
import type { Expiring } from './use-expiring-notice.ts';

/** Says that audios will soon be deleted, with a link to them; renders nothing if there are none. */
export function ExpiringNotice({ count, dismiss }: Expiring) {
  const t = useText();
  if (count === 0) return null;
  return (
    <div className={css.notice} data-testid="ending">
      <Clock className={css.clock ?? ''} size={20} aria-hidden="true" />
      <p role="status">{t('library.ending.notice', { count, days: limits.endingDays })}</p>
      <div className={css.link}>
        <ButtonLink variant="outline" size="sm" to="/app/library/ending">
          {t('library.ending.show')}
        </ButtonLink>
      </div>
      <IconButton label={t('library.ending.dismiss')} onClick={dismiss}>
        <X size={20} />
      </IconButton>
    </div>
  );
}
