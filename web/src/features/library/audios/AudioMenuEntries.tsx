import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CircleArrowDown,
  Download,
  FileText,
  FolderInput,
  PencilLine,
  RotateCw,
  Share2,
  SlidersHorizontal,
  SquarePen,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import type { MenuEntry, ShowEntries } from '../../../components/Menu.tsx';
import { QualityDialog } from '../../../files/QualityDialog.tsx';
import { downloadKinds, useDownload } from '../../../files/use-download.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import { useKeeping } from '../../../offline/use-keeping.ts';
import { useKeptSound } from '../../../offline/use-kept-sounds.ts';
import { useAudioDialogs } from '../actions/audio-dialogs-context.ts';

export interface AudioMenuProps {
  audio: WithId<Audio>;
  /** Its place in a list that users order, and what moves it to another one. */
  index?: number;
  onShift?: (to: number) => void;
}

/** What can be done with an audio. */
export function AudioMenuEntries({
  audio,
  index = 0,
  onShift,
  show,
}: AudioMenuProps & { show: ShowEntries }) {
  const t = useText();
  const go = useGo();
  const { ask, actions } = useAudioDialogs();
  const download = useDownload();
  const kept = useKeptSound(audio.storagePath);
  const { keep, remove } = useKeeping();
  const [choosing, setChoosing] = useState(false);
  const size = 18;
  const entries: MenuEntry[] = [
    ...(audio.state === 'failed'
      ? [
          {
            label: t('editor.retry'),
            icon: <RotateCw size={size} />,
            onSelect: () => void actions.retry(audio),
          },
        ]
      : []),
    {
      label: t('library.edit'),
      icon: <SquarePen size={size} />,
      onSelect: () => go(`/app/text2speech/${audio.id}`),
    },
    {
      label: t('library.rename'),
      icon: <PencilLine size={size} />,
      onSelect: () => ask('rename', [audio]),
    },
    {
      label: t('library.save'),
      icon: <FolderInput size={size} />,
      onSelect: () => ask('move', [audio]),
    },
    {
      label: t('sharing.share'),
      icon: <Share2 size={size} />,
      disabled: audio.state !== 'done',
      onSelect: () => ask('share', [audio]),
    },
    ...(onShift
      ? [
          {
            label: t('library.order.up'),
            icon: <ArrowUp size={size} />,
            onSelect: () => onShift(index - 1),
          },
          {
            label: t('library.order.down'),
            icon: <ArrowDown size={size} />,
            onSelect: () => onShift(index + 1),
          },
          {
            label: t('library.order.first'),
            icon: <ArrowUpToLine size={size} />,
            onSelect: () => onShift(0),
          },
          {
            label: t('library.order.last'),
            icon: <ArrowDownToLine size={size} />,
            onSelect: () => onShift(Number.MAX_SAFE_INTEGER),
          },
        ]
      : []),
    ...downloadKinds.map((kind) => ({
      label: `${t('library.download')}: ${t(`library.download.${kind}`)}`,
      icon: kind === 'srt' || kind === 'vtt' ? <FileText size={size} /> : <Download size={size} />,
      disabled: audio.storagePath === null || audio.state === 'creating',
      onSelect: () => void download(audio, kind),
    })),
    {
      label: `${t('library.download')}: ${t('library.download.more')}`,
      icon: <SlidersHorizontal size={size} />,
      disabled: audio.storagePath === null || audio.state === 'creating',
      onSelect: () => setChoosing(true),
    },
    {
      label: t(kept === null ? 'library.keep' : 'library.keep.remove'),
      icon: <CircleArrowDown size={size} />,
      disabled: audio.storagePath === null || audio.state === 'creating',
      onSelect: () => void (kept === null ? keep(audio) : remove([kept])),
    },
    audio.archived
      ? {
          label: t('library.restore'),
          icon: <ArchiveRestore size={size} />,
          onSelect: () => void actions.restore([audio]),
        }
      : {
          label: t('library.archive'),
          icon: <Archive size={size} />,
          onSelect: () => void actions.archive([audio]),
        },
    {
      label: t('library.delete'),
      icon: <Trash2 size={size} />,
      destructive: true,
      onSelect: () => ask('delete', [audio]),
    },
  ];
  return (
    <>
      {show(entries)}
      <QualityDialog audio={audio} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
