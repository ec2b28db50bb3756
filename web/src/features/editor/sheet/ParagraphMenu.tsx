import { ArrowDown, ArrowUp, GripVertical, Play, Timer, Trash2, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../../components/Menu.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { type Translate, useText } from '../../../i18n/intl.tsx';
import { moveSegment, removeSegment, setText } from '../text/edit-segments.ts';
import type { Segment } from '../text/segment.ts';
import { withPause } from '../text/write-marks.ts';
import css from './ParagraphMenu.module.css';
import { type ParagraphPlayback, useSheet } from './sheet-context.ts';
import { useParagraphDrag } from './use-paragraph-drag.ts';
import { VoiceDialog } from './VoiceDialog.tsx';

/** The handle beside a paragraph: drag it to move, press it for a menu with all actions. */
export function ParagraphMenu({
  segment,
  index,
  count,
  caretOf,
}: {
  segment: Segment;
  index: number;
  count: number;
  /** Where the caret is, or was last. */
  caretOf: () => number;
}) {
  const t = useText();
  const { edit, playbackOf } = useSheet();
  const [choosing, setChoosing] = useState(false);
  const dragged = useRef(false);
  const drag = useParagraphDrag(index, (to) => {
    dragged.current = true;
    edit((all) => moveSegment(all, segment.id, to));
  });
  const entries = (): MenuEntry[] => [
    ...hearEntries(playbackOf(segment), t),
    {
      label: t('editor.paragraph.up'),
      icon: <ArrowUp size={18} />,
      disabled: index === 0,
      onSelect: () => edit((all) => moveSegment(all, segment.id, index - 1)),
    },
    {
      label: t('editor.paragraph.down'),
      icon: <ArrowDown size={18} />,
      disabled: index === count - 1,
      onSelect: () => edit((all) => moveSegment(all, segment.id, index + 1)),
    },
    {
      label: t('editor.paragraph.pause'),
      icon: <Timer size={18} />,
      onSelect: () =>
        edit((all) =>
          setText(all, segment.id, withPause(segment.text, caretOf(), t('editor.mark.pause'))),
        ),
    },
    {
      label: t('editor.paragraph.voice'),
      icon: <UserRound size={18} />,
      onSelect: () => setChoosing(true),
    },
    {
      label: t('editor.paragraph.remove'),
      icon: <Trash2 size={18} />,
      destructive: true,
      onSelect: () => edit((all) => removeSegment(all, segment.id)),
    },
  ];
  return (
    <span className={css.handle} {...drag}>
      <Menu
        entries={entries}
        trigger={({ onClick, ...trigger }) => (
          <IconButton
            {...trigger}
            label={t('editor.paragraph.menu', { number: index + 1 })}
            onClick={() => {
              if (!dragged.current) onClick();
              dragged.current = false;
            }}
          >
            <GripVertical size={18} />
          </IconButton>
        )}
      />
      {choosing && <VoiceDialog segment={segment} onClose={() => setChoosing(false)} />}
    </span>
  );
}

function hearEntries(heard: ParagraphPlayback, t: Translate): MenuEntry[] {
  const icon = <Play size={18} />;
  if (heard.kind === 'none') return [];
  if (heard.kind === 'seek')
    return [{ label: t('editor.paragraph.play'), icon, onSelect: heard.play }];
  const characters = formatCount(heard.characters);
  return [{ label: t('editor.paragraph.convert', { characters }), icon, onSelect: heard.convert }];
}
