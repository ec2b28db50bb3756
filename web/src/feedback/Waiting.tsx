import { WaveMark } from '../components/WaveMark.tsx';
import { useText } from '../i18n/intl.tsx';
import css from './Waiting.module.css';

/** Shown while it is not known who is signed in. */
export function Waiting() {
  const t = useText();
  return (
    <div className={css.waiting} role="status" aria-label={t('shell.loading')}>
      <WaveMark size={44} moving />
    </div>
  );
}
