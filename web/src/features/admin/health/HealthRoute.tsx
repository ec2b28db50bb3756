import { calls } from '@duu/contract/calls/calls';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { useCall } from '../../../api/use-call.ts';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './HealthCards.module.css';
import {
  EnginesCard,
  FailuresCard,
  FirstSoundCard,
  JobsCard,
  MoneyCard,
  QueueCard,
  WebhooksCard,
} from './HealthCards.tsx';

const nothing = {};

/** How the deployment is doing: conversions, queue, engines, payments and jobs. */
export function HealthRoute() {
  const t = useText();
  const health = useCall(calls.adminGetHealth, nothing);
  return (
    <Page title={t('health.title')} lead={t('health.lead')}>
      {health.status === 'error' && <LoadFailure error={health.error} retry={health.reload} />}
      {health.status === 'loading' && !health.data && <Skeleton height="40rem" />}
      {health.data && (
        <div className={css.cards}>
          <FirstSoundCard of={health.data.firstSound} />
          <QueueCard of={health.data.queue} />
          <MoneyCard count={health.data.moneyWithoutGrant} />
          <EnginesCard of={health.data.engines} />
          <FailuresCard of={health.data.failures} />
          <WebhooksCard of={health.data.webhooks} />
          <JobsCard of={health.data.jobs} />
        </div>
      )}
    </Page>
  );
}
