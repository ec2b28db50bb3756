import { Mail } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { buttonProps } from '../../../components/Button.tsx';
import { Email } from '../../../components/Email.tsx';
import {
  type ReceivedMail,
  readMailBox,
  readMails,
  type SentLink,
} from '../../../firebase/local/mail-box.ts';
import { DateText } from '../../../i18n/DateText.tsx';
import { RichText, useText } from '../../../i18n/intl.tsx';
import css from './LocalDesk.module.css';
import { LocalMailPage } from './LocalMailPage.tsx';

function LocalMail({ mail }: { mail: ReceivedMail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.mail} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {mail.subject}
        <span className={css.note}>
          <Email>{mail.to}</Email>, <DateText date={mail.at} time />
        </span>
      </summary>
      {isOpen && <LocalMailPage mail={mail} />}
    </details>
  );
}

/** Shows the sign-in links and e-mails that a local build does not send, under a heading of this level. */
export function LocalMailBox({ heading: Heading }: { heading: 'h1' | 'h2' | 'h3' }) {
  const t = useText();
  const [letters, setLetters] = useState<SentLink[]>([]);
  const [mails, setMails] = useState<ReceivedMail[]>([]);
  const read = useCallback(() => {
    readMailBox().then(setLetters, () => setLetters([]));
    readMails().then(setMails, () => setMails([]));
  }, []);
  useEffect(() => {
    read();
    const timer = setInterval(read, 2000);
    return () => clearInterval(timer);
  }, [read]);
  return (
    <section className={css.desk} aria-label={t('auth.mail.title')} data-testid="mail-box">
      <Heading className={css.title}>
        <Mail size={18} aria-hidden="true" /> {t('auth.mail.title')}
      </Heading>
      <p className={css.note}>{t('auth.mail.note')}</p>
      {letters.length + mails.length === 0 && <p className={css.note}>{t('auth.mail.empty')}</p>}
      <ul className={css.list}>
        {letters.slice(0, 5).map((letter) => (
          <li key={letter.link}>
            <a href={letter.link} {...buttonProps({ variant: 'secondary', fullWidth: true })}>
              <span>
                <RichText id="auth.mail.link" values={{ email: <Email>{letter.email}</Email> }} />
              </span>
            </a>
          </li>
        ))}
        {mails.map((mail) => (
          <li key={mail.id}>
            <LocalMail mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  );
}
