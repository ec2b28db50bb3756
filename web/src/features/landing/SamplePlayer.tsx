import type { Language } from '@duu/contract/language';
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Segmented } from '../../components/Segmented.tsx';
import { formatDuration } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import css from './SamplePlayer.module.css';
import { SampleWave } from './SampleWave.tsx';
import { piecesOf, type Sample, samplePath, spokenAt } from './sample.ts';
import { samplesEn } from './samples.en.data.ts';
import { samplesMn } from './samples.mn.data.ts';
import { useSample } from './use-sample.ts';

const samples = { en: samplesEn, mn: samplesMn } satisfies Record<Language, readonly Sample[]>;

function firstOf(language: Language): Sample {
  const [first] = samples[language];
  if (!first) throw new Error(`There is no sample in ${language}`);
  return first;
}

/** The last sample shown, so that a change of the page's language does not replace it during playback. */
let remembered: Sample | null = null;

/** A sample: the text with the spoken word highlighted, the waveform, and the speaker. */
export function SamplePlayer() {
  const t = useText();
  const locale = useLocale();
  const [sample, setSample] = useState(() => remembered ?? firstOf(locale));
  useEffect(() => {
    remembered = sample;
  }, [sample]);
  const { playing, ms, failed, toggle, seek } = useSample(samplePath(sample.id));
  const pieces = useMemo(() => piecesOf(sample), [sample]);
  const spoken = spokenAt(sample, ms);
  const name = sample.name[locale];
  const isSpoken = (word: number | null) => {
    const at = word === null ? undefined : sample.words[word];
    return spoken !== null && at !== undefined && at[0] === spoken[0];
  };
  return (
    <section className={css.sheet} aria-label={t('landing.sample.title')}>
      <div className={css.head}>
        <Segmented
          hideLabel
          label={t('landing.sample.language')}
          value={sample.language}
          options={[
            { value: 'mn', label: t('landing.sample.mn') },
            { value: 'en', label: t('landing.sample.en') },
          ]}
          onChange={(language) => setSample(firstOf(language))}
        />
      </div>
      <p className={css.text} lang={sample.language}>
        {pieces.map((piece, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stay in their places
            key={`${sample.id}-${index}`}
            data-spoken={isSpoken(piece.word) || undefined}
          >
            {piece.text}
          </span>
        ))}
      </p>
      <div className={css.controls}>
        <button
          type="button"
          className={css.play}
          onClick={toggle}
          aria-label={playing ? t('landing.sample.pause') : t('landing.sample.play', { name })}
        >
          {playing ? <Pause size={28} aria-hidden="true" /> : <Play size={28} aria-hidden="true" />}
        </button>
        <SampleWave sample={sample} ms={ms} onSeek={seek} />
        <span className={css.time}>
          {formatDuration(playing || ms > 0 ? ms : sample.durationMs)}
        </span>
      </div>
      {failed && (
        <p role="alert" className={css.failed}>
          {t('landing.sample.failed')}
        </p>
      )}
      <Segmented
        hideLabel
        label={t('landing.sample.speaker')}
        value={sample.id}
        options={samples[sample.language].map((one) => ({
          value: one.id,
          label: one.name[locale],
        }))}
        onChange={(id) => {
          const chosen = samples[sample.language].find((one) => one.id === id);
          if (chosen) setSample(chosen);
        }}
      />
    </section>
  );
}
