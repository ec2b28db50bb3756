import type { LedgerEntry, Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { subscriptionName } from '../../../plans/plan-name.ts';
import { LedgerList } from '../../ledger/LedgerList.tsx';
import { allLines } from '../../ledger/ledger-lines.ts';
import { conversionPath, orderPath } from '../admin-paths.ts';
import { PagedList } from '../PagedList.tsx';
import css from './User.module.css';
import type { useLedger } from './use-ledger.ts';

interface Props {
  uid: string;
  ledger: ReturnType<typeof useLedger>;
  subscriptions: readonly WithId<Subscription>[];
  /** The audio of all these entries, which then need not name it. */
  audioId?: string;
}

/** A ledger, each entry with its plan, order and audio id: only the owner sees the audio's name. */
export function UserLedger({ uid, ledger, subscriptions, audioId }: Props) {
  const t = useText();
  const plan = ({ subscriptionId, reason }: LedgerEntry) => {
    const found = subscriptions.find((one) => one.id === subscriptionId);
    return found && reason !== 'trial' ? subscriptionName(found, t) : null;
  };
  return (
    <PagedList list={ledger} empty={<p className={css.none}>{t('user.ledger.none')}</p>}>
      {(entries) => (
        <LedgerList
          lines={allLines(entries)}
          plan={plan}
          audio={(id) =>
            id !== audioId && (
              <AppLink to={conversionPath({ uid, id })}>
                {t('user.conversion')} <code translate="no">{id}</code>
              </AppLink>
            )
          }
          apiKey={() => null}
          orderPath={(id) => orderPath({ uid, id })}
        />
      )}
    </PagedList>
  );
}
