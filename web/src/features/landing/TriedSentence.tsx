import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { piecesOf, spokenAt } from './sample.ts';
import css from './TrySection.module.css';
import { useSample } from './use-sample.ts';
import type { Tried } from './use-try.ts';

/** A visitor's sentence, which plays at once, with the spoken word marked, and how it is read. */
export function TriedSentence({ tried }: { tried: Tried }) {
  const t = useText();
  const { playing, ms, failed, toggle } = useSample(tried.address);
  const pieces = useMemo(() => piecesOf(tried), [tried]);
  const spoken = spokenAt(tried, ms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: plays once, when it is shown
  useEffect(() => toggle(), []);
  const isSpoken = (word: number | null) =>
    playing && spoken !== null && word !== null && tried.words[word]?.[0] === spoken[0];
  return (
    <div className={css.tried}>
      <div className={css.played}>
        <IconButton label={t(playing ? 'landing.try.pause' : 'landing.try.again')} onClick={toggle}>
          {playing ? <Pause size={22} /> : <Play size={22} />}
        </IconButton>
        <p className={css.sentence} lang={tried.language}>
          {pieces.map((piece, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stay in their places
              key={at}
              data-spoken={isSpoken(piece.word) || undefined}
            >
              {piece.text}
            </span>
          ))}
        </p>
      </div>
      <dl className={css.reading}>
        <dt>{t('landing.try.spoken')}</dt>
        <dd lang={tried.language}>{tried.spoken}</dd>
      </dl>
      {failed && (
        <p role="alert" className={css.failed}>
          {t('landing.try.blocked')}
        </p>
      )}
    </div>
  );
}
