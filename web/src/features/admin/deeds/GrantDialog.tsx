import { calls } from '@duu/contract/calls/calls';
import { planKinds } from '@duu/contract/documents/plan';
import { useState } from 'react';
import { useApi } from '../../../api/call.ts';
import { useText } from '../../../i18n/intl.tsx';
import { planName } from '../../../plans/plan-name.ts';
import { DeedDialog } from './DeedDialog.tsx';
import { firstTerm, PlanTermFields, periodsOf } from './PlanTermFields.tsx';
import { useOnceKey } from './use-once-key.ts';

interface Props {
  uid: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** A plan without money. */
export function GrantDialog({ uid, name, onClose, onDone }: Props) {
  const t = useText();
  const api = useApi();
  const [term, setTerm] = useState(firstTerm);
  const quantity = periodsOf(term);
  const onceKey = useOnceKey();

  const send = async (reason: string) => {
    if (quantity === null) return;
    const input = { planId: term.planId, quantity, reason };
    const headers = onceKey(input);
    await api(calls.adminGrantPlan, { params: { uid }, input, headers });
  };
  return (
    <DeedDialog
      title={t('deeds.grant.title', { name })}
      text={t('deeds.grant.text')}
      confirm={t('deeds.grant.confirm')}
      ok={quantity !== null}
      send={send}
      done={t('deeds.grant.done', { name, plan: planName(planKinds[term.planId], t) })}
      onDone={onDone}
      onClose={onClose}
    >
      {(tried) => <PlanTermFields value={term} tried={tried} onChange={setTerm} />}
    </DeedDialog>
  );
}
