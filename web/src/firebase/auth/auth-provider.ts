import type { Locale } from '@duu/contract/language';
import { FacebookAuthProvider, GoogleAuthProvider, OAuthProvider } from 'firebase/auth';
import { shownLocale } from '../../i18n/shown-locale.ts';
import type { ProviderId } from './providers.ts';

/** How each provider gets the language of its window; the SDK's `languageCode` only applies to e-mails. */
const language: Record<ProviderId, (locale: Locale) => Record<string, string>> = {
  'oidc.duu': (locale) => ({ ui_locales: locale }),
  'google.com': (locale) => ({ hl: locale }),
  'apple.com': (locale) => ({ locale }),
  'facebook.com': (locale) => ({ locale: locale === 'mn' ? 'mn_MN' : 'en_US' }),
};

function bareProvider(id: ProviderId) {
  if (id === 'google.com') return new GoogleAuthProvider();
  if (id === 'facebook.com') return new FacebookAuthProvider();
  const provider = new OAuthProvider(id);
  if (id === 'apple.com') {
    provider.addScope('email');
    provider.addScope('name');
  }
  return provider;
}

/** Returns the SDK's provider for a sign-in window in the page's language. */
export function authProvider(id: ProviderId) {
  const provider = bareProvider(id);
  provider.setCustomParameters(language[id](shownLocale()));
  return provider;
}
