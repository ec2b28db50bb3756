import type { AdminUser } from '@duu/contract/calls/admin-users';
import { calls } from '@duu/contract/calls/calls';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { shortTime, userName } from '../format.ts';

const changes = {
  disable: { disabled: true },
  enable: { disabled: false },
  grantAdmin: { admin: true },
  takeAdmin: { admin: false },
} as const;
export type AccountChange = keyof typeof changes;

const takesAway = { disable: true, enable: false, grantAdmin: false, takeAdmin: true } as const;

interface Props {
  user: AdminUser;
  change: AccountChange;
  onClose: () => void;
  onChanged: (user: AdminUser) => void;
}

/** Explains a change of a user's account, asks for a reason, and carries it out. */
export function AccountDialog({ user, change: asked, onClose, onChanged }: Props) {
  const t = useText();
  const toast = useToast();
  const name = userName(user);

  const charge = user.subscription?.recurring;
  const isCharged = asked === 'disable' && charge && charge.state !== 'ending';
  const paidUntil = user.subscription?.endsAt ?? null;

  const send = async (reason: string) => {
    const change = changes[asked];
    try {
      const params = { uid: user.id };
      await callApi(calls.adminUpdateUser, { params, input: { ...change, reason } });
      toast.success(t(`users.${asked}.done`, { name }));
      onChanged({ ...user, ...change });
    } catch (error) {
      // The account stays unchanged; another reason would not help.
      if (!(error instanceof ApiError)) throw error;
      onClose();
    }
  };
  return (
    <ActionDialog
      destructive={takesAway[asked]}
      title={t(`users.${asked}.title`, { name })}
      text={
        isCharged && paidUntil
          ? `${t('users.disable.text')} ${t('users.disable.text.charged', { day: shortTime(paidUntil).day })}`
          : t(`users.${asked}.text`)
      }
      confirm={t(`users.${asked}.confirm`)}
      send={send}
      onClose={onClose}
    />
  );
}
