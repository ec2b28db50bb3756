import { calls } from '@duu/contract/calls/calls';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { AudioLines, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useApi } from '../../../api/call.ts';
import { Badge } from '../../../components/Badge.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SampleButton } from '../../player/SampleButton.tsx';
import css from '../admin.module.css';
import row from './SpeakerRow.module.css';

interface Props {
  speaker: WithId<Speaker>;
  onEdit: () => void;
  onChanged: () => void;
}

export function SpeakerRow({ speaker, onEdit, onChanged }: Props) {
  const t = useText();
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const [published, setPublished] = useState(speaker.published);
  const [busy, setBusy] = useState<'publish' | 'sample' | null>(null);
  const name = speaker.name[locale];
  const params = { speakerId: speaker.id };

  const doing = async (what: 'publish' | 'sample', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(null);
    }
  };
  const publish = (next: boolean) =>
    doing('publish', async () => {
      await api(calls.adminUpdateSpeaker, { params, input: { published: next } });
      setPublished(next);
      toast.success(
        t(next ? 'admin.speakers.saved.published' : 'admin.speakers.saved.hidden', { name }),
      );
    });
  const makeSample = () =>
    doing('sample', async () => {
      await api(calls.adminMakeSample, { params });
      toast.success(t('speakers.sample.made', { name }));
      onChanged();
    });
  return (
    <li className={css.row} data-speaker={speaker.id}>
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
      <div className={row.tools}>
        {speaker.sample !== null && (
          <SampleButton
            id={`${speaker.id} ${speaker.sample}`}
            address={speaker.sample}
            name={name}
          />
        )}
        <IconButton
          label={t(speaker.sample === null ? 'speakers.sample.make' : 'speakers.sample.again', {
            name,
          })}
          busy={busy === 'sample'}
          onClick={() => void makeSample()}
        >
          <AudioLines size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('speakers.edit.label', { name })} onClick={onEdit}>
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.switch}>
        <Switch
          hideLabel
          label={t('admin.speakers.publish', { name })}
          text={t(published ? 'admin.speakers.published' : 'admin.speakers.hidden')}
          checked={published}
          disabled={busy === 'publish'}
          onChange={(next) => void publish(next)}
        />
      </div>
    </li>
  );
}
