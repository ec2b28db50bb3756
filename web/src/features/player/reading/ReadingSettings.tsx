import { Segmented } from '../../../components/Segmented.tsx';
import { Slider } from '../../../components/Slider.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { SleepTimerSelect } from '../SleepTimerSelect.tsx';
import { SpeedSelect } from '../SpeedSelect.tsx';
import css from './ReadingView.module.css';
import { faces, papers, ranges, useReadingLook } from './reading-look.ts';

const percent = (value: number) => `${Math.round(value * 100)}%`;

/** How the text looks and plays. The text behind it updates immediately. */
export function ReadingSettings() {
  const t = useText();
  const [look, change] = useReadingLook();
  return (
    <section className={css.settings} aria-label={t('reading.settings')} id="reading-settings">
      <Slider
        label={t('reading.size')}
        value={look.size}
        {...ranges.size}
        valueText={percent(look.size)}
        onChange={(size) => change({ size })}
      />
      <Slider
        label={t('reading.lines')}
        value={look.lines}
        {...ranges.lines}
        valueText={percent(look.lines)}
        onChange={(lines) => change({ lines })}
      />
      <Slider
        label={t('reading.letters')}
        value={look.letters}
        {...ranges.letters}
        valueText={percent(look.letters)}
        onChange={(letters) => change({ letters })}
      />
      <div>
        <Segmented
          label={t('reading.face')}
          value={look.face}
          options={faces.map((value) => ({ value, label: t(`reading.face.${value}`) }))}
          onChange={(face) => change({ face })}
        />
        <p className={css.hint}>{t('reading.face.hint')}</p>
      </div>
      <Segmented
        label={t('reading.paper')}
        value={look.paper}
        options={papers.map((value) => ({ value, label: t(`reading.paper.${value}`) }))}
        onChange={(paper) => change({ paper })}
      />
      <Switch
        label={t('reading.focus')}
        text={t('reading.focus.text')}
        checked={look.focus}
        onChange={(focus) => change({ focus })}
      />
      <SpeedSelect />
      <SleepTimerSelect />
    </section>
  );
}
