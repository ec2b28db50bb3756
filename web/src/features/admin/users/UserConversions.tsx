import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import { calls } from '@duu/contract/calls/calls';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { useCall } from '../../../api/use-call.ts';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import { audiosOf } from '../admin-paths.ts';
import { AudioTable } from '../audios/AudioTable.tsx';
import { useAudios } from '../audios/use-audios.ts';
import { Section } from '../Section.tsx';
import css from './User.module.css';
import { UserLedger } from './UserLedger.tsx';
import { useLedger } from './use-ledger.ts';

/** The number of audios on a user's page; the list of audios has the others. */
const shownCount = 5;

/** The list that a conversion was opened from, with its filters. */
const cameFrom = z.object({ from: z.string().startsWith('/admin/audios') });

interface DetailsProps {
  uid: string;
  audioId: string;
  subscriptions: readonly WithId<Subscription>[];
}

/** One conversion: its state, and the ledger entries of the owner's characters for it. */
export function ConversionDetails({ uid, audioId, subscriptions }: DetailsProps) {
  const t = useText();
  const seen = useCall(calls.adminGetAudio, { params: { uid, audioId } });
  const ledger = useLedger(uid, { audioId });
  const came = cameFrom.safeParse(useLocation().state);
  const isGone = seen.status === 'error' && seen.error.key === 'audio.not_found';
  const changed = () => {
    seen.reload();
    ledger.reload();
  };
  return (
    <Section
      framed
      title={t('user.conversion')}
      heading={
        <>
          {t('user.conversion')} <code translate="no">{audioId}</code>
        </>
      }
      aside={
        <ButtonLink to={came.success ? came.data.from : audiosOf(uid)} variant="outline" size="sm">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('user.conversion.back')}
        </ButtonLink>
      }
    >
      {seen.data && !isGone && <AudioTable audios={[seen.data.audio]} onChanged={changed} />}
      {seen.status === 'loading' && !seen.data && <Skeleton height="8rem" />}
      {isGone && <p className={css.none}>{t('user.conversion.gone')}</p>}
      {seen.status === 'error' && !isGone && <LoadFailure error={seen.error} retry={seen.reload} />}
      <UserLedger uid={uid} ledger={ledger} subscriptions={subscriptions} audioId={audioId} />
    </Section>
  );
}

/** A user's latest audios, each with its state, its error and whether it was charged. */
export function LastConversions({ uid, onChanged }: { uid: string; onChanged: () => void }) {
  const t = useText();
  const list = useAudios({ owner: uid });
  const changed = (id: string, by: Partial<AdminAudio> | null) => {
    list.replace(id, by);
    onChanged();
  };
  return (
    <Section
      title={t('audios.title')}
      aside={
        (list.items?.length ?? 0) > 0 && (
          <AppLink to={audiosOf(uid)} className={css.link}>
            {t('user.audios.all')}
          </AppLink>
        )
      }
    >
      {list.error && <LoadFailure error={list.error} retry={list.retry} />}
      {list.items === null && !list.error && <Skeleton height="16rem" />}
      {list.items?.length === 0 && <p className={css.none}>{t('user.audios.none')}</p>}
      {list.items && list.items.length > 0 && (
        <AudioTable audios={list.items.slice(0, shownCount)} onChanged={changed} />
      )}
    </Section>
  );
}
