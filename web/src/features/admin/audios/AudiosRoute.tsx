import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { CardTable } from '../../../components/CardTable.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { PagedList } from '../PagedList.tsx';
import { AudioDeed } from './AudioDeed.tsx';
import { AudioFilterBar } from './AudioFilterBar.tsx';
import { AudioRow } from './AudioRow.tsx';
import css from './Audios.module.css';
import { useAudioFilters } from './use-audio-filters.ts';
import { useAudios } from './use-audios.ts';

interface Asked {
  readonly audio: AdminAudio;
  readonly deed: 'delete' | 'retry';
}

const columns = ['owner', 'state', 'speaker', 'characters', 'length', 'created'] as const;

export function AudiosRoute() {
  const t = useText();
  const [filters, setFilters] = useAudioFilters();
  const list = useAudios(filters);
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = ({ audio, deed }: Asked) => {
    list.replace(audio.id, deed === 'delete' ? null : { state: 'creating', error: null });
    setAsked(null);
  };
  return (
    <Page
      title={t('audios.title')}
      lead={t('audios.lead')}
      actions={
        <Button variant="outline" onClick={list.reload}>
          <RefreshCw size={18} aria-hidden="true" />
          {t('audios.reload')}
        </Button>
      }
    >
      <AudioFilterBar filters={filters} onChange={setFilters} />
      <PagedList
        list={list}
        empty={<EmptyState title={t('audios.empty')} text={t('audios.empty.text')} />}
        more={t('audios.more')}
      >
        {(audios) => (
          <CardTable
            cards="early"
            busy={list.isPrevious}
            head={
              <>
                {columns.map((column) => (
                  <th key={column} scope="col" className={css[column]}>
                    {t(`audios.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('audios.actions')}</span>
                </th>
              </>
            }
          >
            {audios.map((audio) => (
              <AudioRow
                key={audio.id}
                audio={audio}
                onOwner={() => setFilters({ ...filters, owner: audio.email ?? audio.uid })}
                onRetry={() => setAsked({ audio, deed: 'retry' })}
                onDelete={() => setAsked({ audio, deed: 'delete' })}
              />
            ))}
          </CardTable>
        )}
      </PagedList>
      {asked && <AudioDeed {...asked} onClose={() => setAsked(null)} onDone={() => done(asked)} />}
    </Page>
  );
}
