import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import {
  AudioLines,
  BookOpen,
  Camera,
  CheckCheck,
  Eraser,
  FilePlus2,
  FileUp,
  Globe,
  LibraryBig,
  MoreVertical,
  Share2,
  SlidersHorizontal,
  X,
} from 'lucide-react';
import { type Dispatch, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../../components/Menu.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import { ShareDialog } from '../../../share/ShareDialog.tsx';
import { useReading } from '../../player/reading/use-reading.ts';
import type { EditorAction } from '../editor-state.ts';
import { useImportButton } from '../import/use-import-button.tsx';
import type { ReadingStore } from '../reading/reading-store.ts';
import type { Segment } from '../text/segment.ts';
import { useSheet } from './sheet-context.ts';
import { useClear } from './use-clear.ts';
import { useUnacceptedReadings } from './use-unaccepted-readings.ts';

/** The menu of less frequent actions, when an audio leaves the text little space. */
export function TextMenu({
  audio,
  segments,
  readings,
  characters,
  dispatch,
  onTools,
  onConvert,
}: {
  audio: WithId<Audio>;
  segments: readonly Segment[];
  readings: ReadingStore;
  /** The price of the text as a new audio. */
  characters: number;
  dispatch: Dispatch<EditorAction>;
  /** null if the tools are beside the sheet. */
  onTools: (() => void) | null;
  /** Converts it as a new audio. */
  onConvert: () => void;
}) {
  const t = useText();
  const go = useGo();
  const { accept } = useSheet();
  const { input, choose, ask, photograph, importing, cancel } = useImportButton(dispatch);
  const clear = useClear(dispatch);
  const { open: read } = useReading();
  const unread = useUnacceptedReadings(readings, segments);
  const [sharing, setSharing] = useState(false);
  const size = 18;
  const entries: MenuEntry[] = [
    {
      label: t('reading.open'),
      icon: <BookOpen size={size} />,
      disabled: audio.state !== 'done',
      onSelect: read,
    },
  ];
  entries.push({
    label: t('sharing.share'),
    icon: <Share2 size={size} />,
    disabled: audio.state !== 'done',
    onSelect: () => setSharing(true),
  });
  if (onTools)
    entries.push({
      label: t('editor.tools'),
      icon: <SlidersHorizontal size={size} />,
      onSelect: onTools,
    });
  if (unread.length > 0)
    entries.push({
      label: t('editor.reading.acceptAll', { count: unread.length }),
      icon: <CheckCheck size={size} />,
      onSelect: () => accept(unread),
    });
  entries.push(
    {
      label: t('editor.convert.newFor', { price: formatCount(characters) }),
      icon: <AudioLines size={size} />,
      disabled: audio.state === 'creating',
      onSelect: onConvert,
    },
    {
      label: t('editor.open'),
      icon: <LibraryBig size={size} />,
      onSelect: () => go(`/app/audio/${audio.id}`),
    },
    importing
      ? { label: t('editor.import.cancel'), icon: <X size={size} />, onSelect: cancel }
      : { label: t('editor.import'), icon: <FileUp size={size} />, onSelect: choose },
    {
      label: t('editor.import.photo'),
      icon: <Camera size={size} />,
      disabled: importing,
      onSelect: photograph,
    },
    {
      label: t('editor.import.address'),
      icon: <Globe size={size} />,
      disabled: importing,
      onSelect: ask,
    },
    {
      label: t('editor.clear'),
      icon: <Eraser size={size} />,
      disabled: segments.every((segment) => segment.text === ''),
      onSelect: clear,
    },
    {
      label: t('editor.new'),
      icon: <FilePlus2 size={size} />,
      onSelect: () => go('/app/text2speech'),
    },
  );
  return (
    <>
      {input}
      {sharing && <ShareDialog audio={audio} onClose={() => setSharing(false)} />}
      <Menu
        entries={entries}
        trigger={(trigger) => (
          <IconButton {...trigger} label={t('editor.more')}>
            <MoreVertical size={20} />
          </IconButton>
        )}
      />
    </>
  );
}
