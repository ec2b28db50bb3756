import type { Language } from '@duu/contract/language';
import { type ClipboardEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { isShortcut, shortcuts } from '../../../config/shortcuts.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { Chip } from '../reading/chip.ts';
import {
  mergeWithNext,
  mergeWithPrevious,
  moveSegment,
  pasteInto,
  splitSegment,
  typeText,
} from '../text/edit-segments.ts';
import type { Caret, Segment } from '../text/segment.ts';
import { MarkedText } from './MarkedText.tsx';
import css from './Paragraph.module.css';
import { ParagraphMenu } from './ParagraphMenu.tsx';
import { ReadingChip } from './ReadingChip.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import readingsCss from './Readings.module.css';
import { useSheet } from './sheet-context.ts';
import { useShownReading } from './use-shown-reading.ts';

/** One paragraph: a text field that grows with its text, its readings below, its menu beside it. */
export const Paragraph = memo(function Paragraph({
  segment,
  index,
  count,
  language,
  chips,
  caret,
  revision,
}: {
  segment: Segment;
  index: number;
  count: number;
  language: Language;
  chips: readonly Chip[];
  /** Set when the caret must move here; `revision` distinguishes the requests. */
  caret: Caret | null;
  revision: number;
}) {
  const t = useText();
  const { edit, type, focusParagraph, undo, redo } = useSheet();
  const field = useRef<HTMLTextAreaElement>(null);
  const peek = useShownReading(chips);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is a new request
  useEffect(() => {
    if (caret === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.offset, caret.offset);
  }, [caret, revision]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart: start, selectionEnd: end, value } = event.currentTarget;
    const command = event.ctrlKey || event.metaKey;
    const keys = shortcuts.editor;
    const pressed = (some: readonly string[]) => isShortcut(event.nativeEvent, some);
    const act = (): boolean => {
      if (event.key === 'Enter' && !command && !event.altKey)
        edit((all) => splitSegment(all, segment.id, start, end));
      else if (event.key === 'Backspace' && start === 0 && end === 0 && index > 0)
        edit((all) => mergeWithPrevious(all, segment.id));
      else if (event.key === 'Delete' && start === value.length && index < count - 1)
        edit((all) => mergeWithNext(all, segment.id));
      else if (pressed(keys.moveUp)) edit((all) => moveSegment(all, segment.id, index - 1));
      else if (pressed(keys.moveDown)) edit((all) => moveSegment(all, segment.id, index + 1));
      else if (event.key === 'ArrowUp' && end === 0 && index > 0) focusParagraph(index - 1, 'end');
      else if (event.key === 'ArrowDown' && start === value.length && index < count - 1)
        focusParagraph(index + 1, 'start');
      else if (pressed(keys.undo)) undo();
      else if (pressed(keys.redo)) redo();
      else return false;
      return true;
    };
    if (act()) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\n\r\u2028\u2029]/u.test(pasted.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    edit((all) => pasteInto(all, segment.id, selectionStart, selectionEnd, pasted));
  };
  return (
    <div className={css.paragraph} data-paragraph={index}>
      <ParagraphMenu
        segment={segment}
        index={index}
        count={count}
        caretOf={() => field.current?.selectionStart ?? segment.text.length}
      />
      <div className={css.grow} {...peek.place}>
        <MarkedText text={segment.text} language={language} chips={chips} />
        <textarea
          ref={field}
          className={css.field}
          value={segment.text}
          rows={1}
          lang={language}
          spellCheck
          aria-label={t('editor.paragraph', { number: index + 1, count })}
          placeholder={count === 1 ? t('editor.placeholder') : undefined}
          onChange={({ target }) =>
            type(segment.id, (all) => typeText(all, segment.id, target.value))
          }
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          {...peek.text}
        />
        {peek.chip !== null && (
          <div className={readingsCss.peek} ref={peek.panel}>
            <ReadingChip
              key={peek.chip.start}
              segment={segment}
              chip={peek.chip}
              language={language}
            />
          </div>
        )}
      </div>
      <ReadingLine segment={segment} chips={chips} language={language} isOnly={count === 1} />
    </div>
  );
});
