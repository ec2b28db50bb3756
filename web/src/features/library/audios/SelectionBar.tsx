import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import {
  Archive,
  ArchiveRestore,
  CheckCheck,
  Download,
  FolderInput,
  Trash2,
  X,
} from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useHeightVariable } from '../../../components/use-height-variable.ts';
import { useDownload } from '../../../files/use-download.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useAudioDialogs } from '../actions/audio-dialogs-context.ts';
import { useZip } from '../download/use-zip.ts';
import css from './SelectionBar.module.css';

/** Actions on the selected audios. */
export function SelectionBar({
  audios,
  onAll,
  onNone,
}: {
  audios: readonly WithId<Audio>[];
  onAll: () => void;
  onNone: () => void;
}) {
  const t = useText();
  const { ask, actions } = useAudioDialogs();
  const zip = useZip();
  const download = useDownload();
  const [first] = audios;
  const finished = audios.some((audio) => audio.storagePath !== null);
  const allArchived = audios.every((audio) => audio.archived);
  return (
    <div
      ref={useHeightVariable('--foot-height')}
      className={css.bar}
      role="toolbar"
      aria-label={t('library.selected', { count: audios.length })}
    >
      <div className={css.count}>
        <IconButton label={t('library.selectNone')} onClick={onNone}>
          <X size={20} />
        </IconButton>
        <strong role="status">{t('library.selected', { count: audios.length })}</strong>
        <div className={css.all}>
          <Button variant="ghost" size="sm" onClick={onAll}>
            <CheckCheck size={18} /> {t('library.selectAll')}
          </Button>
        </div>
      </div>
      <div className={css.actions}>
        <Button
          variant="ghost"
          size="sm"
          disabled={!finished}
          onClick={() =>
            void (audios.length === 1 && first
              ? download(first, 'mp3')
              : zip('selected', t('library.audios'), audios))
          }
        >
          <Download size={18} /> {t('library.download')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => ask('move', audios, onNone)}>
          <FolderInput size={18} /> {t('library.save')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onNone();
            void (allArchived ? actions.restore(audios) : actions.archive(audios));
          }}
        >
          {allArchived ? <ArchiveRestore size={18} /> : <Archive size={18} />}
          {t(allArchived ? 'library.restore' : 'library.archive')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => ask('delete', audios, onNone)}>
          <Trash2 size={18} /> {t('library.delete')}
        </Button>
      </div>
    </div>
  );
}
