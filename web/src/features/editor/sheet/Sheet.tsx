import type { Language } from '@duu/contract/language';
import { memo, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../../i18n/intl.tsx';
import type { ReadingStore } from '../reading/reading-store.ts';
import type { Segment } from '../text/segment.ts';
import type { Role } from '../text/speaker-labels.ts';
import type { TextHistory } from '../text/text-history.ts';
import { AllReadings } from './AllReadings.tsx';
import { Paragraph } from './Paragraph.tsx';
import { RolesButton } from './Roles.tsx';
import css from './Sheet.module.css';

/** The paper with the paragraphs, without the look of a form. */
export const Sheet = memo(function Sheet({
  history,
  language,
  readings,
  roles,
}: {
  history: TextHistory;
  language: Language;
  readings: ReadingStore;
  roles: readonly Role[];
}) {
  const t = useText();
  const paper = useRef<HTMLElement>(null);
  const { segments, caret, revision } = history;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger area to press; keys reach the fields themselves
    <section
      ref={paper}
      className={css.paragraphs}
      aria-label={t('editor.sheet')}
      onClick={(event) => {
        if (event.target !== paper.current) return;
        const fields = paper.current.querySelectorAll('textarea');
        fields[fields.length - 1]?.focus();
      }}
    >
      {segments.map((segment, index) => (
        <WithChips
          key={segment.id}
          readings={readings}
          segment={segment}
          index={index}
          count={segments.length}
          language={language}
          caret={caret?.segmentId === segment.id ? caret : null}
          revision={caret?.segmentId === segment.id ? revision : 0}
        />
      ))}
      <AllReadings readings={readings} segments={segments}>
        {roles.length > 0 && <RolesButton roles={roles} />}
      </AllReadings>
    </section>
  );
});

function WithChips({
  readings,
  ...rest
}: {
  readings: ReadingStore;
  segment: Segment;
  index: number;
  count: number;
  language: Language;
  caret: TextHistory['caret'];
  revision: number;
}) {
  const { id } = rest.segment;
  const chips = useSyncExternalStore(readings.subscribe, () => readings.chipsOf(id));
  return <Paragraph {...rest} chips={chips} />;
}
