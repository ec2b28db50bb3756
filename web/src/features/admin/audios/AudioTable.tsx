import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import { useState } from 'react';
import { CardTable } from '../../../components/CardTable.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { AdminAudioRow } from './AdminAudioRow.tsx';
import { AudioActionDialog } from './AudioActionDialog.tsx';
import css from './Audios.module.css';

interface ActionRequest {
  readonly audio: AdminAudio;
  readonly action: 'delete' | 'retry';
}

interface Props {
  audios: readonly AdminAudio[];
  busy?: boolean;
  /** Called after an action on one; null: it was deleted. */
  onChanged: (id: string, by: Partial<AdminAudio> | null) => void;
  /** Filters by one owner; absent on a user's own page. */
  onOwner?: (owner: string) => void;
}

const columns = ['owner', 'state', 'speaker', 'characters', 'length', 'created'] as const;

export function AudioTable({ audios, busy = false, onChanged, onOwner }: Props) {
  const t = useText();
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const done = ({ audio, action }: ActionRequest) => {
    onChanged(audio.id, action === 'delete' ? null : { state: 'creating', error: null });
    setRequest(null);
  };
  return (
    <>
      <CardTable
        cards="early"
        busy={busy}
        head={
          <>
            {columns
              .filter((column) => onOwner || column !== 'owner')
              .map((column) => (
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
          <AdminAudioRow
            key={audio.id}
            audio={audio}
            {...(onOwner ? { onOwner } : {})}
            onRetry={() => setRequest({ audio, action: 'retry' })}
            onDelete={() => setRequest({ audio, action: 'delete' })}
          />
        ))}
      </CardTable>
      {request && (
        <AudioActionDialog
          {...request}
          onClose={() => setRequest(null)}
          onDone={() => done(request)}
        />
      )}
    </>
  );
}
