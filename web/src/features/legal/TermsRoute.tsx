import { useLocale } from '../../i18n/intl.tsx';
import { LegalPage } from './LegalPage.tsx';
import { termsEn } from './terms.en.ts';
import { termsMn } from './terms.mn.ts';

export function TermsRoute() {
  return <LegalPage page="terms" sections={useLocale() === 'mn' ? termsMn : termsEn} />;
}
