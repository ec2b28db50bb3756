import { calls } from '@duu/contract/calls/calls';
import { countCharacters } from '@duu/contract/characters';
import type { Respelling } from '@duu/contract/documents/dictionary-entry';
import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../i18n/intl.tsx';
import css from './Dictionary.module.css';

const pauseMs = 300;

/** What an entry will change, before it is saved; null while it is incomplete. */
export function WordPreview({ word }: { word: Respelling | null }) {
  const t = useText();
  const [settled, setSettled] = useState(word);
  const key = JSON.stringify(word);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `word` is new on each render, `key` only with its content
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), pauseMs);
    return () => clearTimeout(timer);
  }, [key]);
  const respelling = useCall(
    calls.previewRespelling,
    word === null || settled === null ? null : { input: settled, background: true },
  );
  const isAbout = JSON.stringify(settled) === key && respelling.status === 'ready';
  const shownReading = (text: string) => text || t('dictionary.silent');
  const { data } = respelling;
  const isReadSo = data?.without === data?.later;
  const isReadNow = data?.today === data?.later;
  const added =
    word && data && !isReadSo ? countCharacters(data.later) - countCharacters(word.written) : 0;
  return (
    <div className={css.preview} role="status" aria-busy={(word && !isAbout) || undefined}>
      {word === null && <p>{t('dictionary.preview.empty')}</p>}
      {word !== null && respelling.status === 'error' && <p>{t('dictionary.preview.failed')}</p>}
      {word !== null && data && settled && respelling.status !== 'error' && (
        <>
          <p className={css.will}>
            {t(isReadNow ? 'dictionary.same' : 'dictionary.will', {
              written: settled.written,
              later: shownReading(data.later),
            })}
          </p>
          {added > 0 && <p>{t('dictionary.costs', { characters: added })}</p>}
          {!isReadNow && <p>{t('dictionary.today', { today: shownReading(data.today) })}</p>}
          {data.forms.length > 0 && (
            <p>
              {t('dictionary.forms')}{' '}
              <span lang={settled.language} translate="no">
                {data.forms.map(({ written, spoken }) => `${written} → ${spoken}`).join(', ')}
              </span>
            </p>
          )}
        </>
      )}
    </div>
  );
}
