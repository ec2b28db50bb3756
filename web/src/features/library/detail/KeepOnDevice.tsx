import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { CircleArrowDown, Trash2 } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { formatSize } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { useKeeping } from '../../../offline/use-keeping.ts';
import { useKeptSound } from '../../../offline/use-kept-sounds.ts';
import css from './KeepOnDevice.module.css';

/** Shows whether the audio plays offline, and changes it. */
export function KeepOnDevice({ audio }: { audio: WithId<Audio> }) {
  const t = useText();
  const locale = useLocale();
  const kept = useKeptSound(audio.storagePath);
  const { keep, remove } = useKeeping();
  if (audio.storagePath === null) return null;
  if (kept === null)
    return (
      <Button variant="outline" size="sm" onClick={() => void keep(audio)}>
        <CircleArrowDown size={18} /> {t('library.keep')}
      </Button>
    );
  return (
    <div className={css.kept}>
      <p>
        <CircleArrowDown size={18} aria-hidden="true" />{' '}
        {t('library.keep.size', { size: formatSize(kept.bytes, locale) })}
      </p>
      <Button variant="outline" size="sm" onClick={() => void remove([kept])}>
        <Trash2 size={18} /> {t('library.keep.remove')}
      </Button>
    </div>
  );
}

/** In a list: marks that the audio plays offline. */
export function KeptMark({ audio }: { audio: WithId<Audio> }) {
  const t = useText();
  const locale = useLocale();
  const kept = useKeptSound(audio.storagePath);
  if (kept === null) return null;
  return (
    <span className={css.mark} lang={locale} role="img" aria-label={t('library.keep.kept')}>
      <CircleArrowDown size={16} aria-hidden="true" />
    </span>
  );
}
