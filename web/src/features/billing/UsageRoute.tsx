import { apiKey } from '@duu/contract/documents/api-key';
import { audio } from '@duu/contract/documents/audio';
import { ledgerEntry } from '@duu/contract/documents/subscription';
import { billingPages, paths } from '@duu/contract/paths';
import { ListFailure } from '../../api/ListFailure.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc, usePages } from '../../firebase/documents/use-live-data.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { LedgerList } from '../ledger/LedgerList.tsx';
import { endedLines } from '../ledger/ledger-lines.ts';
import { UsageChart } from './UsageChart.tsx';

const noPlan = () => null;

/** The ledger of the user's characters: what was used, added and given back, and why. */
export function UsageRoute() {
  const t = useText();
  const uid = useUid();
  const ledger = usePages(
    uid ? { path: paths.ledger(uid), orderBy: [['at', 'desc']] } : null,
    ledgerEntry,
  );
  return (
    <Page title={t('billing.usage')} lead={t('billing.usage.lead')}>
      {ledger.status === 'loading' && <Skeleton height="24rem" />}
      {ledger.status === 'error' && <ListFailure error={ledger.error} retry={ledger.retry} />}
      {ledger.status === 'ready' && ledger.docs.length === 0 && (
        <EmptyState
          title={t('billing.usage.empty')}
          text={t('billing.usage.empty.text')}
          action={<ButtonLink to={billingPages.plans}>{t('billing.plans')}</ButtonLink>}
        />
      )}
      {ledger.docs.length > 0 && <UsageChart uid={uid} />}
      {ledger.docs.length > 0 && (
        <LedgerList
          lines={endedLines(ledger.docs)}
          plan={noPlan}
          audio={(audioId) => <AudioName uid={uid} audioId={audioId} />}
          apiKey={(keyId) => <KeyName uid={uid} keyId={keyId} />}
          orderPath={billingPages.order}
        />
      )}
      {ledger.hasMore && (
        <Button variant="outline" onClick={ledger.loadMore}>
          {t('shell.more')}
        </Button>
      )}
    </Page>
  );
}

/** The audio's name, visible to its owner only; each is read once, however many lines refer to it. */
function AudioName({ uid, audioId }: { uid: string; audioId: string }) {
  const t = useText();
  const found = useDoc(paths.audio(uid, audioId), audio);
  if (found.status === 'loading') return <Skeleton width="8rem" height="1lh" />;
  if (found.status === 'error') return audioId;
  if (!found.data) return t('billing.usage.gone');
  return (
    <AppLink to={`/app/audio/${audioId}`} translate="no">
      <bdi>{found.data.name}</bdi>
    </AppLink>
  );
}

/** The name of the key that a program used. */
function KeyName({ uid, keyId }: { uid: string; keyId: string }) {
  const { data } = useDoc(paths.apiKey(uid, keyId), apiKey);
  return (
    <AppLink to="/app/account/keys" translate="no">
      <bdi>{data?.name ?? keyId}</bdi>
    </AppLink>
  );
}
