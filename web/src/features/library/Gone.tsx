import { useEffect } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';

/** Shown if an audio or a collection was deleted or never existed. */
export function Gone({ title, text }: { title: string; text: string }) {
  const t = useText();
  useEffect(() => {
    document.title = `${title} · Duu`;
  }, [title]);
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={text}
      action={<ButtonLink to="/app/library">{t('library.title')}</ButtonLink>}
    />
  );
}
