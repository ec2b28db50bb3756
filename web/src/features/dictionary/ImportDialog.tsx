import { calls } from '@duu/contract/calls/calls';
import type { Respelling } from '@duu/contract/documents/dictionary-entry';
import { useRef, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { useToast } from '../../feedback/toast-store.ts';
import { saveBlob } from '../../files/save-blob.ts';
import { useText } from '../../i18n/intl.tsx';
import css from './Dictionary.module.css';
import {
  batchesOf,
  type ReadWords,
  type RowProblem,
  readWords,
  wrongRowsCsv,
} from './dictionary-csv.ts';

/** Invalid lines to list; the downloadable file has all of them. */
const shownLines = 20;

/** Imports words from a file, after showing its content and any invalid lines. */
export function ImportDialog({
  known,
  onClose,
  onChanged,
}: {
  known: readonly Respelling[];
  onClose: () => void;
  onChanged: () => void;
}) {
  const t = useText();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<ReadWords | null>(null);
  const [left, setLeft] = useState<readonly Respelling[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useAction();

  const read = async (file: File) => {
    setWords(null);
    setLeft([]);
    try {
      const bytes = await file.arrayBuffer();
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      const found = await readWords(text, known);
      if (found === 'header') setProblem(t('dictionary.import.header'));
      else {
        const wanted = [...found.added, ...found.changed];
        const isEmpty = wanted.length + found.same + found.wrong.length === 0;
        setProblem(isEmpty ? t('dictionary.import.nothing') : null);
        setWords(isEmpty ? null : found);
        setLeft(wanted);
      }
    } catch {
      setProblem(t('dictionary.import.unreadable'));
    }
  };
  const start = async () => {
    setProblem(null);
    let rest = left;
    const error = await run(async () => {
      for (const entries of batchesOf(left)) {
        await callApi(calls.importRespellings, { input: { entries }, failure: 'handled' });
        rest = rest.slice(entries.length);
      }
      toast.success(t('dictionary.import.done', { count: left.length }));
      if (words?.wrong.length === 0) onClose();
    });
    if (error) {
      const text = errorText(error, t);
      setProblem(t('dictionary.import.left', { count: rest.length, problem: text }));
    }
    setLeft(rest);
    onChanged();
  };
  const reason = (of: RowProblem) =>
    t(`dictionary.import.${of.kind}`, {
      limit: 'limit' in of ? of.limit : 0,
      written: 'written' in of ? of.written : '',
      first: 'first' in of ? of.first : 0,
    });
  const saveWrong = (from: ReadWords) =>
    saveBlob(
      new Blob([wrongRowsCsv(from, reason)], { type: 'text/csv' }),
      'duu-dictionary-left.csv',
    );

  return (
    <FormDialog
      open
      wide
      title={t('dictionary.import.title')}
      onClose={onClose}
      onSubmit={() => void start()}
      cancel={t('shell.close')}
      busy={busy}
      {...(left.length > 0 && { submit: t('dictionary.import.start', { count: left.length }) })}
    >
      <p className={css.note}>{t('dictionary.import.format')}</p>
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          data-testid="words"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void read(file);
          }}
        />
        <Button variant="outline" disabled={busy} onClick={() => input.current?.click()}>
          {t('dictionary.import.file')}
        </Button>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {words && <Found words={words} reason={reason} onSaveWrong={() => saveWrong(words)} />}
    </FormDialog>
  );
}

function Found({
  words: { added, changed, same, wrong },
  reason,
  onSaveWrong,
}: {
  words: ReadWords;
  reason: (problem: RowProblem) => string;
  onSaveWrong: () => void;
}) {
  const t = useText();
  return (
    <>
      <div role="status">
        <ul className={css.found}>
          {added.length > 0 && <li>{t('dictionary.import.new', { count: added.length })}</li>}
          {changed.length > 0 && (
            <li>{t('dictionary.import.changed', { count: changed.length })}</li>
          )}
          {same > 0 && <li>{t('dictionary.import.same', { count: same })}</li>}
        </ul>
      </div>
      {wrong.length > 0 && (
        <section className={css.wrong}>
          <p>{t('dictionary.import.wrong', { count: wrong.length })}</p>
          <ul>
            {wrong.slice(0, shownLines).map(({ row, problem }) => (
              <li key={row.line}>
                {t('dictionary.import.line', { line: row.line, problem: reason(problem) })}
              </li>
            ))}
          </ul>
          <Button variant="link" size="sm" onClick={onSaveWrong}>
            {t('dictionary.import.saveWrong')}
          </Button>
        </section>
      )}
    </>
  );
}
