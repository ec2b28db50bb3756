import { RefreshCw } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { PagedList } from '../PagedList.tsx';
import { AudioFilterBar } from './AudioFilterBar.tsx';
import { AudioTable } from './AudioTable.tsx';
import { useAudioFilters } from './use-audio-filters.ts';
import { useAudios } from './use-audios.ts';

export function AudiosRoute() {
  const t = useText();
  const [filters, setFilters] = useAudioFilters();
  const list = useAudios(filters);
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
      >
        {(audios) => (
          <AudioTable
            audios={audios}
            busy={list.isPrevious}
            onChanged={list.replace}
            onOwner={(owner) => setFilters({ ...filters, owner })}
          />
        )}
      </PagedList>
    </Page>
  );
}
