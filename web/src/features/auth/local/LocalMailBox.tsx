import { Mail } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { buttonProps } from '../../../components/Button.tsx';
import { type Letter, readMailBox } from '../../../firebase/local/mail-box.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from './LocalDesk.module.css';

/** Shows the links that a build on one machine cannot send. */
export function LocalMailBox() {
  const t = useText();
  const [letters, setLetters] = useState<Letter[]>([]);
  const read = useCallback(() => {
    readMailBox().then(setLetters, () => setLetters([]));
  }, []);
  useEffect(() => {
    read();
    const timer = setInterval(read, 2000);
    return () => clearInterval(timer);
  }, [read]);
  return (
    <section className={css.desk} aria-label={t('auth.mail.title')} data-testid="mail-box">
      <h3 className={css.title}>
        <Mail size={18} aria-hidden="true" /> {t('auth.mail.title')}
      </h3>
      <p className={css.note}>{t('auth.mail.note')}</p>
      {letters.length === 0 && <p className={css.note}>{t('auth.mail.empty')}</p>}
      <ul className={css.list}>
        {letters.slice(0, 5).map((letter) => (
          <li key={letter.link}>
            <a href={letter.link} {...buttonProps({ variant: 'secondary', fullWidth: true })}>
              {t('auth.mail.link', { email: letter.email })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
