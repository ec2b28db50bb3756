import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import { calls } from '@duu/contract/calls/calls';
import { callApi } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { useAction } from '../../../api/use-action.ts';
import { Notice } from '../../../components/Notice.tsx';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { DateText } from '../../../i18n/DateText.tsx';
import { RichText, useText } from '../../../i18n/intl.tsx';

interface Props {
  audio: AdminAudio;
  action: 'delete' | 'retry';
  onClose: () => void;
  onDone: () => void;
}

/** Errors about the owner. Their usual texts address the user. */
const ofOwner = {
  max_characters_exceeded: 'audios.retry.noCredit',
  no_active_subscription: 'audios.retry.noPlan',
  'subscription.expired': 'audios.retry.noPlan',
  too_many_conversions: 'audios.retry.busy',
} as const;

const isOfOwner = (key: string | null): key is keyof typeof ofOwner =>
  key !== null && key in ofOwner;

/** Asks before an action, runs it, and shows why it failed. */
export function AudioActionDialog({ audio, action, onClose, onDone }: Props) {
  const t = useText();
  const toast = useToast();
  const { busy, error, run } = useAction();
  const owner = audio.email ?? audio.uid;

  const act = () =>
    run(async () => {
      const params = { uid: audio.uid, audioId: audio.id };
      if (action === 'delete')
        await callApi(calls.adminDeleteAudio, { params, failure: 'handled' });
      else await callApi(calls.adminRetryAudio, { params, failure: 'handled' });
      toast.success(t(`audios.${action}.done`));
      onDone();
    });
  return (
    <ConfirmDialog
      open
      destructive={action === 'delete'}
      busy={busy}
      title={t(`audios.${action}.title`)}
      confirm={t(action === 'delete' ? 'shell.delete' : 'shell.retry')}
      cancel={t('shell.cancel')}
      onConfirm={() => void act()}
      onCancel={onClose}
    >
      <p>
        <RichText
          id={`audios.${action}.text`}
          values={{ owner, created: <DateText date={audio.createdAt} time /> }}
        />
      </p>
      {error && (
        <Notice tone="danger">
          {isOfOwner(error.key) ? t(ofOwner[error.key]) : errorText(error, t)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
