import { LifeBuoy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorId } from '../../components/ErrorId.tsx';
import { Popover } from '../../components/Popover.tsx';
import { useTitle } from '../../components/use-title.ts';
import { WaveLine } from '../../components/WaveLine.tsx';
import { useText } from '../../i18n/intl.tsx';
import { errorPagesEn } from '../../i18n/messages/error-pages.en.ts';
import type { MessageId } from '../../i18n/messages/messages.ts';
import { BrandLink } from '../../navigation/BrandLink.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { SupportLinks } from '../../navigation/SupportLinks.tsx';
import css from './ErrorPage.module.css';

/** Each status has its texts; all server errors share one title. */
function textId(status: number, part: 'title' | 'description'): MessageId {
  const id = `errors.${status}.${part}`;
  if (id in errorPagesEn) return id as MessageId;
  return `errors.${status >= 500 ? 500 : 'unknown'}.${part}`;
}

interface Props {
  status: number;
  /** Whether it is inside a layout. */
  within?: boolean;
  /** An extra action besides those of every error page: retry, or back. */
  action?: ReactNode;
  errorId?: string | null;
}

/** The status, its meaning, the way home and support. */
export function ErrorPage({ status, within = false, action, errorId = null }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It replaces the focused element: screen readers announce it, and the next Tab reaches its links.
    if (within) heading.current?.focus();
  }, [within]);
  const title = t(textId(status, 'title'));
  useTitle(title);
  // The shell already has a main element, and the brand beside it.
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
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.text}>{t(textId(status, 'description'))}</p>
      <div className={css.actions}>
        {action}
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
            <SupportLinks />
          </p>
        </Popover>
      </div>
      {errorId !== null && <ErrorId id={errorId} />}
    </Frame>
  );
}
