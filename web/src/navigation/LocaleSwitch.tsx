import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../components/Button.tsx';
import { noteChoice } from '../firebase/auth/unsaved-choices.ts';
import { useLocale, useText } from '../i18n/intl.tsx';
import { chooseLocale } from '../i18n/locale-store.ts';
import { splitPath, withPrefix } from './paths.ts';

/** Returns a function that sets the language, here and in the user's account, and in the address if it has a prefix. */
export function useChooseLocale() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return async (locale: 'en' | 'mn') => {
    await chooseLocale(locale);
    noteChoice('language');
    const { prefix, path } = splitPath(pathname);
    if (prefix !== null)
      await navigate(withPrefix(path, locale) + search + hash, { replace: true });
  };
}

export function LocaleSwitch() {
  const t = useText();
  const other = useLocale() === 'mn' ? 'en' : 'mn';
  const choose = useChooseLocale();
  return (
    <Button
      variant="ghost"
      lang={other}
      aria-label={t('shell.switchLocaleLabel')}
      onClick={() => void choose(other)}
    >
      {t('shell.switchLocale')}
    </Button>
  );
}
