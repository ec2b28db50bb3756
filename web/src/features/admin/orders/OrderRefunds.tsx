import type { OrderRefund } from '@duu/contract/documents/order';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { CardLabel, CardTable } from '../../../components/CardTable.tsx';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { shortTime } from '../format.ts';
import { Section } from '../Section.tsx';
import css from './Order.module.css';
import type { OpenOrderDialog } from './open-order-dialog.ts';

const tones = {
  pending: 'info',
  manual: 'danger',
  refunded: 'success',
} as const satisfies Record<OrderRefund['state'], BadgeTone>;

const columns = ['amount', 'state', 'characters', 'by'] as const;

interface Props {
  refunds: readonly OrderRefund[];
  onAsk: (question: OpenOrderDialog) => void;
}

/** Refunds, finished or pending. */
export function OrderRefunds({ refunds, onAsk }: Props) {
  const t = useText();
  if (refunds.length === 0) return null;
  return (
    <Section title={t('order.refunds')}>
      <CardTable
        roomy
        cards="early"
        head={
          <>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`order.refunds.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('audios.actions')}</span>
            </th>
          </>
        }
      >
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} onAsk={onAsk} />
        ))}
      </CardTable>
    </Section>
  );
}

function RefundRow({ refund, onAsk }: { refund: OrderRefund; onAsk: Props['onAsk'] }) {
  const t = useText();
  const amount = formatMoney(refund.amount, refund.currency);
  const { day, time } = shortTime(refund.refundedAt ?? refund.at);
  return (
    <tr className={css.payment}>
      <th scope="row" className={css.id}>
        {amount}
        <span className={css.when}>
          {day} {time}
        </span>
      </th>
      <td>
        <span className={css.badges}>
          <Badge tone={tones[refund.state]}>{t(`order.refund.state.${refund.state}`)}</Badge>
        </span>
        {refund.reference !== null && (
          <span className={css.back} translate="no">
            {refund.reference}
          </span>
        )}
        {refund.refusal !== null && (
          <span className={css.back}>{t('order.refund.refused', { code: refund.refusal })}</span>
        )}
      </td>
      <td>
        <CardLabel>{t('order.refunds.characters')}</CardLabel>
        {formatCount(refund.characters)}
      </td>
      <td className={css.reason}>{t(`order.refund.by.${refund.by}`)}</td>
      <td>
        {refund.state === 'manual' && (
          <div className={css.actions}>
            <Button
              size="sm"
              variant="outline"
              aria-label={t('order.mark.label', { amount })}
              onClick={() => onAsk({ about: 'mark', refund })}
            >
              {t('order.mark')}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}
