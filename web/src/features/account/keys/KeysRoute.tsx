import { calls } from '@duu/contract/calls/calls';
import { type ApiKey, apiKey } from '@duu/contract/documents/api-key';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { ListFailure } from '../../../api/ListFailure.tsx';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { usePages } from '../../../firebase/documents/use-live-data.ts';
import { useText } from '../../../i18n/intl.tsx';
import { KeyTable } from '../../keys/KeyTable.tsx';
import { FirstCall } from './FirstCall.tsx';
import { KeyUsage } from './KeyUsage.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { ShownSecretDialog } from './ShownSecretDialog.tsx';

/** The account's API keys, their use, and a first call to copy. */
export function KeysRoute() {
  const t = useText();
  const uid = useUid();
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const [ending, setEnding] = useState<WithId<ApiKey> | null>(null);
  const { busy, run } = useAction();
  const list = usePages(
    uid ? { path: paths.apiKeys(uid), orderBy: [['createdAt', 'desc']] } : null,
    apiKey,
  );
  const active = list.docs.filter(({ revokedAt }) => revokedAt === null);
  const revoke = async () => {
    if (ending === null) return;
    await run(async () => {
      await callApi(calls.revokeKey, { params: { keyId: ending.id } });
      toast.success(t('keys.revoked', { name: ending.name }));
      setEnding(null);
    });
  };
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus size={18} aria-hidden="true" /> {t('keys.add')}
    </Button>
  );
  return (
    <Page title={t('keys.title')} lead={t('keys.lead')} actions={active.length > 0 && add}>
      {list.status === 'loading' && <Skeleton height="14rem" />}
      {list.status === 'error' && <ListFailure error={list.error} retry={list.retry} />}
      {list.status === 'ready' && active.length === 0 && (
        <EmptyState title={t('keys.empty')} text={t('keys.empty.text')} action={add} />
      )}
      {active.length > 0 && (
        <KeyTable
          keys={active}
          action={{
            title: t('keys.revoke'),
            of: (key) => (
              <Button
                variant="outline"
                size="sm"
                aria-label={t('keys.revoke.label', { name: key.name })}
                onClick={() => setEnding(key)}
              >
                {t('keys.revoke')}
              </Button>
            ),
          }}
        />
      )}
      {list.hasMore && (
        <Button variant="outline" onClick={list.loadMore}>
          {t('shell.more')}
        </Button>
      )}
      {list.docs.length > 0 && <KeyUsage uid={uid} keys={list.docs} />}
      <FirstCall />
      {adding && (
        <NewKeyDialog
          onClose={() => setAdding(false)}
          onMade={(key) => {
            setAdding(false);
            setShown(key);
          }}
        />
      )}
      {shown !== null && (
        <ShownSecretDialog
          secret={shown}
          title={t('keys.shown.title')}
          text={t('keys.shown.text')}
          copy={t('keys.shown.copy')}
          onClose={() => setShown(null)}
        />
      )}
      <ConfirmDialog
        open={ending !== null}
        title={t('keys.revoke.title', { name: ending?.name ?? '' })}
        confirm={t('keys.revoke')}
        cancel={t('shell.cancel')}
        onConfirm={() => void revoke()}
        onCancel={() => setEnding(null)}
        destructive
        busy={busy}
      >
        {t('keys.revoke.text')}
      </ConfirmDialog>
    </Page>
  );
}
