import { LifeBuoy, Mail, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../components/Button.tsx';
import { Popover } from '../components/Popover.tsx';
import { WaveLine } from '../components/WaveLine.tsx';
import { support } from '../config/support.ts';
import { useText } from '../i18n/intl.tsx';
import { errorPagesEn } from '../i18n/messages/error-pages.en.ts';
import type { MessageId } from '../i18n/messages/messages.ts';
import { BrandLink } from './BrandLink.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import css from './ErrorPage.module.css';

function textId(status: number, part: 'title' | 'description'): MessageId {
  const id = `errors.${status}.${part}`;
  return id in errorPagesEn ? (id as MessageId) : `errors.unknown.${part}`;
}

/** Status, what it means, the way home and the way to a person. */
export function ErrorPage({ status, within = false }: { status: number; within?: boolean }) {
  const t = useText();
  const title = t(textId(status, 'title'));
  useEffect(() => {
    document.title = `${title} · Duu`;
  }, [title]);
  // Within the shell there is a main part already, and the brand beside it.
  const Frame = within ? 'div' : 'main';
  return (
    <Frame className={css.page} data-within={within || undefined}>
      {!within && (
        <div className={css.brand}>
          <BrandLink to="/" />
        </div>
      )}
      <WaveLine />
      <p className={css.status}>{status}</p>
      <h1>{title}</h1>
      <p className={css.text}>{t(textId(status, 'description'))}</p>
      <div className={css.actions}>
        <ButtonLink to="/">{t('errors.goHome')}</ButtonLink>
        <Popover
          label={t('errors.support.title')}
          trigger={(props) => (
            <Button variant="outline" {...props}>
              <LifeBuoy size={18} aria-hidden="true" />
              {t('errors.contact')}
            </Button>
          )}
        >
          <h2 className={css.supportTitle}>{t('errors.support.title')}</h2>
          <p className={css.text}>{t('errors.support.description')}</p>
          <p className={css.contact}>
            <a href={`mailto:${support.email}`}>
              <Mail size={18} aria-hidden="true" /> {support.email}
            </a>
            <a href={`tel:${support.phone.replace(/\s/g, '')}`}>
              <Phone size={18} aria-hidden="true" /> {support.phone}
            </a>
          </p>
        </Popover>
      </div>
    </Frame>
  );
}
