import { calls } from '@duu/contract/calls/calls';
import { type ReactNode, useState } from 'react';
import { LoadFailure } from '../../api/LoadFailure.tsx';
import { useCall } from '../../api/use-call.ts';
import type { Request } from '../../api/use-request.ts';
import { Card } from '../../components/Card.tsx';
import { Page } from '../../components/Page.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import css from './admin.module.css';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { type Range, ranges } from './dashboard/figures.ts';
import { problemCount } from './health/problems.ts';

const nothing = {};
const waitingOrders = { query: { attention: 'true' } } as const;

/** The admin home page: the dashboard, and links to the sections. */
export function AdminRoute() {
  const t = useText();
  const [range, setRange] = useState<Range>('30');
  return (
    <Page
      title={t('admin.title')}
      lead={t('admin.lead')}
      actions={
        <Segmented
          hideLabel
          label={t('dashboard.range')}
          value={range}
          options={ranges.map((value) => ({
            value,
            label: t('dashboard.range.days', { days: Number(value) }),
          }))}
          onChange={setRange}
        />
      }
    >
      <Dashboard range={range} />
      <Sections />
    </Page>
  );
}

function Sections() {
  const t = useText();
  const speakers = useCall(calls.adminListSpeakers, nothing);
  const rules = useCall(calls.adminListRouteRules, nothing);
  const waiting = useCall(calls.adminListOrders, waitingOrders);
  const health = useCall(calls.adminGetHealth, nothing);
  return (
    <div className={css.cards}>
      <Section to="/admin/health" title={t('health.title')} text={t('health.lead')}>
        <Standing
          of={health}
          text={(now) => {
            const count = problemCount(now);
            return count === 0 ? t('health.good') : t('health.problems', { count });
          }}
        />
      </Section>
      <Section to="/admin/users" title={t('users.title')} text={t('users.lead')} />
      <Section to="/admin/orders" title={t('orders.title')} text={t('orders.lead')}>
        <Standing
          of={waiting}
          text={({ orders, nextCursor }) =>
            nextCursor === null
              ? t('orders.waiting', { count: orders.length })
              : t('orders.waiting.many', { count: orders.length })
          }
        />
      </Section>
      <Section to="/admin/speakers" title={t('admin.speakers')} text={t('admin.speakers.lead')}>
        <Standing
          of={speakers}
          text={({ speakers: all }) =>
            t('admin.speakers.count', {
              published: all.filter((speaker) => speaker.published).length,
              total: all.length,
            })
          }
        />
        {speakers.data?.voices.length === 0 && <p>{t('admin.speakers.natural')}</p>}
      </Section>
      <Section to="/admin/audios" title={t('audios.title')} text={t('audios.lead')} />
      <Section to="/admin/plans" title={t('plans.title')} text={t('plans.lead')} />
      <Section to="/admin/route-rules" title={t('admin.rules')} text={t('admin.rules.lead')}>
        <Standing
          of={rules}
          text={({ rules: all }) => t('admin.rules.count', { count: all.length })}
        />
      </Section>
      <Section to="/admin/jobs" title={t('jobs.title')} text={t('jobs.lead')} />
      <Section to="/admin/audit" title={t('audit.title')} text={t('audit.lead')} />
    </div>
  );
}

function Section({
  to,
  title,
  text,
  children,
}: {
  to: string;
  title: string;
  text: string;
  /** A summary of its state. */
  children?: ReactNode;
}) {
  const t = useText();
  return (
    <Card title={title} text={text}>
      <div className={css.section}>
        {children}
        <ButtonLink to={to} variant="outline">
          {t('admin.open')}
          <span className="visually-hidden">{title}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}

function Standing<T>({ of, text }: { of: Request<T>; text: (data: T) => string }) {
  if (of.status === 'error') return <LoadFailure error={of.error} retry={of.reload} />;
  return (
    <p className={css.figure}>
      {of.data === undefined ? <Skeleton width="12rem" /> : text(of.data)}
    </p>
  );
}
