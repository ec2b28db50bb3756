import { useEffect, useState } from 'react';
import { useSpeakers } from '../../api/use-speakers.ts';
import { Page } from '../../components/Page.tsx';
import { useSession } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { UsageNotice } from '../../plans/UsageNotice.tsx';
import { AudioDialogs } from '../library/actions/AudioDialogs.tsx';
import { CollectionSection } from '../library/collections/CollectionSection.tsx';
import { useCollectionActions } from '../library/collections/use-collection-actions.tsx';
import { greetingAt } from './greeting.ts';
import css from './HomeSections.module.css';
import { RecentlyPlayed } from './RecentlyPlayed.tsx';
import { SpeakersToTry } from './SpeakersToTry.tsx';
import { StartText } from './StartText.tsx';

/** The app's home page: a place to start a text, recently played audios, speakers and collections. */
export function HomeRoute() {
  const t = useText();
  const me = useMe();
  const session = useSession();
  const [now, setNow] = useState(() => new Date());
  const actions = useCollectionActions();
  const speakers = useSpeakers();
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const user = me.status === 'ready' ? me.user : null;
  const name = user?.displayName ?? (session.status === 'signedIn' ? session.displayName : null);
  const greeting = greetingAt(now);
  const title = name ? t(`home.${greeting}Name`, { name }) : t(`home.${greeting}`);
  return (
    <AudioDialogs>
      <Page title={title} heading={<span className={css.greeting}>{title}</span>}>
        <StartText />
        <UsageNotice />
        <RecentlyPlayed>
          <SpeakersToTry {...speakers} />
          <CollectionSection
            archived={false}
            total={user?.counters.collections ?? 0}
            actions={actions}
            offersNew
          />
        </RecentlyPlayed>
      </Page>
      {actions.dialogs}
    </AudioDialogs>
  );
}
