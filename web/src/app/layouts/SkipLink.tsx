import { useText } from '../../i18n/intl.tsx';
import css from './SkipLink.module.css';

/** The first stop of the keyboard: past the frame to the page. */
export function SkipLink({ inert = false }: { inert?: boolean }) {
  const t = useText();
  return (
    <a className={css.skip} href="#content" inert={inert}>
      {t('shell.skip')}
    </a>
  );
}
