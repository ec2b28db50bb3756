import { calls } from '@duu/contract/calls/calls';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useApi } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Badge } from '../../components/Badge.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Switch } from '../../components/Switch.tsx';
import { useText } from '../../i18n/intl.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToast } from '../../toasts/toast-store.ts';
import css from './admin.module.css';
import { LoadFailure } from './LoadFailure.tsx';

const nothing = {};

export function SpeakersRoute() {
  const t = useText();
  const list = useCall(calls.adminListSpeakers, nothing);
  return (
    <Page title={t('admin.speakers')} lead={t('admin.speakers.lead')}>
      {list.status === 'error' && <LoadFailure error={list.error} retry={list.reload} />}
      {list.status === 'loading' && !list.data && <Skeleton height="24rem" />}
      <ul className={css.list}>
        {list.data?.speakers.map((speaker) => (
          <SpeakerRow key={speaker.id} speaker={speaker} />
        ))}
      </ul>
    </Page>
  );
}

function SpeakerRow({ speaker }: { speaker: WithId<Speaker> }) {
  const t = useText();
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const [published, setPublished] = useState(speaker.published);
  const [busy, setBusy] = useState(false);
  const name = speaker.name[locale];

  const publish = async (next: boolean) => {
    setBusy(true);
    try {
      await api(calls.adminUpdateSpeaker, {
        params: { speakerId: speaker.id },
        input: { published: next },
      });
      setPublished(next);
      toast.success(
        t(next ? 'admin.speakers.saved.published' : 'admin.speakers.saved.hidden', { name }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={css.row}>
      <div className={css.main}>
        <p className={css.name}>
          {name}
          <Badge>{t(`landing.sample.${speaker.language}`)}</Badge>
          {speaker.premium && <Badge tone="accent">{t('admin.speakers.premium')}</Badge>}
        </p>
        <p className={css.note}>
          {speaker.description[locale].replace(/\.$/, '')} ·{' '}
          <span translate="no">
            {speaker.engine} · {speaker.voice}
          </span>
        </p>
      </div>
      <div className={css.switch}>
        <Switch
          hideLabel
          label={t('admin.speakers.publish', { name })}
          text={t(published ? 'admin.speakers.published' : 'admin.speakers.hidden')}
          checked={published}
          disabled={busy}
          onChange={(next) => void publish(next)}
        />
      </div>
    </li>
  );
}
