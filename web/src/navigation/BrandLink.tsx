import { WaveMark } from '../components/WaveMark.tsx';
import { useText } from '../i18n/intl.tsx';
import { AppLink } from './AppLink.tsx';
import css from './BrandLink.module.css';

/** The mark and the name, linked to the first page of the current area. */
export function BrandLink({ to }: { to: string }) {
  const t = useText();
  return (
    <AppLink to={to} className={css.brand}>
      <WaveMark size={30} />
      <span>{t('shell.name')}</span>
    </AppLink>
  );
}
