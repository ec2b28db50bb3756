import { CheckCheck, RotateCw } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../i18n/intl.tsx';
import type { ReadingStore } from '../reading/reading-store.ts';
import type { Segment } from '../text/segment.ts';
import css from './Sheet.module.css';
import { useSheet } from './sheet-context.ts';
import { useUnacceptedReadings } from './use-unaccepted-readings.ts';

/** Actions on all readings of the text. At the end, where it moves no text when it appears. */
export function AllReadings({
  readings,
  segments,
  children,
}: {
  readings: ReadingStore;
  segments: readonly Segment[];
  /** Other actions on the text. */
  children: ReactNode;
}) {
  const t = useText();
  const { accept } = useSheet();
  const unread = useUnacceptedReadings(readings, segments);
  const failed = useSyncExternalStore(readings.subscribe, () => readings.failed);
  return (
    // Hidden without text, so that it takes no space that a paste would push down.
    <div className={css.all} hidden={segments.every((segment) => segment.text === '')}>
      {unread.length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => accept(unread)}>
          <CheckCheck size={18} /> {t('editor.reading.acceptAll', { count: unread.length })}
        </Button>
      )}
      {children}
      <span role="status">
        {failed && (
          <Button variant="ghost" size="sm" onClick={() => readings.retry()}>
            <RotateCw size={18} /> {t('editor.reading.failed')}
          </Button>
        )}
      </span>
    </div>
  );
}
