import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Card } from '../../../components/Card.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { planName } from '../../../plans/plan-name.ts';
import { auditOf, orderPath } from '../admin-paths.ts';
import css from './Order.module.css';
import { OrderStatusBadges } from './OrderStatusBadges.tsx';
import { type Provider, statusDiffers } from './order-facts.ts';

/** The order's details, its status here and at the provider, its effect and its history. */
export function AdminOrderFacts({ order, provider }: { order: AdminOrder; provider: Provider }) {
  const t = useText();
  const { grant, receipt } = order;
  return (
    <div className={css.cards}>
      <Card title={t('order.facts')}>
        <dl className={css.facts}>
          <Fact name={t('order.status')}>
            <OrderStatusBadges order={order} />
          </Fact>
          {order.source !== 'manual' && (
            <Fact name={t('order.status.provider')}>
              {provider === null
                ? t('order.provider.none')
                : t(`order.provider.${provider.status}`)}{' '}
              {statusDiffers(order, provider) && <Badge tone="danger">{t('order.differs')}</Badge>}
            </Fact>
          )}
          <Fact name={t('orders.plan')}>
            {planName(order.plan, t)} × {order.quantity}
          </Fact>
          <Fact name={t('orders.amount')}>{formatMoney(order.amount, order.currency)}</Fact>
          <Fact name={t('orders.source')}>
            {t(`billing.source.${order.source}`)}
            {order.recurring && ` · ${t('order.recurring')}`}
          </Fact>
          <Fact name={t('order.reference')}>
            {order.reference === null ? '–' : <code translate="no">{order.reference}</code>}
          </Fact>
          <Fact name={t('order.id')}>
            <code translate="no">{order.id}</code>
          </Fact>
          {order.renewalOf !== null && (
            <Fact name={t('order.renewalOf')}>
              <AppLink to={orderPath({ uid: order.uid, id: order.renewalOf })}>
                <code translate="no">{order.renewalOf}</code>
              </AppLink>
            </Fact>
          )}
          {receipt && (
            <Fact name={t('order.receipt')}>
              <code translate="no">{receipt.id}</code>
              {receipt.canceledAt !== null && ` · ${t('order.receipt.canceled')}`}
            </Fact>
          )}
        </dl>
      </Card>
      <Card title={t('order.history')}>
        <ol className={css.history}>
          {order.transitions.map(({ status, at }) => (
            <li key={`${status} ${at.getTime()}`}>
              {t(`billing.status.${status}`)}
              <time dateTime={at.toISOString()}>
                <DateText date={at} time />
              </time>
            </li>
          ))}
        </ol>
        {grant && (
          <dl className={css.facts}>
            <Fact name={t('order.grant')}>{t(`order.grant.${grant.effect}`)}</Fact>
            <Fact name={t('order.grant.characters')}>
              {formatCount(grant.characters)}
              {grant.revoked > 0 &&
                ` · ${t('order.grant.revoked', { count: formatCount(grant.revoked) })}`}
            </Fact>
            <Fact name={t('order.grant.time')}>
              <DateText date={grant.from} /> – <DateText date={grant.until} />
            </Fact>
          </dl>
        )}
        {order.uid !== null && (
          <p>
            <AppLink to={auditOf(order.uid)} className={css.user}>
              {t('user.audit')}
            </AppLink>
          </p>
        )}
      </Card>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
