import { calls } from '@duu/contract/calls/calls';
import type { DictionaryEntry } from '@duu/contract/documents/dictionary-entry';
import type { WithId } from '@duu/contract/id';
import { Download, Plus, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { LoadFailure } from '../../api/LoadFailure.tsx';
import { useAction } from '../../api/use-action.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FoldingLabel } from '../../components/FoldingLabel.tsx';
import { Page } from '../../components/Page.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useToast } from '../../feedback/toast-store.ts';
import { saveBlob } from '../../files/save-blob.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { sortedByName } from '../../i18n/sorted-by-name.ts';
import css from './Dictionary.module.css';
import { dictionaryCsv } from './dictionary-csv.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { WordDialog } from './WordDialog.tsx';
import { WordList } from './WordList.tsx';

const nothing = {};

export function DictionaryRoute() {
  const t = useText();
  const locale = useLocale();
  const toast = useToast();
  const list = useCall(calls.getDictionary, nothing);
  const rows = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<WithId<DictionaryEntry> | 'new' | null>(null);
  const [importing, setImporting] = useState(false);
  const loaded = list.data?.entries;
  const [gone, setGone] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reloaded list no longer has the deleted words
  useEffect(() => setGone([]), [loaded]);
  const all = useMemo(() => loaded?.filter(({ id }) => !gone.includes(id)), [loaded, gone]);
  const sorted = useMemo(() => sortedByName(all ?? [], ({ written }) => written), [all]);
  const wanted = query.trim().toLowerCase();
  const found = sorted.filter(({ written, spoken }) =>
    [written, spoken].some((text) => text.toLowerCase().includes(wanted)),
  );

  const { run } = useAction();
  const change = async (make: () => Promise<unknown>, onDone: () => void) => {
    await run(async () => {
      await make();
      onDone();
    });
    list.reload();
  };
  const restore = ({ language, written, spoken, inflected }: DictionaryEntry) =>
    change(
      () => callApi(calls.saveRespelling, { input: { language, written, spoken, inflected } }),
      () => toast.success(t('dictionary.restored', { written })),
    );
  const remove = (entry: WithId<DictionaryEntry>) =>
    change(
      () => callApi(calls.deleteRespelling, { params: { entryId: entry.id } }),
      () => {
        rows.current?.focus();
        // The row is removed with the message, before the list is loaded again.
        setGone((ids) => [...ids, entry.id]);
        toast.success(t('dictionary.deleted', { written: entry.written }), {
          action: { label: t('library.undo'), onClick: () => void restore(entry) },
        });
      },
    );
  const save = () =>
    saveBlob(new Blob([dictionaryCsv(sorted)], { type: 'text/csv' }), 'duu-dictionary.csv');

  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus size={18} aria-hidden="true" /> {t('dictionary.add')}
    </Button>
  );
  return (
    <Page
      title={t('dictionary.title')}
      lead={t('dictionary.lead')}
      actions={
        <>
          {all?.length !== 0 && add}
          <Button variant="outline" disabled={!all} onClick={() => setImporting(true)}>
            <Upload size={18} aria-hidden="true" />
            {all?.length === 0 ? (
              t('dictionary.import')
            ) : (
              <FoldingLabel>{t('dictionary.import')}</FoldingLabel>
            )}
          </Button>
          {sorted.length > 0 && (
            <Button variant="outline" onClick={save}>
              <Download size={18} aria-hidden="true" />
              <FoldingLabel>{t('dictionary.export')}</FoldingLabel>
            </Button>
          )}
        </>
      }
    >
      {list.status === 'error' && <LoadFailure error={list.error} retry={list.reload} />}
      {!all && list.status === 'loading' && <Skeleton height="14rem" />}
      {all?.length === 0 && (
        <EmptyState title={t('dictionary.empty')} text={t('dictionary.empty.text')} action={add} />
      )}
      {sorted.length > 0 && (
        <search className={css.search}>
          <SearchField label={t('dictionary.search')} value={query} onSearch={setQuery} />
          <p role="status" className={css.note}>
            {found.length > 0
              ? t('dictionary.count', { count: found.length })
              : t('dictionary.none', { query: query.trim() })}
          </p>
        </search>
      )}
      {found.length > 0 && (
        <WordList
          ref={rows}
          entries={found}
          onEdit={setEdited}
          onDelete={(entry) => void remove(entry)}
        />
      )}
      {edited !== null && (
        <WordDialog
          word={
            edited === 'new'
              ? { language: locale, written: '', spoken: '', inflected: false }
              : edited
          }
          entryId={edited === 'new' ? null : edited.id}
          onClose={() => setEdited(null)}
          onSaved={({ written }) => {
            setEdited(null);
            toast.success(t('dictionary.saved', { written }));
            list.reload();
          }}
        />
      )}
      {importing && all && (
        <ImportDialog known={all} onClose={() => setImporting(false)} onChanged={list.reload} />
      )}
    </Page>
  );
}
