import { calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListFailure } from '../../../api/ListFailure.tsx';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { ExampleCard } from '../keys/ExampleCard.tsx';
import { ShownSecretDialog } from '../keys/ShownSecretDialog.tsx';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { receivers } from './receivers.ts';
import { WebhookCard } from './WebhookCard.tsx';

/** The servers that are told what happens, their deliveries, and a first receiver to copy. */
export function WebhooksRoute() {
  const t = useText();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useCall(calls.listWebhooks, {});
  const webhooks = list.data?.webhooks ?? [];
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus size={18} aria-hidden="true" /> {t('webhooks.add')}
    </Button>
  );
  const canAdd = webhooks.length > 0 && webhooks.length < limits.webhooks.perUser;
  return (
    <Page title={t('webhooks.title')} lead={t('webhooks.lead')} actions={canAdd && add}>
      {list.data === undefined && list.status === 'loading' && <Skeleton height="14rem" />}
      {list.status === 'error' && <ListFailure error={list.error} retry={list.reload} />}
      {list.data !== undefined && webhooks.length === 0 && (
        <EmptyState title={t('webhooks.empty')} text={t('webhooks.empty.text')} action={add} />
      )}
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          onChanged={list.reload}
          onRolled={setSecret}
        />
      ))}
      <ExampleCard
        title={t('webhooks.receiver')}
        text={t('webhooks.receiver.text')}
        examples={[
          { kind: 'typescript', code: receivers.typescript },
          { kind: 'python', code: receivers.python },
        ]}
      />
      {adding && (
        <NewWebhookDialog
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
            list.reload();
          }}
        />
      )}
      {secret !== null && (
        <ShownSecretDialog
          secret={secret}
          title={t('webhooks.secret')}
          text={t('webhooks.secret.text')}
          copy={t('webhooks.secret.copy')}
          onClose={() => setSecret(null)}
        />
      )}
    </Page>
  );
}
