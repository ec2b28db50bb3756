import { addDays, dayOf, daysBetween } from '@duu/contract/day';
import { type ApiKey, keyUse } from '@duu/contract/documents/api-key';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useState } from 'react';
import { Card } from '../../../components/Card.tsx';
import { ChartFrame } from '../../../components/ChartFrame.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { usePages } from '../../../firebase/documents/use-live-data.ts';
import { formatCount, formatDay } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import css from './keys.module.css';
import { columnsOf, usedKeys } from './usage-columns.ts';

const shownDays = 30;

interface Props {
  uid: string;
  keys: readonly WithId<ApiKey>[];
}

/** The characters that keys used in the last thirty days: a column a day, with a part for each key. */
export function KeyUsage({ uid, keys }: Props) {
  const t = useText();
  const locale = useLocale();
  const [today] = useState(() => dayOf(new Date()));
  const from = addDays(today, 1 - shownDays);
  const uses = usePages(
    {
      path: paths.keyUses(uid),
      where: [['day', '>=', from]],
      orderBy: [['day', 'desc']],
      pageSize: 1000,
    },
    keyUse,
  );
  if (uses.status === 'loading') return <Skeleton height="12rem" />;
  if (uses.docs.length === 0) return null;
  const days = daysBetween(from, today);
  const used = usedKeys(keys, uses.docs);
  const { max, columns } = columnsOf(days, used, uses.docs);
  const total = used.reduce((sum, { characters }) => sum + characters, 0);
  return (
    <Card
      title={t('keys.usage')}
      text={t('keys.usage.text', { count: formatCount(total), days: shownDays })}
    >
      <ChartFrame
        summary={t('keys.usage.chart', { max: formatCount(max), days: shownDays })}
        max={formatCount(max)}
        ends={[formatDay(from, locale), t('keys.usage.today')]}
      >
        <svg
          className={css.chart}
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {columns.map(({ day, parts }, at) =>
            parts.map(({ place, top, height }) => (
              <rect
                key={`${day} ${place}`}
                className={css.part}
                data-place={place}
                x={at + 0.14}
                y={top}
                width={0.72}
                height={height}
              />
            )),
          )}
        </svg>
      </ChartFrame>
      <ul className={css.legend}>
        {used.map(({ id, name, calls, characters }, place) => (
          <li key={id}>
            <span className={css.dot} data-place={place % 4} aria-hidden="true" />
            <bdi translate="no">{name}</bdi>{' '}
            <span className={css.figures}>
              {t('keys.usage.of', { calls, characters: formatCount(characters) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
