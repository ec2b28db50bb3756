import { useTitle } from '../../../components/use-title.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from '../SignInRoute.module.css';
import { LocalMailBox } from './LocalMailBox.tsx';

/** `/mail-box`, in local builds: the signed-in user's e-mails. */
export function MailBoxRoute() {
  const t = useText();
  useTitle(t('auth.mail.title'));
  return (
    <section className={css.card}>
      <LocalMailBox heading="h1" />
    </section>
  );
}
