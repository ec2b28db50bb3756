import { CheckCheck, ChevronRight } from 'lucide-react';
import { type Dispatch, type RefObject, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../i18n/intl.tsx';
import type { EditorAction } from '../editor-state.ts';
import css from './Doubts.module.css';
import './doubtful-words.css';
import { doubtfulPlaces } from './doubtful-places.ts';
import { highlightRanges } from './highlight-ranges.ts';
import { rangeIn } from './range-in.ts';

/** Marks the words that were read from a picture without certainty, and leads from one to the next. */
export function Doubts({
  doubts,
  texts,
  sheet,
  dispatch,
}: {
  doubts: ReadonlySet<string>;
  texts: readonly string[];
  sheet: RefObject<HTMLElement | null>;
  dispatch: Dispatch<EditorAction>;
}) {
  const t = useText();
  const places = useMemo(() => doubtfulPlaces(texts, doubts), [texts, doubts]);
  const next = useRef(0);

  useEffect(() => {
    const mark = () => {
      const ranges = places.flatMap(({ paragraph, ...span }) => {
        const under = sheet.current?.querySelector(`[data-paragraph="${paragraph}"] [data-under]`);
        return under ? [rangeIn(under, span)] : [];
      });
      return highlightRanges('doubtful-word', ranges);
    };
    let end = mark();
    // Readings, which come later, replace the text that was marked.
    const changed = new MutationObserver(() => {
      end();
      end = mark();
    });
    if (sheet.current) changed.observe(sheet.current, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      end();
    };
  }, [places, sheet]);

  const goToNext = () => {
    const place = places[next.current % places.length];
    next.current = (next.current + 1) % places.length;
    const field =
      place &&
      sheet.current?.querySelector<HTMLTextAreaElement>(
        `[data-paragraph="${place.paragraph}"] textarea`,
      );
    if (!field) return;
    field.focus();
    field.setSelectionRange(place.start, place.end);
  };

  if (places.length === 0) return null;
  return (
    <section className={css.doubts} role="status">
      <p>
        <strong>{t('editor.doubts', { count: places.length })}</strong>
        <span>{t('editor.doubts.hint')}</span>
      </p>
      <div className={css.actions}>
        <Button size="sm" variant="outline" onClick={goToNext}>
          {t('editor.doubts.next')} <ChevronRight size={16} />
        </Button>
        <Button size="sm" variant="ghost" onClick={() => dispatch({ kind: 'checked' })}>
          <CheckCheck size={16} /> {t('editor.doubts.checked')}
        </Button>
      </div>
    </section>
  );
}
