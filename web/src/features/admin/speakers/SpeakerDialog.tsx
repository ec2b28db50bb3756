import type { NaturalVoice } from '@duu/contract/calls/admin-speakers';
import { calls } from '@duu/contract/calls/calls';
import { genders, type Speaker, type VoiceCost } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { languages } from '@duu/contract/language';
import type { EngineId } from '@duu/contract/voice-settings';
import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { callApi, showFailedCall } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { useAction } from '../../../api/use-action.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Segmented } from '../../../components/Segmented.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { EditDialog } from '../EditDialog.tsx';
import css from '../fields.module.css';
import {
  draftOf,
  draftOfNew,
  type SpeakerField,
  speakerOf,
  type VoiceDraft,
} from './speaker-draft.ts';
import { VoiceFields } from './VoiceFields.tsx';

interface Props {
  /** null for a new one. */
  speaker: WithId<Speaker> | null;
  nextOrder: number;
  /** The engines that are set up. */
  engines: readonly EngineId[];
  costs: readonly VoiceCost[];
  naturalVoices: readonly NaturalVoice[];
  onClose: () => void;
  onSaved: (name: string) => void;
}

const differs = (voice: VoiceDraft | undefined, speaker: Speaker) =>
  voice?.engine !== speaker.engine || voice.voice.trim() !== speaker.voice;

/** Errors about a voice, shown at the voices. */
const voiceErrors = new Set([
  'invalid_voice',
  'engine_not_set_up',
  'speaker_already_exists',
  'voice_repeated',
]);

export function SpeakerDialog({
  speaker,
  nextOrder,
  engines,
  costs,
  naturalVoices,
  onClose,
  onSaved,
}: Props) {
  const t = useText();
  const locale = useLocale();
  const [untouched] = useState(() => (speaker ? draftOf(speaker, costs) : draftOfNew(nextOrder)));
  const [draft, setDraft] = useState(untouched);
  const { busy, run } = useAction();
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const read = speakerOf(draft, t);
  const faults = refusals > 0 && 'faults' in read ? read.faults : {};
  const edit = (by: Partial<typeof draft>) => setDraft({ ...draft, ...by });
  const changeVoice = (by: Partial<typeof draft>) => {
    setRefused(null);
    edit(by);
  };

  const save = async () => {
    if ('faults' in read) {
      setRefusals((before) => before + 1);
      return;
    }
    const { language: _, ...change } = read.speaker;
    const error = await run(async () => {
      if (speaker) {
        const params = { speakerId: speaker.id };
        await callApi(calls.adminUpdateSpeaker, { params, input: change, failure: 'handled' });
      } else await callApi(calls.adminCreateSpeaker, { input: read.speaker, failure: 'handled' });
      onSaved(read.speaker.name[locale]);
    });
    if (error?.key && voiceErrors.has(error.key)) {
      setRefused(error);
      setRefusals((before) => before + 1);
    } else if (error) showFailedCall(error);
  };
  const field = (of: SpeakerField, lang?: 'mn' | 'en', hint?: string) => (
    <TextField
      label={t(`speakers.${of}`)}
      name={of}
      lang={lang}
      autoComplete="off"
      hint={hint}
      error={faults[of] ?? null}
      value={draft[of]}
      onChange={(event) => edit({ [of]: event.target.value })}
    />
  );
  return (
    <EditDialog
      title={
        speaker ? t('speakers.edit.title', { name: speaker.name[locale] }) : t('speakers.add.title')
      }
      dirty={JSON.stringify(draft) !== JSON.stringify(untouched)}
      busy={busy}
      refusals={refusals}
      save={t(speaker ? 'shell.save' : 'speakers.add')}
      onSave={() => void save()}
      onClose={onClose}
    >
      {!speaker && (
        <Segmented
          label={t('speakers.language')}
          value={draft.language}
          options={languages.map((value) => ({ value, label: t(`landing.sample.${value}`) }))}
          onChange={(language) => changeVoice({ language })}
        />
      )}
      <div className={css.pair}>
        {field('nameMn', 'mn')}
        {field('nameEn', 'en')}
      </div>
      {field('descriptionMn', 'mn')}
      {field('descriptionEn', 'en')}
      <Segmented
        label={t('speakers.gender')}
        value={draft.gender}
        options={genders.map((value) => ({ value, label: t(`speakers.gender.${value}`) }))}
        onChange={(gender) => edit({ gender })}
      />
      <VoiceFields
        voices={draft.voices}
        faults={faults.voices}
        refused={refused && errorText(refused, t)}
        engines={engines}
        naturalVoices={naturalVoices.filter(({ language }) => language === draft.language)}
        onChange={(voices) => changeVoice({ voices })}
      />
      {speaker?.sample && differs(draft.voices[0], speaker) && (
        <Notice tone="info">{t('speakers.voice.newSample')}</Notice>
      )}
      {field('order', undefined, t('speakers.order.hint'))}
      <div className={css.switches}>
        <Switch
          label={t('speakers.premiumVoice')}
          text={t('speakers.premium.hint')}
          checked={draft.premium}
          onChange={(premium) => edit({ premium })}
        />
      </div>
    </EditDialog>
  );
}
