import { limits } from '@duu/contract/limits';
import { Eraser, FileUp, Globe, GripVertical, Redo2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import css from './EditorPreview.module.css';
import { previewTexts } from './editor-preview-texts.ts';
import section from './section.module.css';

/** The editor with a text, whose readings can be looked at; the rest of it is a picture. */
export function EditorPreview() {
  const t = useText();
  const locale = useLocale();
  return (
    <section className={section.section} aria-labelledby="editor-title">
      <h2 id="editor-title" className={section.title}>
        {t('landing.editor.title')}
      </h2>
      <p className={section.lead}>{t('landing.editor.lead')}</p>
      <div className={css.editor}>
        <div className={css.sheet}>
          <div className={css.tools} aria-hidden="true">
            <Undo2 size={18} />
            <Redo2 size={18} />
            <FileUp size={18} />
            <Globe size={18} />
            <Eraser size={18} />
          </div>
          <Text key={locale} />
          <Foot />
        </div>
        <Voice />
      </div>
    </section>
  );
}

/** The text with its marks: a press shows how one is read. */
function Text() {
  const t = useText();
  const locale = useLocale();
  const readingId = useId();
  const parts = previewTexts[locale];
  const marks = parts.flatMap(({ spoken }, at) => (spoken === undefined ? [] : [at]));
  const [shown, setShown] = useState(marks.at(-1) ?? 0);
  return (
    <div className={css.paragraph}>
      <GripVertical size={18} aria-hidden="true" className={css.grip} />
      <div>
        <p className={css.text}>
          {parts.map(({ written, spoken }, at) =>
            spoken === undefined ? (
              written
            ) : (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
                key={at}
                type="button"
                className={css.mark}
                aria-pressed={at === shown}
                aria-controls={readingId}
                onClick={() => setShown(at)}
                onPointerEnter={() => setShown(at)}
              >
                {written}
              </button>
            ),
          )}
        </p>
        <p className={css.reading} id={readingId} role="status">
          <span className={css.chip}>
            <strong>{parts[shown]?.written}</strong> → {parts[shown]?.spoken}
          </span>
        </p>
        <p className={css.note}>{t('landing.editor.readings', { count: marks.length })}</p>
      </div>
    </div>
  );
}

function Foot() {
  const t = useText();
  const locale = useLocale();
  const characters = [...previewTexts[locale].map(({ written }) => written).join('')].length;
  return (
    <div className={css.foot}>
      <span aria-hidden="true">
        <strong>{formatCount(characters)}</strong> / {formatCount(limits.trialCharacters)}
      </span>
      <ButtonLink to="/app/text2speech" variant="synthesize">
        {t('landing.editor.convert')}
      </ButtonLink>
    </div>
  );
}

/** A picture of the voice's settings. */
function Voice() {
  const t = useText();
  return (
    <div className={css.voice} aria-hidden="true">
      <strong>{t('landing.editor.voice')}</strong>
      <span className={css.speaker}>
        <span className={css.face} />
        {t('landing.editor.speaker')}
      </span>
      <span className={css.label}>
        {t('landing.editor.speed')} <span>1.0×</span>
      </span>
      <span className={css.slider} />
      <span className={css.label}>{t('landing.editor.music')}</span>
      <span className={css.choice} data-chosen>
        {t('landing.editor.music.limbe')}
      </span>
      <span className={css.choice}>{t('landing.editor.music.rain')}</span>
      <span className={css.choice}>{t('landing.editor.music.none')}</span>
    </div>
  );
}
