import { calls } from '@duu/contract/calls/calls';
import type { ShownDelivery } from '@duu/contract/calls/webhooks';
import { callApi } from '../../../api/call.ts';
import { ListFailure } from '../../../api/ListFailure.tsx';
import { useAction } from '../../../api/use-action.ts';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { CardLabel, CardTable } from '../../../components/CardTable.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { type Translate, useText } from '../../../i18n/intl.tsx';
import type { useDeliveries } from './use-deliveries.ts';
import css from './webhooks.module.css';

const tones = {
  queued: 'info',
  sending: 'info',
  delivered: 'success',
  failed: 'danger',
} as const satisfies Record<ShownDelivery['state'], BadgeTone>;

/** What the server said, or why it said nothing. */
function answerText({ status, problem, attempts }: ShownDelivery, t: Translate): string {
  if (status !== null) return t('webhooks.answer.status', { status: String(status) });
  if (problem !== null) return t(`webhooks.answer.${problem}`);
  return t(attempts === 0 ? 'webhooks.answer.none' : 'webhooks.answer.waiting');
}

interface Props {
  webhookId: string;
  list: ReturnType<typeof useDeliveries>;
  onSent: (sent: ShownDelivery) => void;
}

/** The deliveries of an endpoint, with “send again”. */
export function DeliveryTable({ webhookId, list, onSent }: Props) {
  const t = useText();
  const { running, run } = useAction();
  const failure = list.error && <ListFailure error={list.error} retry={list.retry} />;
  const deliveries = list.items;
  if (deliveries === null) return failure ?? <Skeleton height="8rem" />;
  if (deliveries.length === 0) return <p className={css.none}>{t('webhooks.deliveries.none')}</p>;
  const resend = (delivery: ShownDelivery) =>
    run(async () => {
      const params = { webhookId, deliveryId: delivery.id };
      onSent(await callApi(calls.resendWebhookDelivery, { params }));
    }, delivery.id);
  return (
    <>
      <CardTable
        head={
          <>
            <th scope="col">{t('webhooks.event')}</th>
            <th scope="col">{t('webhooks.when')}</th>
            <th scope="col">{t('webhooks.answer')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('webhooks.resend')}</span>
            </th>
          </>
        }
      >
        {deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <td>
              <span className={css.event}>
                {t(`webhooks.event.${delivery.event}`)}
                <Badge tone={tones[delivery.state]}>{t(`webhooks.state.${delivery.state}`)}</Badge>
              </span>
            </td>
            <td>
              <CardLabel>{t('webhooks.when')}</CardLabel>
              <DateText date={delivery.queuedAt} time />
            </td>
            <td>
              <CardLabel>{t('webhooks.answer')}</CardLabel>
              {answerText(delivery, t)}
              {delivery.state === 'queued' && delivery.attempts > 0 && delivery.nextAt && (
                <span className={css.next}>
                  {t('webhooks.next')} <DateText date={delivery.nextAt} time />
                </span>
              )}
            </td>
            <td className={css.end}>
              <Button
                variant="outline"
                size="sm"
                busy={running === delivery.id}
                disabled={running !== null}
                onClick={() => void resend(delivery)}
              >
                {t('webhooks.resend')}
              </Button>
            </td>
          </tr>
        ))}
      </CardTable>
      {failure}
      {list.hasMore && !failure && (
        <Button variant="outline" onClick={list.loadMore}>
          {t('shell.more')}
        </Button>
      )}
    </>
  );
}
