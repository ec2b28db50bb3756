import { countCharacters } from '@duu/contract/characters';
import { limits } from '@duu/contract/limits';
import { Volume2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { Button } from '../../components/Button.tsx';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { guessLanguage } from '../editor/text/guess-language.ts';
import { examples } from './example-texts.ts';
import section from './section.module.css';
import { TriedSentence } from './TriedSentence.tsx';
import css from './TrySection.module.css';
import { useTry } from './use-try.ts';

const max = limits.tries.characters;

/** Speaks a sentence that a visitor types, without an account. */
export function TrySection() {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const example = examples.findLast(({ language }) => language === locale)?.written ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const { tried, error, busy, listen } = useTry();
  const failure = useErrorText(error);
  const field = useRef<HTMLTextAreaElement>(null);
  const [ready, setReady] = useState(false);
  // Before, a press would send the form to the server, and what was typed is in the prerendered field only.
  useEffect(() => {
    const early = field.current?.value ?? '';
    setTyped((before) => before ?? (early === example ? null : early));
    setReady(true);
  }, [example]);
  const text = typed ?? example;
  const used = countCharacters(text);
  const noteId = `${id}-note`;
  return (
    <section id="try" className={`${section.section} ${css.section}`} aria-labelledby="try-title">
      <h2 id="try-title" className={section.title}>
        {t('landing.try.title')}
      </h2>
      <p className={section.lead}>{t('landing.try.lead')}</p>
      <form
        className={css.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          const sentence = text.normalize('NFC').replace(/\s+/g, ' ').trim();
          void listen(sentence, guessLanguage([sentence]) ?? locale);
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {t('landing.try.label')}
        </label>
        <textarea
          ref={field}
          id={id}
          className={css.text}
          rows={2}
          value={text}
          maxLength={2 * max}
          aria-describedby={noteId}
          aria-invalid={used > max || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <div className={css.controls}>
          <Button
            type="submit"
            variant="synthesize"
            busy={busy}
            disabled={!ready || used > max || text.trim() === ''}
          >
            <Volume2 size={20} /> {t('landing.try.listen')}
          </Button>
          <p id={noteId} className={css.count} data-over={used > max || undefined}>
            {t('landing.try.left', { used, max })}
          </p>
        </div>
        {error && (
          <p role="alert" className={css.failed}>
            {failure || t('landing.try.blocked')}
          </p>
        )}
        {tried && <TriedSentence key={tried.address} tried={tried} />}
        {(tried || error) && (
          <ButtonLink to="/app/text2speech" variant="outline">
            {t('landing.try.more')}
          </ButtonLink>
        )}
      </form>
    </section>
  );
}
