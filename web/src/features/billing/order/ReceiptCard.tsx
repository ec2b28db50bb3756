import { calls } from '@duu/contract/calls/calls';
import { type Order, type ReceiptReceiver, receiptReceiver } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Segmented } from '../../../components/Segmented.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { BillingProblem } from '../BillingProblem.tsx';
import css from './order.module.css';
import { TaxReceiptView } from './TaxReceiptView.tsx';

/** The e-barimt of an order paid by QPay, or the form to request it. */
export function ReceiptCard({ order }: { order: WithId<Order> }) {
  const t = useText();
  const isServed = order.status === 'paid' || order.status === 'renewed';
  if (order.receipt === null && !(isServed && order.source === 'qpay')) return null;
  return (
    <Card title={t('receipt.title')} text={t('receipt.lead')}>
      {order.receipt ? (
        <TaxReceiptView receipt={order.receipt} />
      ) : (
        <ReceiptForm orderId={order.id} />
      )}
    </Card>
  );
}

function ReceiptForm({ orderId }: { orderId: string }) {
  const t = useText();
  const [type, setType] = useState<ReceiptReceiver['type']>('citizen');
  const [register, setRegister] = useState('');
  const [wrong, setWrong] = useState(false);
  const { busy, error, run } = useAction();

  async function create() {
    const given = type === 'citizen' ? { type } : { type, register: register.trim() };
    const receiver = receiptReceiver.safeParse(given).data;
    setWrong(!receiver);
    if (!receiver) return;
    // The receipt arrives with the live order.
    const args = { params: { orderId }, input: { receiver }, failure: 'handled' } as const;
    await run(() => callApi(calls.createReceipt, args));
  }

  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void create();
      }}
    >
      <Segmented
        label={t('receipt.type')}
        value={type}
        options={[
          { value: 'citizen', label: t('receipt.citizen') },
          { value: 'company', label: t('receipt.company') },
        ]}
        onChange={setType}
      />
      {type === 'company' && (
        <TextField
          label={t('receipt.register')}
          hint={t('receipt.register.hint')}
          error={wrong ? t('receipt.register.wrong') : null}
          value={register}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          onChange={(event) => {
            setWrong(false);
            setRegister(event.target.value);
          }}
        />
      )}
      {error && <BillingProblem error={error} retry={() => void create()} />}
      <div className={css.actions}>
        <Button type="submit" variant="outline" busy={busy}>
          {t('receipt.get')}
        </Button>
      </div>
    </form>
  );
}
