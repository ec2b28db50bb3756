import { calls } from '@duu/contract/calls/calls';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/Button.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from '../admin.module.css';
import { SpeakerDialog } from './SpeakerDialog.tsx';
import { SpeakerRow } from './SpeakerRow.tsx';

const nothing = {};

export function SpeakersRoute() {
  const t = useText();
  const toast = useToast();
  const list = useCall(calls.adminListSpeakers, nothing);
  const [edited, setEdited] = useState<WithId<Speaker> | 'new' | null>(null);
  const speakers = list.data?.speakers;
  const saved = (name: string) => {
    toast.success(t(edited === 'new' ? 'speakers.added' : 'speakers.saved', { name }));
    setEdited(null);
    list.reload();
  };
  return (
    <Page
      title={t('admin.speakers')}
      lead={t('admin.speakers.lead')}
      actions={
        <Button onClick={() => setEdited('new')} disabled={!speakers}>
          <Plus size={20} aria-hidden="true" />
          {t('speakers.add')}
        </Button>
      }
    >
      {list.status === 'error' && <LoadFailure error={list.error} retry={list.reload} />}
      {list.status === 'loading' && !list.data && <Skeleton height="24rem" />}
      <ul className={css.list}>
        {speakers?.map((speaker) => (
          <SpeakerRow
            key={speaker.id}
            speaker={speaker}
            costs={list.data?.costs ?? []}
            ratings={list.data?.ratings ?? []}
            naturalVoices={list.data?.voices ?? []}
            onEdit={() => setEdited(speaker)}
            onChanged={list.reload}
          />
        ))}
      </ul>
      {edited && list.data && (
        <SpeakerDialog
          speaker={edited === 'new' ? null : edited}
          nextOrder={1 + Math.max(0, ...list.data.speakers.map(({ order }) => order))}
          engines={list.data.engines}
          costs={list.data.costs}
          naturalVoices={list.data.voices}
          onClose={() => setEdited(null)}
          onSaved={saved}
        />
      )}
    </Page>
  );
}
