import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import { calls } from '@duu/contract/calls/calls';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useApi } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { Notice } from '../../../components/Notice.tsx';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';

interface Props {
  audio: AdminAudio;
  action: 'delete' | 'retry';
  onClose: () => void;
  onDone: () => void;
}

/** What the owner lacks; their own texts of these speak to them. */
const ofOwner = {
  max_characters_exceeded: 'audios.retry.noCredit',
  no_active_subscription: 'audios.retry.noPlan',
  'subscription.expired': 'audios.retry.noPlan',
  too_many_conversions: 'audios.retry.busy',
} as const;

const isOfOwner = (key: string | null): key is keyof typeof ofOwner =>
  key !== null && key in ofOwner;

/** Asks, does it, and says why it could not be done. */
export function AudioActionDialog({ audio, action, onClose, onDone }: Props) {
  const t = useText();
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const owner = audio.email ?? audio.uid;

  const run = async () => {
    setBusy(true);
    setError(null);
    const params = { uid: audio.uid, audioId: audio.id };
    try {
      if (action === 'delete') await api(calls.adminDeleteAudio, { params, toast: false });
      else await api(calls.adminRetryAudio, { params, toast: false });
      toast.success(t(`audios.${action}.done`));
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      destructive={action === 'delete'}
      busy={busy}
      title={t(`audios.${action}.title`)}
      confirm={t(action === 'delete' ? 'shell.delete' : 'shell.retry')}
      cancel={t('shell.cancel')}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>
        {t(`audios.${action}.text`, { owner, created: formatDateTime(audio.createdAt, locale) })}
      </p>
      {error && (
        <Notice tone="danger">
          {isOfOwner(error.key) ? t(ofOwner[error.key]) : errorText(error, t)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
