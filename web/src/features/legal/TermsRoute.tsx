import { useLocale } from '../../i18n/use-locale.ts';
import { LegalPage } from './LegalPage.tsx';
import { termsEn } from './terms.en.ts';
import { termsMn } from './terms.mn.ts';

export function TermsRoute() {
  return <LegalPage page="terms" sections={useLocale() === 'mn' ? termsMn : termsEn} />;
}
