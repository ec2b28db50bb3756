import { WaveMark } from '../../components/WaveMark.tsx';
import { useText } from '../../i18n/intl.tsx';

/** Replaces every page but the embedded player where another site shows it in a frame. */
export function FramedPage() {
  const t = useText();
  return (
    <main className="splash" data-framed="">
      <WaveMark size={44} />
      <p>{t('errors.framed')}</p>
      <a href={location.href} target="_blank" rel="noopener">
        {t('shell.openApp')}
      </a>
    </main>
  );
}
