import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../components/Avatar.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { lazyDialog } from '../../components/use-overlays.ts';
import { endSession } from '../../firebase/auth/session-store.ts';
import { useSession } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { usePhotoUrl } from '../../me/use-photo-url.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { LocaleSwitch } from '../../navigation/LocaleSwitch.tsx';
import { useKeptSounds } from '../../offline/use-kept-sounds.ts';
import css from './SidebarUser.module.css';

const ConfirmDialog = lazyDialog(() =>
  import('../../feedback/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

export function SidebarUser() {
  const t = useText();
  const session = useSession();
  const me = useMe();
  const photoUrl = usePhotoUrl();
  const { length: kept } = useKeptSounds();
  const [asks, setAsks] = useState(false);
  if (session.status !== 'signedIn') return null;
  const own = me.status === 'ready' ? me.user.displayName : null;
  const name = own ?? session.displayName ?? session.email ?? t('shell.profile');
  return (
    <div className={css.user}>
      <AppLink to="/app/account/profile" className={css.link}>
        <Avatar name={name} photoUrl={photoUrl} />
        <span className="visually-hidden">{t('shell.profile')}: </span>
        <span className={css.name}>{name}</span>
      </AppLink>
      <div className={css.actions}>
        <div className={css.locale}>
          <LocaleSwitch />
        </div>
        <IconButton
          label={t('shell.signOut')}
          onClick={() => (kept > 0 ? setAsks(true) : void endSession())}
        >
          <LogOut size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {asks && (
        <ConfirmDialog
          open
          title={t('shell.signOut.ask')}
          confirm={t('shell.signOut')}
          cancel={t('shell.cancel')}
          onCancel={() => setAsks(false)}
          onConfirm={() => void endSession()}
        >
          {t('shell.signOut.kept', { count: kept })}
        </ConfirmDialog>
      )}
    </div>
  );
}
