import type { NaturalVoice } from '@duu/contract/calls/admin-speakers';
import { calls } from '@duu/contract/calls/calls';
import type { FallbackVoice, Speaker, VoiceCost } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { AudioLines, Pencil } from 'lucide-react';
import { Fragment, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Badge } from '../../../components/Badge.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { SampleButton } from '../../player/SampleButton.tsx';
import css from '../admin.module.css';
import row from './SpeakerRow.module.css';
import { costOf } from './speaker-draft.ts';
import { VoiceTerms } from './VoiceTerms.tsx';

interface Props {
  speaker: WithId<Speaker>;
  costs: readonly VoiceCost[];
  naturalVoices: readonly NaturalVoice[];
  onEdit: () => void;
  onChanged: () => void;
}

/** An engine and its name for a voice, and what it costs. */
function VoiceName({ of, costs }: { of: FallbackVoice; costs: readonly VoiceCost[] }) {
  const t = useText();
  const usd = costOf(of, costs);
  return (
    <>
      <span translate="no">
        {of.engine} · {of.voice}
      </span>
      {usd !== undefined && ` (${t('speakers.cost', { usd })})`}
    </>
  );
}

export function SpeakerRow({ speaker, costs, naturalVoices, onEdit, onChanged }: Props) {
  const t = useText();
  const locale = useLocale();
  const toast = useToast();
  const [published, setPublished] = useState(speaker.published);
  const publishing = useAction();
  const sampling = useAction();
  const name = speaker.name[locale];
  const params = { speakerId: speaker.id };

  const publish = (next: boolean) =>
    publishing.run(async () => {
      await callApi(calls.adminUpdateSpeaker, { params, input: { published: next } });
      setPublished(next);
      toast.success(
        t(next ? 'admin.speakers.saved.published' : 'admin.speakers.saved.hidden', { name }),
      );
    });
  const makeSample = () =>
    sampling.run(async () => {
      await callApi(calls.adminMakeSample, { params });
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
          <VoiceName of={speaker} costs={costs} />
        </p>
        {[speaker, ...speaker.fallbacks].map(
          ({ engine, voice }) =>
            engine === 'onnx' && <VoiceTerms key={voice} name={voice} voices={naturalVoices} />,
        )}
        {speaker.fallbacks.length > 0 && (
          <p className={css.note}>
            {t('speakers.fallbacks')}:{' '}
            {speaker.fallbacks.map((voice, at) => (
              <Fragment key={`${voice.engine} ${voice.voice}`}>
                {at > 0 && ' → '}
                <VoiceName of={voice} costs={costs} />
              </Fragment>
            ))}
          </p>
        )}
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
          busy={sampling.busy}
          onClick={() => void makeSample()}
        >
          <AudioLines size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('speakers.edit.label', { name })} onClick={onEdit}>
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={`${css.switch} ${row.switch}`}>
        <Switch
          hideLabel
          label={t('admin.speakers.publish', { name })}
          text={t(published ? 'admin.speakers.published' : 'admin.speakers.hidden')}
          checked={published}
          disabled={publishing.busy}
          onChange={(next) => void publish(next)}
        />
      </div>
    </li>
  );
}
