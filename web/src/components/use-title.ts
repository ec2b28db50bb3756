import { useEffect } from 'react';
import { useText } from '../i18n/intl.tsx';

/** Names the document after the page. */
export function useTitle(title: string): void {
  const t = useText();
  const whole = `${title} · ${t('shell.name')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
