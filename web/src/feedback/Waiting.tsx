import { WaveMark } from '../components/WaveMark.tsx';
import { useText } from '../i18n/intl.tsx';
import css from './Waiting.module.css';

/** Shown until the session is known. */
export function Waiting() {
  const t = useText();
  return (
    <div className={css.waiting} role="status" aria-label={t('shell.loading')}>
      <WaveMark size={44} moving />
    </div>
  );
}
