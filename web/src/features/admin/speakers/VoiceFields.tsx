import type { NaturalVoice } from '@duu/contract/calls/admin-speakers';
import { speakerBounds } from '@duu/contract/documents/speaker-terms';
import { limits } from '@duu/contract/limits';
import { type EngineId, engineIds } from '@duu/contract/voice-settings';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import fields from '../fields.module.css';
import {
  movedUp,
  newVoice,
  type SpeakerFaults,
  type VoiceDraft,
  type VoiceField,
} from './speaker-draft.ts';
import css from './VoiceFields.module.css';
import { VoiceTerms } from './VoiceTerms.tsx';

interface Props {
  voices: readonly VoiceDraft[];
  faults: SpeakerFaults['voices'];
  /** What the server refused of one of the voices. */
  refused: string | null;
  /** The engines that are set up. */
  engines: readonly EngineId[];
  /** Those of the speaker's language that are on the server. */
  naturalVoices: readonly NaturalVoice[];
  onChange: (voices: readonly VoiceDraft[]) => void;
}

/** An example of each engine's voice names. */
const voiceExamples: Record<EngineId, string> = {
  espeak: 'mn+f5, en-us+m3',
  onnx: 'mms-mon',
  google: 'Kore, en-US-Neural2-C',
  azure: 'mn-MN-YesuiNeural',
  chimege: 'FEMALE3v2',
  server: 'kokoro/af_heart',
};

/** A speaker's voices in the order in which they are tried. */
export function VoiceFields({ voices, faults, refused, engines, naturalVoices, onChange }: Props) {
  const t = useText();
  const examplesOf = (engine: EngineId) =>
    (engine === 'onnx' && naturalVoices.map(({ id }) => id).join(', ')) || voiceExamples[engine];
  const change = (at: number, by: Partial<VoiceDraft>) =>
    onChange(voices.map((voice, other) => (other === at ? { ...voice, ...by } : voice)));
  return (
    <div className={css.voices}>
      {voices.map((voice, at) => {
        const number = at + 1;
        const field = (of: VoiceField, hint: Parameters<typeof TextField>[0]['hint']) => (
          <TextField
            label={t(`speakers.${of}`)}
            name={`${of}${number}`}
            autoComplete="off"
            spellCheck={false}
            hint={hint}
            error={faults?.[at]?.[of] ?? (of === 'voice' && voices.length === 1 ? refused : null)}
            value={voice[of]}
            onChange={(event) => change(at, { [of]: event.target.value })}
          />
        );
        return (
          <fieldset key={voice.id} className={css.voice}>
            <legend className={css.legend}>
              {at === 0 ? t('speakers.voice.own') : t('speakers.voice.fallback', { number: at })}
            </legend>
            {voices.length > 1 && (
              <div className={css.tools}>
                {at > 0 && (
                  <IconButton
                    label={t('speakers.voice.up', { number })}
                    onClick={() => onChange(movedUp(voices, at))}
                  >
                    <ArrowUp size={18} aria-hidden="true" />
                  </IconButton>
                )}
                <IconButton
                  label={t('speakers.voice.remove', { number })}
                  onClick={() => onChange(voices.toSpliced(at, 1))}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </IconButton>
              </div>
            )}
            <div className={fields.pair}>
              <Select
                label={t('speakers.engine')}
                value={voice.engine}
                options={engineIds.map((value) => ({
                  value,
                  label: engines.includes(value)
                    ? t(`speakers.engine.${value}`)
                    : t('speakers.engine.notSetUp', { engine: t(`speakers.engine.${value}`) }),
                  disabled: !engines.includes(value),
                }))}
                onChange={(engine) => change(at, { engine })}
              />
              {field(
                'voice',
                <>
                  {t('speakers.voice.hint')} <span translate="no">{examplesOf(voice.engine)}</span>
                </>,
              )}
            </div>
            {voice.engine === 'onnx' && voice.voice.trim() !== '' && (
              <VoiceTerms name={voice.voice.trim()} voices={naturalVoices} />
            )}
            <div className={fields.pair}>
              {field('gainDb', t('speakers.gainDb.hint'))}
              {field('usd', t('speakers.usd.hint'))}
            </div>
          </fieldset>
        );
      })}
      {refused !== null && voices.length > 1 && (
        <p className={css.refused} role="alert">
          {refused}
        </p>
      )}
      {voices.length <= speakerBounds.fallbacks && (
        <div>
          <Button
            variant="outline"
            size="sm"
            onClick={() => onChange([...voices, newVoice(voices)])}
          >
            <Plus size={18} aria-hidden="true" /> {t('speakers.voice.add')}
          </Button>
          <p className={css.hint}>
            {t('speakers.voice.add.hint', { seconds: limits.fallbackAfterMs / 1000 })}
          </p>
        </div>
      )}
    </div>
  );
}
