import { untranslated } from '../../api/error-text.ts';
import { WaveMark } from '../../components/WaveMark.tsx';
import { support } from '../../config/contacts.ts';
import { messagesOf } from '../../i18n/catalogue.ts';
import { intlOf, translator } from '../../i18n/intl.tsx';
import { shownLocale } from '../../i18n/shown-locale.ts';

/** Used when even the error page can't load. Its links work without a router, and without texts. */
export function BareFailure({ errorId = null }: { errorId?: string | null }) {
  const locale = shownLocale();
  const messages = messagesOf(locale);
  const t = 'errors.500.title' in messages ? translator(intlOf(locale, messages)) : null;
  return (
    <main className="splash" data-failed="">
      <WaveMark size={44} />
      <h1>{t ? t('errors.500.title') : untranslated}</h1>
      {t && <p>{t('errors.500.description')}</p>}
      {errorId !== null && <code>{errorId}</code>}
      <a href="/">{t ? t('errors.goHome') : 'Duu'}</a>
      <a href={`mailto:${support.email}`}>{support.email}</a>
      <a href={`tel:${support.phone.replace(/\s/g, '')}`}>{support.phone}</a>
    </main>
  );
}
