import type { AdminPerson } from '@duu/contract/calls/admin-people';
import { calls } from '@duu/contract/calls/calls';
import { availableCredits } from '@duu/contract/documents/subscription';
import { limits } from '@duu/contract/limits';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useApi } from '../../../api/call.ts';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useOnceKey } from '../deeds/use-once-key.ts';
import { type CreditsChange, creditsChange } from './credits-change.ts';
import css from './People.module.css';
import { personName } from './person-name.ts';

interface Props {
  person: AdminPerson;
  onClose: () => void;
  onChanged: (person: AdminPerson) => void;
}

/** How many, why, and what there will be afterwards. */
export function CreditsDialog({ person, onClose, onChanged }: Props) {
  const { subscription } = person;
  const t = useText();
  const api = useApi();
  const toast = useToast();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const onceKey = useOnceKey();
  const change = creditsChange(text, subscription);
  const noReason = reason.trim() === '';

  const save = async () => {
    setTried(true);
    if (!change.ok || noReason) return;
    setBusy(true);
    try {
      const params = { uid: person.id };
      const input = { characters: change.characters, reason };
      const headers = onceKey(input);
      const answer = await api(calls.adminAdjustCredits, { params, input, headers });
      toast.success(t('users.credits.done', { name: personName(person) }));
      onChanged({ ...person, subscription: answer.subscription });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
    }
  };
  return (
    <FormDialog
      open
      title={t('users.credits.title', { name: personName(person) })}
      onClose={onClose}
      onSubmit={() => void save()}
      cancel={t('shell.cancel')}
      submit={t('users.credits.confirm')}
      busy={busy}
    >
      {subscription === null && <p>{t('users.credits.noPlan')}</p>}
      <TextField
        label={t('users.credits.characters')}
        name="characters"
        autoFocus
        inputMode="text"
        autoComplete="off"
        hint={t('users.credits.hint')}
        error={tried && !change.ok ? problemText(change, t) : null}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label={t('users.credits.reason')}
        name="reason"
        autoComplete="off"
        maxLength={limits.nameCharacters}
        hint={t('users.credits.reason.hint')}
        error={tried && noReason ? t('users.credits.reason.missing') : null}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div role="status">
        <dl className={css.result}>
          <dt>{t('users.credits.now')}</dt>
          <dd>{formatCount(subscription ? availableCredits(subscription) : 0)}</dd>
          <dt>{t('users.credits.after')}</dt>
          <dd>{change.ok ? formatCount(change.available) : '–'}</dd>
        </dl>
      </div>
    </FormDialog>
  );
}

function problemText(
  { problem, limit }: Extract<CreditsChange, { ok: false }>,
  t: ReturnType<typeof useText>,
): string {
  return t(`users.credits.${problem}`, { limit: formatCount(limit) });
}
