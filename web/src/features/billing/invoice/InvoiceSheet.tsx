import type { Order } from '@duu/contract/documents/order';
import { support } from '../../../config/contacts.ts';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { RichText, useLocale, useText } from '../../../i18n/intl.tsx';
import { useMe } from '../../../me/me-context.ts';
import { planName } from '../../../plans/plan-name.ts';
import { planDuration } from '../labels.ts';
import css from './invoice.module.css';
import { seller } from './seller.ts';

interface Props {
  order: Order;
  number: string;
}

/** The invoice: seller, buyer, item, payment and refund. */
export function InvoiceSheet({ order, number }: Props) {
  const t = useText();
  const locale = useLocale();
  const me = useMe();
  const buyer = me.status === 'ready' ? me.user : null;
  const { amount, quantity, plan } = order;
  const money = (value: number) => formatMoney(value, order.currency);
  const paidAt = order.payments.find(({ outcome }) => outcome === 'granted')?.paidAt;
  const refunds = order.refunds.filter(({ state }) => state === 'refunded');
  return (
    <article className={css.sheet}>
      <div className={css.parties}>
        <section>
          <h2>{t('invoice.seller')}</h2>
          <p className={css.name}>{seller.name[locale]}</p>
          <p>{t('invoice.register', { register: seller.register })}</p>
          <p>{seller.address[locale]}</p>
          <p>{support.email}</p>
          <p>{support.phone}</p>
        </section>
        <section>
          <h2>{t('invoice.buyer')}</h2>
          {buyer?.displayName && (
            <p className={css.name} translate="no">
              {buyer.displayName}
            </p>
          )}
          {buyer?.email && <p translate="no">{buyer.email}</p>}
        </section>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('invoice.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('invoice.date')}</dt>
          <dd>
            <DateText date={paidAt ?? order.createdAt} />
          </dd>
        </div>
        <div>
          <dt>{t('invoice.source')}</dt>
          <dd>{t(`billing.source.${order.source}`)}</dd>
        </div>
      </dl>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            <th scope="col" className={css.detail}>
              {t('invoice.unit')}
            </th>
            <th scope="col" className={css.detail}>
              {t('invoice.quantity')}
            </th>
            <th scope="col">{t('invoice.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {t('invoice.item.text', { plan: planName(plan, t) })}
              <span className={css.period}>{planDuration(plan, quantity, t)}</span>
            </td>
            <td className={css.detail}>{money(Math.round(amount / quantity))}</td>
            <td className={css.detail}>{formatCount(quantity)}</td>
            <td>{money(amount)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr className={css.total}>
            <th scope="row" colSpan={3}>
              {t('invoice.total')}
            </th>
            <td>{money(amount)}</td>
          </tr>
          {refunds.map((refund) => (
            <tr key={refund.id}>
              <th scope="row" colSpan={3}>
                <RichText
                  id="invoice.refunded"
                  values={{ date: <DateText date={refund.refundedAt ?? refund.at} /> }}
                />
              </th>
              <td>−{formatMoney(refund.amount, refund.currency)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className={css.taxes}>{t('invoice.taxes')}</p>
    </article>
  );
}
