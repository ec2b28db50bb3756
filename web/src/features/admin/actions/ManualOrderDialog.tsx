import { calls } from '@duu/contract/calls/calls';
import { type Currency, currencies } from '@duu/contract/documents/order';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from '../fields.module.css';
import { userName } from '../format.ts';
import { moneyOf } from '../plans/money.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { defaultTerm, PlanTermFields, periodsOf } from './PlanTermFields.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { useOnceKey } from './use-once-key.ts';

interface Props {
  /** The payer. If undefined, the form has a field for it. */
  user?: { readonly id: string; readonly name: string };
  onClose: () => void;
  onDone: (order: { uid: string; orderId: string }) => void;
}

/** Records a payment by bank transfer. */
export function ManualOrderDialog({ user, onClose, onDone }: Props) {
  const t = useText();
  const toast = useToast();
  const [owner, setOwner] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  const [term, setTerm] = useState(defaultTerm);
  const [currency, setCurrency] = useState<Currency>('MNT');
  const [amountText, setAmountText] = useState('');
  const [reference, setReference] = useState('');
  const onceKey = useOnceKey();
  const quantity = periodsOf(term);
  const amount = moneyOf(amountText, currency);
  const hasAmount = amount !== null && amount > 0;
  const catalogue = useCall(calls.adminListPlans, { failure: 'shownOnce' });
  const offer = catalogue.data?.plans.find(({ id }) => id === term.planId);
  const price = offer && quantity !== null ? offer.prices[currency] * quantity : null;
  const ownerQuery = owner.trim();

  /** Finds the one user with this uid or full address. */
  const find = async () => {
    if (user) return user;
    const { users } = await callApi(calls.adminListUsers, { query: { query: ownerQuery } });
    const found = users.find(
      ({ id, email }) => id === ownerQuery || email?.toLowerCase() === ownerQuery.toLowerCase(),
    );
    return found ? { id: found.id, name: userName(found) } : null;
  };
  const send = async (reason: string) => {
    if (quantity === null || amount === null) return;
    const whose = await find();
    if (whose === null) {
      setUnknown(ownerQuery);
      return;
    }
    const input = { planId: term.planId, quantity, amount, currency, reference, reason };
    const params = { uid: whose.id };
    const headers = onceKey(input);
    const { orderId } = await callApi(calls.adminCreateOrder, { params, input, headers });
    toast.success(t('actions.order.done', { name: whose.name }));
    onDone({ uid: whose.id, orderId });
  };
  const ownerFault = (tried: boolean) => {
    if (tried && ownerQuery === '') return t('actions.order.user.missing');
    return unknown !== null && unknown === ownerQuery ? t('actions.order.user.unknown') : null;
  };
  return (
    <ActionDialog
      scrolls
      title={user ? t('actions.order.title', { name: user.name }) : t('actions.order')}
      text={t('actions.order.text')}
      confirm={t('actions.order.confirm')}
      ok={
        quantity !== null && hasAmount && reference.trim() !== '' && (!!user || ownerQuery !== '')
      }
      send={send}
      onClose={onClose}
    >
      {(tried) => (
        <>
          {!user && (
            <TextField
              label={t('actions.order.user')}
              name="owner"
              autoComplete="off"
              maxLength={320}
              error={ownerFault(tried)}
              value={owner}
              onChange={(event) => setOwner(event.target.value)}
            />
          )}
          <PlanTermFields value={term} tried={tried} onChange={setTerm} />
          <div className={css.pair}>
            <TextField
              label={t('actions.order.amount')}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              hint={
                price === null
                  ? undefined
                  : t('actions.order.price', { price: formatMoney(price, currency) })
              }
              error={tried && !hasAmount ? t('actions.amount.wrong') : null}
              value={amountText}
              onChange={(event) => setAmountText(event.target.value)}
            />
            <Select
              label={t('actions.order.currency')}
              value={currency}
              options={currencies.map((value) => ({
                value,
                label: t(`actions.order.currency.${value}`),
              }))}
              onChange={setCurrency}
            />
          </div>
          <ReferenceField tried={tried} value={reference} onChange={setReference} />
        </>
      )}
    </ActionDialog>
  );
}
