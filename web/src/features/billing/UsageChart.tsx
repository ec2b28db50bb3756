import { startOfDay } from '@duu/contract/day';
import { ledgerEntry } from '@duu/contract/documents/subscription';
import { paths } from '@duu/contract/paths';
import { useState } from 'react';
import { Card } from '../../components/Card.tsx';
import { ChartFigure } from '../../components/ChartFigure.tsx';
import { ChartLegend } from '../../components/ChartLegend.tsx';
import { DayChart } from '../../components/DayChart.tsx';
import { FoldedTable } from '../../components/FoldedTable.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { usePages } from '../../firebase/documents/use-live-data.ts';
import { formatCount, formatDay } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { dailyShare, firstDay, usedByDay } from './usage-days.ts';

/** Bounds the entries read; a busy program's older days are then left out. */
const pageSize = 2000;

/** The characters used on each of the last days, beside the plan's even share. */
export function UsageChart({ uid }: { uid: string }) {
  const t = useText();
  const locale = useLocale();
  const me = useMe();
  const [now] = useState(() => new Date());
  const [pointed, setPointed] = useState<number | null>(null);
  const ledger = usePages(
    {
      path: paths.ledger(uid),
      where: [['at', '>=', startOfDay(firstDay(now))]],
      orderBy: [['at', 'desc']],
      pageSize,
    },
    ledgerEntry,
  );
  if (ledger.status === 'loading') return <Skeleton height="19rem" />;
  const days = usedByDay(ledger.docs, now, ledger.hasMore);
  const total = days.reduce((sum, { characters }) => sum + characters, 0);
  // The list below says why the ledger can't be read.
  if (total === 0) return null;
  const plan = me.status === 'ready' ? me.subscription : null;
  const share = plan?.endsAt ? dailyShare(plan.plan) : undefined;
  const day = (at: number) => formatDay(days[at]?.date ?? '', locale);
  const most = days.reduce(
    (best, { characters }, at) => (characters > (days[best]?.characters ?? 0) ? at : best),
    0,
  );
  return (
    <>
      <Card title={t('billing.usage.days')}>
        <ChartFigure
          value={formatCount(pointed === null ? total : (days[pointed]?.characters ?? 0))}
          of={pointed === null ? t('billing.usage.inAll', { days: days.length }) : day(pointed)}
        />
        <DayChart
          summary={t('billing.usage.summary', {
            from: day(0),
            to: day(days.length - 1),
            total,
            day: day(most),
            most: days[most]?.characters ?? 0,
          })}
          columns={days.map(({ date, characters }) => ({ id: date, value: characters }))}
          format={formatCount}
          ends={[day(0), t('billing.usage.today')]}
          level={share}
          figure="usage"
          pointed={pointed}
          onPoint={setPointed}
        />
        {share !== undefined && (
          <ChartLegend
            entries={[
              { kind: 'column', label: t('billing.usage.characters') },
              { kind: 'level', label: t('billing.usage.share', { count: share }) },
            ]}
          />
        )}
      </Card>
      <FoldedTable
        label={t('billing.usage.table')}
        head={[t('billing.usage.day'), t('billing.usage.characters')]}
        rows={[...days]
          .reverse()
          .map(({ date, characters }) => [formatDay(date, locale), formatCount(characters)])}
        foot={[t('billing.usage.total'), formatCount(total)]}
      />
    </>
  );
}
