import { calls } from '@duu/contract/calls/calls';
import type { ShownDelivery, ShownWebhook } from '@duu/contract/calls/webhooks';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { useDeliveries } from './use-deliveries.ts';
import css from './webhooks.module.css';

interface Props {
  webhook: ShownWebhook;
  onChanged: () => void;
  /** Gets a new secret, which nobody can see again. */
  onRolled: (secret: string) => void;
}

/** An endpoint with its deliveries. */
export function WebhookCard({ webhook, onChanged, onRolled }: Props) {
  const t = useText();
  const toast = useToast();
  const { id: webhookId, url, events, state, failingSince } = webhook;
  const params = { webhookId };
  const [asking, setAsking] = useState<'delete' | 'roll' | null>(null);
  const deliveries = useDeliveries(webhookId);
  const { busy, running, run } = useAction();
  const host = new URL(url).host;
  const say = ({ state: outcome }: ShownDelivery) => {
    if (outcome === 'delivered') toast.success(t('webhooks.sent'));
    else toast.error(t('webhooks.notSent'));
    deliveries.reload();
    onChanged();
  };
  const turn = (active: boolean) =>
    run(async () => {
      await callApi(calls.updateWebhook, { params, input: { active } });
      onChanged();
    });
  const confirm = () =>
    run(async () => {
      if (asking === 'roll') onRolled((await callApi(calls.rollWebhookSecret, { params })).secret);
      if (asking === 'delete') {
        await callApi(calls.deleteWebhook, { params });
        toast.success(t('webhooks.deleted', { host }));
      }
      setAsking(null);
      onChanged();
    });
  return (
    <Card title={host} text={<span className={css.url}>{url}</span>}>
      <ul className={css.events} aria-label={t('webhooks.events')}>
        {events.map((event) => (
          <li key={event}>
            <Badge>{t(`webhooks.event.${event}`)}</Badge>
          </li>
        ))}
      </ul>
      <Switch
        label={t('webhooks.active')}
        checked={state === 'active'}
        disabled={busy}
        onChange={(on) => void turn(on)}
      />
      {state === 'ended' && <Notice tone="danger">{t('webhooks.ended')}</Notice>}
      {state === 'active' && failingSince && (
        <Notice tone="warning">{t('webhooks.failing')}</Notice>
      )}
      <div className={css.actions}>
        <Button
          variant="outline"
          busy={running === 'test'}
          disabled={busy}
          onClick={() =>
            void run(async () => say(await callApi(calls.testWebhook, { params })), 'test')
          }
        >
          {t('webhooks.test')}
        </Button>
        <Button variant="outline" onClick={() => setAsking('roll')}>
          {t('webhooks.roll')}
        </Button>
        <Button variant="outline" onClick={() => setAsking('delete')}>
          {t('webhooks.delete')}
        </Button>
      </div>
      <DeliveryTable webhookId={webhookId} list={deliveries} onSent={say} />
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'roll' ? 'webhooks.roll.title' : 'webhooks.delete.title', { host })}
        confirm={t(asking === 'roll' ? 'webhooks.roll' : 'webhooks.delete')}
        cancel={t('shell.cancel')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
        destructive={asking === 'delete'}
        busy={busy}
      >
        {t(asking === 'roll' ? 'webhooks.roll.text' : 'webhooks.delete.text')}
      </ConfirmDialog>
    </Card>
  );
}
