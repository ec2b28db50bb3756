import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMe } from '../../account/me-context.ts';
import { ButtonLink } from '../../app/ButtonLink.tsx';
import { UsageNotice } from '../../app/UsageNotice.tsx';
import { Page } from '../../components/Page.tsx';
import { useSession } from '../../firebase/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { AudioDialogs } from '../library/actions/AudioDialogs.tsx';
import { CollectionSection } from '../library/collections/CollectionSection.tsx';
import { useCollectionActions } from '../library/collections/use-collection-actions.tsx';
import { greetingAt } from './greeting.ts';
import { RecentlyPlayed } from './RecentlyPlayed.tsx';
import { SpeakersToTry } from './SpeakersToTry.tsx';

/** The first page of the app: a greeting, and the three ways on. */
export function HomeRoute() {
  const t = useText();
  const me = useMe();
  const session = useSession();
  const [now, setNow] = useState(() => new Date());
  const actions = useCollectionActions();
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const user = me.status === 'ready' ? me.user : null;
  const name = user?.displayName ?? (session.status === 'signedIn' ? session.displayName : null);
  const greeting = greetingAt(now);
  return (
    <AudioDialogs>
      <Page
        title={name ? t(`home.${greeting}Name`, { name }) : t(`home.${greeting}`)}
        lead={t('home.lead')}
        actions={
          <ButtonLink variant="synthesize" size="synthesize" to="/app/text2speech">
            <Plus size={20} /> {t('home.write')}
          </ButtonLink>
        }
      >
        <UsageNotice />
        <SpeakersToTry />
        <RecentlyPlayed />
        <CollectionSection
          archived={false}
          total={user?.counters.collections ?? 0}
          actions={actions}
        />
      </Page>
      {actions.dialogs}
    </AudioDialogs>
  );
}
