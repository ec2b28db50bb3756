import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import { useState } from 'react';
import { CardTable } from '../../../components/CardTable.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { AudioDeed } from './AudioDeed.tsx';
import { AudioRow } from './AudioRow.tsx';
import css from './Audios.module.css';

interface Asked {
  readonly audio: AdminAudio;
  readonly deed: 'delete' | 'retry';
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
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = ({ audio, deed }: Asked) => {
    onChanged(audio.id, deed === 'delete' ? null : { state: 'creating', error: null });
    setAsked(null);
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
          <AudioRow
            key={audio.id}
            audio={audio}
            {...(onOwner ? { onOwner } : {})}
            onRetry={() => setAsked({ audio, deed: 'retry' })}
            onDelete={() => setAsked({ audio, deed: 'delete' })}
          />
        ))}
      </CardTable>
      {asked && <AudioDeed {...asked} onClose={() => setAsked(null)} onDone={() => done(asked)} />}
    </>
  );
}
