import { useLocale } from '../../i18n/intl.tsx';
import { LegalPage } from './LegalPage.tsx';
import { privacyEn } from './privacy.en.ts';
import { privacyMn } from './privacy.mn.ts';

export function PrivacyRoute() {
  return <LegalPage page="privacy" sections={useLocale() === 'mn' ? privacyMn : privacyEn} />;
}
