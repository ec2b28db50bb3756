import type { AdminUser } from '@duu/contract/calls/admin-users';
import { calls } from '@duu/contract/calls/calls';
import { availableCredits } from '@duu/contract/documents/subscription';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { TextField } from '../../../components/TextField.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useOnceKey } from '../actions/use-once-key.ts';
import { userName } from '../format.ts';
import { type CreditsChange, creditsChange } from './credits-change.ts';
import css from './Users.module.css';

interface Props {
  user: AdminUser;
  onClose: () => void;
  onChanged: (user: AdminUser) => void;
}

/** Asks for the number of characters and the reason, and shows the result. */
export function CreditsDialog({ user, onClose, onChanged }: Props) {
  const { subscription } = user;
  const t = useText();
  const [text, setText] = useState('');
  const onceKey = useOnceKey();
  const change = creditsChange(text, subscription);
  const name = userName(user);

  const send = async (reason: string) => {
    if (!change.ok) return;
    const input = { characters: change.characters, reason };
    const answer = await callApi(calls.adminAdjustCredits, {
      params: { uid: user.id },
      input,
      headers: onceKey(input),
    });
    onChanged({ ...user, subscription: answer.subscription });
  };
  return (
    <ActionDialog
      title={t('users.credits.title', { name })}
      confirm={t('users.credits.confirm')}
      reasonHint={t('users.credits.reason.hint')}
      ok={change.ok}
      send={send}
      done={t('users.credits.done', { name })}
      onClose={onClose}
    >
      {(tried) => (
        <>
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
          <div role="status">
            <dl className={css.result}>
              <dt>{t('users.credits.now')}</dt>
              <dd>{formatCount(subscription ? availableCredits(subscription) : 0)}</dd>
              <dt className={css.after}>{t('users.credits.after')}</dt>
              <dd className={css.after}>{change.ok ? formatCount(change.available) : '–'}</dd>
            </dl>
          </div>
        </>
      )}
    </ActionDialog>
  );
}

function problemText(
  { problem, limit }: Extract<CreditsChange, { ok: false }>,
  t: ReturnType<typeof useText>,
): string {
  return t(`users.credits.${problem}`, { limit: formatCount(limit) });
}
