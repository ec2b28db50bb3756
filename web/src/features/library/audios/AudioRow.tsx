import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { GripVertical } from 'lucide-react';
import { type DragEvent, type MouseEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { WaveMark } from '../../../components/WaveMark.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatDuration } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { PlayButton } from '../../player/PlayButton.tsx';
import { usePlayerState } from '../../player/player-context.ts';
import { currentTrack } from '../../player/player-state.ts';
import type { PlayedList } from '../../player/queue.ts';
import { isUnplayable } from '../../player/track-of-audio.ts';
import { RetryButton } from '../actions/RetryButton.tsx';
import { daysLeft, isEndingSoon } from '../days-left.ts';
import { KeptMark } from '../detail/KeepOnDevice.tsx';
import { AudioMenu } from './AudioMenu.tsx';
import css from './AudioRow.module.css';

/** One audio of a list. All rows have the same height, so that a list of thousands can scroll. */
export const AudioRow = memo(function AudioRow({
  audio,
  listOf,
  of,
  index,
  selected,
  focused,
  onSelect,
  onFocus,
  onDragStart,
  onGrab,
  onShift,
}: {
  audio: WithId<Audio>;
  /** The list to play on; a function, so that another page re-renders no rows. */
  listOf: () => readonly WithId<Audio>[];
  /** What the whole list is played as. */
  of?: PlayedList | undefined;
  index: number;
  selected: boolean;
  /** Whether the Tab key reaches this row. */
  focused: boolean;
  onSelect: (id: string, extend: boolean) => void;
  onFocus: (index: number) => void;
  onDragStart: (event: DragEvent, audio: WithId<Audio>) => void;
  /** For lists that users order: starts dragging the row, and moves it to an index. */
  onGrab?: (event: PointerEvent<HTMLElement>, index: number) => void;
  onShift?: (from: number, to: number) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const isCurrent = currentTrack(usePlayerState())?.id === audio.id;
  const days = daysLeft(audio.expiresAt, new Date());
  const soon = isEndingSoon(days);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list can't be a table
    <div
      className={css.row}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={selected}
      aria-label={audio.name}
      tabIndex={focused ? 0 : -1}
      aria-current={isCurrent || undefined}
      data-row={index}
      draggable={onGrab === undefined}
      data-ordered={onGrab !== undefined || undefined}
      onDragStart={(event) => onDragStart(event, audio)}
      onFocus={() => onFocus(index)}
    >
      {onGrab && (
        <Cell className={css.grip}>
          <span
            className={css.handle}
            title={t('library.order.drag')}
            aria-hidden="true"
            onPointerDown={(event) => onGrab(event, index)}
          >
            <GripVertical size={20} />
          </span>
        </Cell>
      )}
      <Cell className={css.check}>
        <input
          type="checkbox"
          checked={selected}
          aria-label={t('library.select', { name: audio.name })}
          onClick={(event: MouseEvent) => onSelect(audio.id, event.shiftKey)}
          onChange={() => undefined}
        />
      </Cell>
      <Cell className={css.play}>
        {isUnplayable(audio) ? (
          <RetryButton audio={audio} look="icon" />
        ) : (
          <PlayButton audio={audio} listOf={listOf} of={of} variant="ghost" />
        )}
      </Cell>
      <Cell className={css.name}>
        <AppLink to={`/app/audio/${audio.id}`} draggable={false}>
          {audio.name}
        </AppLink>
        <span className={css.excerpt} lang={audio.language}>
          <KeptMark audio={audio} />
          {audio.durationMs !== null && (
            <span className={css.shortLength}>{formatDuration(audio.durationMs)}</span>
          )}
          {soon && (
            <strong className={css.soon} lang={locale}>
              {t('library.days', { days })}
            </strong>
          )}
          {audio.state === 'creating' ? (
            <>
              <WaveMark size={16} moving /> {t('library.state.creating')}
            </>
          ) : audio.state === 'failed' ? (
            <span className={css.failed}>{t('library.state.failed')}</span>
          ) : (
            audio.excerpt
          )}
        </span>
      </Cell>
      <Cell className={css.speaker}>{audio.speaker.name[locale]}</Cell>
      <Cell className={css.length}>
        {audio.durationMs === null ? '–' : formatDuration(audio.durationMs)}
      </Cell>
      <Cell className={css.date}>
        {soon ? (
          <Badge tone="warning">{t('library.days', { days })}</Badge>
        ) : (
          <DateText date={audio.createdAt} />
        )}
      </Cell>
      <Cell>
        <AudioMenu
          audio={audio}
          {...(onShift && { onShift: (to: number) => onShift(index, to), index })}
        />
      </Cell>
    </div>
  );
});

function Cell({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list can't be a table
    <div role="gridcell" tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
