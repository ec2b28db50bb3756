import { type Background, backgrounds, backgroundVolumes } from '@duu/contract/voice-settings';
import { memo } from 'react';
import { Segmented } from '../../../components/Segmented.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { SampleButton } from '../../player/SampleButton.tsx';
import type { VoiceSettings } from '../drafts/draft.ts';
import css from './BackgroundTool.module.css';

/** The URL of a background's recording. */
const addressOf = (background: Background) => `/backgrounds/${background}.mp3`;

/** The background music, with previews, and its volume. */
export const BackgroundTool = memo(function BackgroundTool({
  voice,
  allowed,
  onChange,
}: {
  voice: VoiceSettings;
  /** Whether the plan includes music; otherwise only "no music" can be chosen. */
  allowed: boolean;
  onChange: (change: Partial<VoiceSettings>) => void;
}) {
  const t = useText();
  return (
    <fieldset className={css.tool}>
      <legend className={css.label}>{t('editor.background')}</legend>
      {!allowed && <p className={css.note}>{t('errors.background_not_in_plan')}</p>}
      <div className={css.list}>
        <label className={css.choice}>
          <input
            type="radio"
            name="background"
            checked={voice.background === null}
            onChange={() => onChange({ background: null })}
          />
          <span>{t('editor.background.none')}</span>
        </label>
        {backgrounds.map((background) => (
          <div key={background} className={css.row}>
            <label className={css.choice}>
              <input
                type="radio"
                name="background"
                disabled={!allowed}
                checked={voice.background === background}
                onChange={() => onChange({ background })}
              />
              <span>{t(`editor.background.${background}`)}</span>
            </label>
            <SampleButton
              id={`background-${background}`}
              address={addressOf(background)}
              name={t(`editor.background.${background}`)}
            />
          </div>
        ))}
      </div>
      {voice.background !== null && (
        <Segmented
          label={t('editor.volume')}
          value={voice.backgroundVolume}
          options={backgroundVolumes.map((value) => ({
            value,
            label: t(`editor.volume.${value}`),
          }))}
          onChange={(backgroundVolume) => onChange({ backgroundVolume })}
        />
      )}
    </fieldset>
  );
});
