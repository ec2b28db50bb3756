import { calls } from '@duu/contract/calls/calls';
import { type WebhookEvent, webhookEvents } from '@duu/contract/documents/webhook';
import { limits } from '@duu/contract/limits';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Switch } from '../../../components/Switch.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';

interface Props {
  onClose: () => void;
  /** Gets the secret, which nobody can see again. */
  onMade: (secret: string) => void;
}

/** Asks for a server's address and what it is told. */
export function NewWebhookDialog({ onClose, onMade }: Props) {
  const t = useText();
  const [url, setUrl] = useState('');
  const [wanted, setWanted] = useState<readonly WebhookEvent[]>(webhookEvents);
  const { busy, run } = useAction();
  const isWhole = url.trim() !== '' && wanted.length > 0;
  const make = async () => {
    if (!isWhole || busy) return;
    await run(async () => {
      const input = { url: url.trim(), events: [...wanted] };
      onMade((await callApi(calls.createWebhook, { input })).secret);
    });
  };
  return (
    <FormDialog
      open
      title={t('webhooks.new.title')}
      onClose={onClose}
      onSubmit={() => void make()}
      cancel={t('shell.cancel')}
      submit={t('webhooks.new.make')}
      busy={busy}
      disabled={!isWhole}
    >
      <TextField
        label={t('webhooks.url')}
        hint={t('webhooks.url.hint')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        maxLength={limits.webhooks.urlCharacters}
        autoComplete="off"
        autoFocus
        onChange={(event) => setUrl(event.target.value)}
      />
      {webhookEvents.map((event) => (
        <Switch
          key={event}
          label={t(`webhooks.event.${event}`)}
          text={t(`webhooks.event.${event}.text`)}
          checked={wanted.includes(event)}
          onChange={(on) =>
            setWanted(webhookEvents.filter((one) => (one === event ? on : wanted.includes(one))))
          }
        />
      ))}
    </FormDialog>
  );
}
