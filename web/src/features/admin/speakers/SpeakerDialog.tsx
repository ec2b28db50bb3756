import { calls } from '@duu/contract/calls/calls';
import { genders, type Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { languages } from '@duu/contract/language';
import { type EngineId, engineIds } from '@duu/contract/voice';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { sayFailedCall, useApi } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { Segmented } from '../../../components/Segmented.tsx';
import { Select } from '../../../components/Select.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { EditDialog } from '../EditDialog.tsx';
import css from '../fields.module.css';
import { draftOf, draftOfNew, type SpeakerField, speakerOf } from './speaker-draft.ts';

interface Props {
  /** null: a new one. */
  speaker: WithId<Speaker> | null;
  nextOrder: number;
  /** Those that are set up to speak. */
  engines: readonly EngineId[];
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** How each engine names its voices. */
const voiceExamples: Record<EngineId, string> = {
  espeak: 'mn+f5, en-us+m3',
  google: 'Kore, en-US-Neural2-C',
  azure: 'mn-MN-YesuiNeural',
  chimege: 'FEMALE3v2',
};

/** Refusals that are about the voice, so they stand at its field. */
const voiceErrors = new Set(['invalid_voice', 'engine_not_set_up', 'speaker_already_exists']);

export function SpeakerDialog({ speaker, nextOrder, engines, onClose, onSaved }: Props) {
  const t = useText();
  const locale = useLocale();
  const api = useApi();
  const [untouched] = useState(() => (speaker ? draftOf(speaker) : draftOfNew(nextOrder)));
  const [draft, setDraft] = useState(untouched);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const read = speakerOf(draft, t);
  const faults = refusals > 0 && 'faults' in read ? read.faults : {};
  const change = (by: Partial<typeof draft>) => setDraft({ ...draft, ...by });
  const changeVoice = (by: Partial<typeof draft>) => {
    setRefused(null);
    change(by);
  };

  const save = async () => {
    if ('faults' in read) {
      setRefusals((before) => before + 1);
      return;
    }
    const { engine: _, voice: __, language: ___, ...presentation } = read.speaker;
    setBusy(true);
    try {
      if (speaker) {
        const params = { speakerId: speaker.id };
        await api(calls.adminUpdateSpeaker, { params, input: presentation, toast: false });
      } else await api(calls.adminCreateSpeaker, { input: read.speaker, toast: false });
      onSaved(read.speaker.name[locale]);
    } catch (error) {
      // The form stays as it is: what was typed can be sent again.
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      if (error.key !== null && voiceErrors.has(error.key)) {
        setRefused(error);
        setRefusals((before) => before + 1);
      } else sayFailedCall(error);
    }
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
      onChange={(event) => change({ [of]: event.target.value })}
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
        <>
          <div className={css.pair}>
            <Segmented
              label={t('speakers.language')}
              value={draft.language}
              options={languages.map((value) => ({ value, label: t(`landing.sample.${value}`) }))}
              onChange={(language) => changeVoice({ language })}
            />
            <Select
              label={t('speakers.engine')}
              value={draft.engine}
              options={engineIds.map((value) => ({
                value,
                label: engines.includes(value)
                  ? t(`speakers.engine.${value}`)
                  : t('speakers.engine.notSetUp', { engine: t(`speakers.engine.${value}`) }),
                disabled: !engines.includes(value),
              }))}
              onChange={(engine) => changeVoice({ engine })}
            />
          </div>
          <TextField
            label={t('speakers.voice')}
            name="voice"
            autoComplete="off"
            spellCheck={false}
            hint={
              <>
                {t('speakers.voice.hint')} <span translate="no">{voiceExamples[draft.engine]}</span>
              </>
            }
            error={refused ? errorText(refused, t) : (faults.voice ?? null)}
            value={draft.voice}
            onChange={(event) => changeVoice({ voice: event.target.value })}
          />
        </>
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
        onChange={(gender) => change({ gender })}
      />
      <div className={css.pair}>
        {field('order', undefined, t('speakers.order.hint'))}
        {field('gainDb', undefined, t('speakers.gainDb.hint'))}
      </div>
      <div className={css.switches}>
        <Switch
          label={t('speakers.premiumVoice')}
          text={t('speakers.premium.hint')}
          checked={draft.premium}
          onChange={(premium) => change({ premium })}
        />
      </div>
    </EditDialog>
  );
}
