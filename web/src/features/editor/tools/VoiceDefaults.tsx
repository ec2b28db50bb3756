import type { Speaker } from '@duu/contract/documents/speaker';
import type { VoiceChoice } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { type Language, languages } from '@duu/contract/language';
import { backgrounds, backgroundVolumes } from '@duu/contract/voice-settings';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSpeakers } from '../../../api/use-speakers.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Segmented } from '../../../components/Segmented.tsx';
import { Select } from '../../../components/Select.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { usePreferences } from '../../../me/use-preferences.ts';
import { SampleButton } from '../../player/SampleButton.tsx';
import { newTextVoice, type VoiceRules } from './page-voice.ts';
import { useVoiceRules } from './use-page-voice.ts';
import css from './VoiceDefaults.module.css';
import { speedText, VoiceTools } from './VoiceTools.tsx';

/** With which voice new texts of each language start. */
export function VoiceDefaults() {
  const t = useText();
  const catalogue = useSpeakers();
  const rules = useVoiceRules();
  return (
    <Card title={t('editor.defaults')} text={t('editor.defaults.text')}>
      {catalogue.status === 'error' ? (
        <Button variant="outline" onClick={catalogue.reload}>
          {t('editor.speakers.failed')}
        </Button>
      ) : (
        languages.map((language) =>
          catalogue.data && rules ? (
            <DefaultVoice
              key={language}
              language={language}
              speakers={catalogue.data.speakers}
              rules={rules}
            />
          ) : (
            <Skeleton key={language} height="5rem" />
          ),
        )
      )}
    </Card>
  );
}

/** How long a change waits for the next one (ms), as a slider makes many. */
const settleMs = 500;

interface Props {
  language: Language;
  speakers: readonly WithId<Speaker>[];
  rules: VoiceRules;
}

function DefaultVoice({ language, speakers, rules }: Props) {
  const t = useText();
  const { preferences, save } = usePreferences();
  /** A change that is not sent yet. */
  const [changed, setChanged] = useState<VoiceChoice | null>(null);
  const choice = changed ?? preferences.defaultVoices[language];
  const send = (value: VoiceChoice | null) =>
    save({ defaultVoices: { ...preferences.defaultVoices, [language]: value } });
  const sendChanged = useEffectEvent(() => {
    if (changed) send(changed);
    setChanged(null);
  });
  useEffect(() => {
    if (changed === null) return;
    const timer = setTimeout(sendChanged, settleMs);
    return () => clearTimeout(timer);
  }, [changed]);
  useEffect(() => () => sendChanged(), []);

  const next = newTextVoice(speakers, language, rules);
  const start = () => {
    const { speakerId, background, backgroundVolume, speed, pitch } = next;
    if (speakerId !== null) setChanged({ background, backgroundVolume, speed, pitch, speakerId });
  };
  return (
    <div className={css.language}>
      <Segmented
        label={t(`editor.defaults.of.${language}`)}
        value={choice === null ? 'last' : 'own'}
        options={[
          { value: 'last', label: t('editor.defaults.last') },
          { value: 'own', label: t('editor.defaults.own') },
        ]}
        onChange={(kind) => {
          if (kind === 'own') return start();
          setChanged(null);
          send(null);
        }}
      />
      {choice === null ? (
        <VoiceFacts voice={next} speakers={speakers} />
      ) : (
        <Choice
          language={language}
          speakers={speakers}
          rules={rules}
          choice={choice}
          onChange={(change) => setChanged({ ...choice, ...change })}
        />
      )}
    </div>
  );
}

function VoiceFacts({
  voice,
  speakers,
}: {
  voice: ReturnType<typeof newTextVoice>;
  speakers: readonly WithId<Speaker>[];
}) {
  const t = useText();
  const locale = useLocale();
  const speaker = speakers.find(({ id }) => id === voice.speakerId);
  if (!speaker) return null;
  return (
    <p className={css.now}>
      {[
        t('editor.defaults.now', { voice: speaker.name[locale] }),
        speedText(voice.speed, t),
        ...(voice.pitch === 'normal'
          ? []
          : [`${t('editor.pitch')}: ${t(`editor.pitch.${voice.pitch}`)}`]),
        t(
          voice.background === null
            ? 'editor.background.none'
            : `editor.background.${voice.background}`,
        ),
      ].join(' · ')}
    </p>
  );
}

function Choice({
  language,
  speakers,
  rules: { plan },
  choice,
  onChange,
}: Props & { choice: VoiceChoice; onChange: (change: Partial<VoiceChoice>) => void }) {
  const t = useText();
  const locale = useLocale();
  const mayUse = (speaker: Speaker) => !speaker.premium || (plan?.premiumVoices ?? false);
  const fitting = speakers.filter((speaker) => speaker.language === language);
  const speaker = fitting.find(({ id }) => id === choice.speakerId);
  const usable = speaker !== undefined && mayUse(speaker);
  const noMusic = plan?.backgroundSound === false;
  return (
    <div className={css.choice}>
      <div className={css.speaker}>
        <Select
          label={t('editor.speaker')}
          value={choice.speakerId}
          options={[
            ...(speaker ? [] : [{ value: choice.speakerId, label: t('editor.defaults.gone') }]),
            ...fitting.map((one) => ({
              value: one.id,
              label: one.name[locale],
              disabled: !mayUse(one),
            })),
          ]}
          hint={usable ? undefined : t('editor.defaults.gone.text')}
          onChange={(speakerId) => onChange({ speakerId })}
        />
        {speaker?.sample && (
          <SampleButton
            id={`default-${speaker.id}`}
            address={speaker.sample}
            name={speaker.name[locale]}
          />
        )}
      </div>
      <VoiceTools voice={choice} onChange={onChange} />
      <Select
        label={t('editor.background')}
        value={choice.background ?? 'none'}
        options={(['none', ...backgrounds] as const).map((value) => ({
          value,
          label: t(`editor.background.${value}`),
          disabled: noMusic && value !== 'none',
        }))}
        hint={noMusic ? t('errors.background_not_in_plan') : undefined}
        onChange={(value) => onChange({ background: value === 'none' ? null : value })}
      />
      {choice.background !== null && (
        <Segmented
          label={t('editor.volume')}
          value={choice.backgroundVolume}
          options={backgroundVolumes.map((value) => ({
            value,
            label: t(`editor.volume.${value}`),
          }))}
          onChange={(backgroundVolume) => onChange({ backgroundVolume })}
        />
      )}
    </div>
  );
}
