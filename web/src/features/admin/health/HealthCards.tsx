import type { Health, JobState } from '@duu/contract/calls/admin-health';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { Card } from '../../../components/Card.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatDateTime, formatTime } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import css from './HealthCards.module.css';
import { isFailing, isJobProblem, isPaused, isQueueOld, isSlow } from './problems.ts';

/** A name, its state, and what is known of it. */
function Row({ name, tone, state, children }: RowProps) {
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      {state !== undefined && <Badge tone={tone ?? 'plain'}>{state}</Badge>}
      {children !== undefined && <span className={css.note}>{children}</span>}
    </li>
  );
}

interface RowProps {
  name: ReactNode;
  state?: string;
  tone?: BadgeTone;
  children?: ReactNode;
}

function useSeconds(): (ms: number | null) => string {
  const t = useText();
  return (ms) => (ms === null ? '–' : t('health.seconds', { seconds: ms / 1000 }));
}

export function FirstSoundCard({ of }: { of: Health['firstSound'] }) {
  const t = useText();
  const seconds = useSeconds();
  return (
    <Card title={t('health.firstSound')} text={t('health.firstSound.text', { count: of.count })}>
      <ul className={css.rows}>
        <Row name={t('health.half')}>{seconds(of.p50Ms)}</Row>
        <Row
          name={t('health.most')}
          {...(isSlow(of) ? { state: t('health.slow'), tone: 'warning' } : {})}
        >
          {seconds(of.p95Ms)}
        </Row>
      </ul>
    </Card>
  );
}

export function QueueCard({ of }: { of: Health['queue'] }) {
  const t = useText();
  return (
    <Card title={t('health.queue')} text={t('health.queue.text')}>
      <ul className={css.rows}>
        <Row name={t('health.queue.waiting')}>{t('health.count', { count: of.waiting })}</Row>
        <Row
          name={t('health.queue.oldest')}
          {...(isQueueOld(of) ? { state: t('health.slow'), tone: 'danger' } : {})}
        >
          {of.oldestSeconds === null
            ? '–'
            : t('health.minutes', { minutes: Math.round(of.oldestSeconds / 60) })}
        </Row>
      </ul>
    </Card>
  );
}

export function MoneyCard({ count }: { count: number }) {
  const t = useText();
  return (
    <Card title={t('health.money')} text={t('health.money.text')}>
      <ul className={css.rows}>
        <Row
          name={t('health.money.orders')}
          state={t('health.count', { count })}
          tone={count > 0 ? 'danger' : 'success'}
        />
      </ul>
      {count > 0 && (
        <ButtonLink to="/admin/orders" variant="outline">
          {t('health.money.open')}
        </ButtonLink>
      )}
    </Card>
  );
}

export function EnginesCard({ of }: { of: Health['engines'] }) {
  const t = useText();
  const locale = useLocale();
  const stateOf = (one: Health['engines'][number]) => {
    if (!one.ready) return { state: t('health.notSetUp'), tone: 'plain' } as const;
    if (isPaused(one)) return { state: t('health.paused'), tone: 'danger' } as const;
    if (isFailing(one)) return { state: t('health.failing'), tone: 'danger' } as const;
    return { state: t('health.ok'), tone: 'success' } as const;
  };
  const nextTry = (at: Date) => {
    if (at.getTime() <= Date.now()) return t('health.engines.triedNext');
    const isToday = at.toDateString() === new Date().toDateString();
    const time = isToday ? formatTime(at, locale) : formatDateTime(at, locale);
    return t('health.engines.nextTry', { time });
  };
  const notesOf = ({ done, failed, replaced, pausedUntil }: Health['engines'][number]) => [
    t('health.engines.counts', { done, failed }),
    ...(replaced > 0 ? [t('health.engines.replaced', { count: replaced })] : []),
    ...(pausedUntil === null ? [] : [nextTry(pausedUntil)]),
  ];
  return (
    <Card title={t('health.engines')} text={t('health.lastDay')}>
      <ul className={css.rows}>
        {of.map((one) => (
          <Row key={one.engine} name={t(`speakers.engine.${one.engine}`)} {...stateOf(one)}>
            {notesOf(one).join(' · ')}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

export function FailuresCard({ of }: { of: Health['failures'] }) {
  const t = useText();
  return (
    <Card title={t('health.failures')} text={t('health.lastDay')}>
      {of.length === 0 && <p className={css.note}>{t('health.failures.none')}</p>}
      <ul className={css.rows}>
        {of.map(({ key, count }) => (
          <Row key={key} name={<code>{key}</code>}>
            {t('health.count', { count })}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

export function WebhooksCard({ of }: { of: Health['webhooks'] }) {
  const t = useText();
  return (
    <Card title={t('health.webhooks')} text={t('health.webhooks.text')}>
      {of.length === 0 && <p className={css.note}>{t('health.webhooks.none')}</p>}
      <ul className={css.rows}>
        {of.map(({ source, receivedAt }) => (
          <Row key={source} name={t(`user.source.${source}`)}>
            {receivedAt === null ? t('health.webhooks.never') : <DateText date={receivedAt} time />}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

const tones: Record<JobState, BadgeTone> = {
  ok: 'success',
  late: 'danger',
  failed: 'danger',
  left: 'warning',
  never: 'plain',
};

export function JobsCard({ of }: { of: Health['jobs'] }) {
  const t = useText();
  const problems = of.filter(isJobProblem);
  return (
    <Card
      title={t('health.jobs')}
      text={t('health.jobs.text', { count: problems.length, total: of.length })}
    >
      <ul className={css.rows}>
        {problems.map(({ name, state, startedAt }) => (
          <Row
            key={name}
            name={t(`jobs.${name}`)}
            state={t(`health.jobs.${state}`)}
            tone={tones[state]}
          >
            {startedAt === null ? undefined : <DateText date={startedAt} time />}
          </Row>
        ))}
      </ul>
      <ButtonLink to="/admin/jobs" variant="outline">
        {t('health.jobs.open')}
      </ButtonLink>
    </Card>
  );
}
