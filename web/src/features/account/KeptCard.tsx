import { Trash2 } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useUid } from '../../firebase/auth/use-session.ts';
import { formatSize } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useKeeping } from '../../offline/use-keeping.ts';
import { useKeptSounds, useSoundsRead } from '../../offline/use-kept-sounds.ts';
import css from './account.module.css';
import list from './KeptCard.module.css';

/** The audios kept on this device, their size, and how to remove them. */
export function KeptCard() {
  const t = useText();
  const locale = useLocale();
  const sounds = useKeptSounds();
  const isRead = useSoundsRead(useUid());
  const { remove } = useKeeping();
  const bytes = sounds.reduce((sum, sound) => sum + sound.bytes, 0);
  return (
    <Card title={t('account.kept')} id="device">
      {sounds.length === 0 ? (
        <p className={css.note}>{isRead ? t('account.kept.none') : <Skeleton height="1lh" />}</p>
      ) : (
        <>
          <p className={css.note}>
            {t('account.kept.total', { count: sounds.length, size: formatSize(bytes, locale) })}
          </p>
          <ul className={list.sounds}>
            {sounds.map((sound) => (
              <li key={sound.storagePath} className={css.row}>
                <AppLink to={`/app/audio/${sound.audioId}`}>{sound.name}</AppLink>
                <span className={list.size}>{formatSize(sound.bytes, locale)}</span>
                <IconButton
                  label={t('account.kept.remove', { name: sound.name })}
                  onClick={() => void remove([sound])}
                >
                  <Trash2 size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
          {sounds.length > 1 && (
            <div className={css.actions}>
              <Button variant="outline" size="sm" onClick={() => void remove(sounds)}>
                {t('account.kept.removeAll')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
