import { Volume2 } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './Dictionary.module.css';
import { selectedWord } from './selected-word.ts';

interface Place {
  readonly word: string;
  readonly left: number;
  readonly top: number;
}

/** Returns the end of a word in px within `around`: the text behind the field is laid out like the field. */
function placeOf(
  field: HTMLTextAreaElement,
  { start, end }: { start: number; end: number },
  around: HTMLElement,
): Place {
  const frame = around.getBoundingClientRect();
  let box = field.getBoundingClientRect();
  const under = field.previousElementSibling;
  if (under?.textContent?.startsWith(field.value)) {
    const range = document.createRange();
    const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT);
    for (let at = 0, node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      if (at <= start && start < at + length) range.setStart(node, start - at);
      if (at < end && end <= at + length) {
        range.setEnd(node, end - at);
        box = [...range.getClientRects()].at(-1) ?? box;
        break;
      }
      at += length;
    }
  }
  const word = field.value.slice(start, end);
  return { word, left: box.left - frame.left, top: box.bottom - frame.top };
}

/** Offers to set the reading of the word selected in a text field of `within`, which must be its offset parent. */
export function SelectedWordButton({
  within,
  onTeach,
}: {
  within: RefObject<HTMLElement | null>;
  onTeach: (written: string) => void;
}) {
  const t = useText();
  const [place, setPlace] = useState<Place | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const around = within.current;
    if (around === null) return;
    const look = () => {
      const active = document.activeElement;
      if (button.current?.contains(active)) return;
      if (!(active instanceof HTMLTextAreaElement && around.contains(active))) {
        setPlace(null);
        return;
      }
      const word = selectedWord(active.value, active.selectionStart, active.selectionEnd);
      field.current = active;
      setPlace(word && placeOf(active, word, around));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const next = button.current?.querySelector('button');
      if (!next || event.target !== field.current) return;
      if (event.key === 'Tab' && !event.shiftKey && !event.altKey && !event.ctrlKey) {
        event.preventDefault();
        next.focus();
      } else if (event.key === 'Escape') setPlace(null);
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('focusin', look);
    around.addEventListener('input', look);
    around.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('focusin', look);
      around.removeEventListener('input', look);
      around.removeEventListener('keydown', onKeyDown);
    };
  }, [within]);

  if (place === null) return null;
  return (
    <div
      ref={button}
      className={css.selection}
      style={{ '--left': `${place.left}px`, insetBlockStart: place.top } as CSSProperties}
    >
      <Button
        size="sm"
        aria-label={`${t('dictionary.teach')}: ${place.word}`}
        // Keeps the field's selection while the button is pressed.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          // Where the focus returns to after the dialog.
          const at = field.current?.selectionEnd ?? 0;
          field.current?.setSelectionRange(at, at);
          field.current?.focus();
          setPlace(null);
          onTeach(place.word);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && !(event.key === 'Tab' && event.shiftKey)) return;
          event.preventDefault();
          if (event.key === 'Escape') setPlace(null);
          field.current?.focus();
        }}
      >
        <Volume2 size={18} aria-hidden="true" />
        {t('dictionary.teach')}
      </Button>
    </div>
  );
}
