import { Download, Files, FileText, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { Menu } from '../components/Menu.tsx';
import { useText } from '../i18n/intl.tsx';
import { QualityDialog } from './QualityDialog.tsx';
import { type Downloadable, downloadKinds, useDownload } from './use-download.ts';

/** Offers an audio's files: its sound and its subtitles in each format. */
export function DownloadButton({
  audio,
  look = 'words',
}: {
  audio: Downloadable;
  /** `words`: with its label; `small`: the same beside text; `icon`: the icon only. */
  look?: 'words' | 'small' | 'icon';
}) {
  const t = useText();
  const download = useDownload();
  const [choosing, setChoosing] = useState(false);
  const disabled = audio.storagePath === null;
  return (
    <>
      <Menu
        align={look === 'words' ? 'start' : 'end'}
        entries={[
          ...downloadKinds.map((kind) => ({
            label: t(`library.download.${kind}`),
            icon:
              kind === 'srt' || kind === 'vtt' ? <FileText size={18} /> : <Download size={18} />,
            onSelect: () => void download(audio, kind),
          })),
          {
            label: t('library.download.both'),
            icon: <Files size={18} />,
            onSelect: () => void download(audio, 'mp3', 'srt'),
          },
          {
            label: t('library.download.more'),
            icon: <SlidersHorizontal size={18} />,
            onSelect: () => setChoosing(true),
          },
        ]}
        trigger={(trigger) =>
          look === 'icon' ? (
            <IconButton {...trigger} label={t('library.download')} disabled={disabled}>
              <Download size={20} />
            </IconButton>
          ) : (
            <Button
              {...trigger}
              variant={look === 'small' ? 'outline' : 'default'}
              size={look === 'small' ? 'sm' : 'default'}
              disabled={disabled}
            >
              <Download size={18} /> {t('library.download')}
            </Button>
          )
        }
      />
      <QualityDialog audio={audio} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
