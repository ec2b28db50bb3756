import { calls } from '@duu/contract/calls/calls';
import { planKinds } from '@duu/contract/documents/plan';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useText } from '../../../i18n/intl.tsx';
import { planName } from '../../../plans/plan-name.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { defaultTerm, PlanTermFields, periodsOf } from './PlanTermFields.tsx';
import { useOnceKey } from './use-once-key.ts';

interface Props {
  uid: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Grants a plan free of charge. */
export function GrantDialog({ uid, name, onClose, onDone }: Props) {
  const t = useText();
  const [term, setTerm] = useState(defaultTerm);
  const quantity = periodsOf(term);
  const onceKey = useOnceKey();

  const send = async (reason: string) => {
    if (quantity === null) return;
    const input = { planId: term.planId, quantity, reason };
    const headers = onceKey(input);
    await callApi(calls.adminGrantPlan, { params: { uid }, input, headers });
  };
  return (
    <ActionDialog
      title={t('actions.grant.title', { name })}
      text={t('actions.grant.text')}
      confirm={t('actions.grant.confirm')}
      ok={quantity !== null}
      send={send}
      done={t('actions.grant.done', { name, plan: planName(planKinds[term.planId], t) })}
      onDone={onDone}
      onClose={onClose}
    >
      {(tried) => <PlanTermFields value={term} tried={tried} onChange={setTerm} />}
    </ActionDialog>
  );
}
