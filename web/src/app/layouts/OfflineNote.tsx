import { CloudOff } from 'lucide-react';
import { useOnline } from '../../feedback/use-online.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useKeptSounds } from '../../offline/use-kept-sounds.ts';
import css from './OfflineNote.module.css';

/** Says that the page may be outdated while there is no connection. */
export function OfflineNote() {
  const t = useText();
  const online = useOnline();
  const { length: count } = useKeptSounds();
  return (
    <div role="status">
      {!online && (
        <p className={css.note}>
          <CloudOff size={18} aria-hidden="true" /> {t('shell.offline')}
          {count > 0 && (
            <AppLink to="/app/account/settings#device">
              {t('shell.offline.kept', { count })}
            </AppLink>
          )}
        </p>
      )}
    </div>
  );
}
