import type { AdminPerson } from '@duu/contract/calls/admin-people';
import { calls } from '@duu/contract/calls/calls';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useApi } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { useToast } from '../../../toasts/toast-store.ts';
import { personName } from './person-name.ts';

const changes = {
  disable: { disabled: true },
  enable: { disabled: false },
  grantAdmin: { admin: true },
  takeAdmin: { admin: false },
} as const;
export type AccountChange = keyof typeof changes;

const takesAway = { disable: true, enable: false, grantAdmin: false, takeAdmin: true } as const;

interface Props {
  person: AdminPerson;
  change: AccountChange;
  onClose: () => void;
  onChanged: (person: AdminPerson) => void;
}

/** Says what will happen to somebody's account, and does it. */
export function AccountDialog({ person, change, onClose, onChanged }: Props) {
  const t = useText();
  const api = useApi();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const name = personName(person);

  const confirm = async () => {
    setBusy(true);
    try {
      const input = changes[change];
      await api(calls.adminUpdateUser, { params: { uid: person.id }, input });
      toast.success(t(`users.${change}.done`, { name }));
      onChanged({ ...person, ...input });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      destructive={takesAway[change]}
      busy={busy}
      title={t(`users.${change}.title`, { name })}
      confirm={t(`users.${change}.confirm`)}
      cancel={t('shell.cancel')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(`users.${change}.text`)}
    </ConfirmDialog>
  );
}
