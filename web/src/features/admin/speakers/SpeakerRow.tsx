import type { NaturalVoice } from '@duu/contract/calls/admin-speakers';
import { calls } from '@duu/contract/calls/calls';
import type {
  FallbackVoice,
  Speaker,
  VoiceCost,
  VoiceRating,
} from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Language } from '@duu/contract/language';
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

/** What is known of voices. */
interface Known {
  costs: readonly VoiceCost[];
  ratings: readonly VoiceRating[];
}

interface Props extends Known {
  speaker: WithId<Speaker>;
  naturalVoices: readonly NaturalVoice[];
  onEdit: () => void;
  onChanged: () => void;
}

/** An engine and its name for a voice, what it costs and how users rated it. */
function VoiceName({
  of,
  language,
  costs,
  ratings,
}: Known & { of: FallbackVoice; language: Language }) {
  const t = useText();
  const usd = costOf(of, costs);
  const rated = ratings.find(
    (one) => one.engine === of.engine && one.voice === of.voice && one.language === language,
  );
  return (
    <>
      <span translate="no">
        {of.engine} · {of.voice}
      </span>
      {usd !== undefined && ` (${t('speakers.cost', { usd })})`}
      {rated && ` · ${t('speakers.ratings', { up: rated.up, down: rated.down })}`}
    </>
  );
}

export function SpeakerRow({ speaker, naturalVoices, onEdit, onChanged, ...known }: Props) {
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
          <VoiceName of={speaker} language={speaker.language} {...known} />
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
                <VoiceName of={voice} language={speaker.language} {...known} />
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
