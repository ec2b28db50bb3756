import {
  mp3Bitrates,
  type SoundFile,
  type SoundFormat,
  soundFormats,
  soundRates,
} from '@duu/contract/sound-files';
import { useState } from 'react';
import { Segmented } from '../components/Segmented.tsx';
import { Select } from '../components/Select.tsx';
import { FormDialog } from '../feedback/FormDialog.tsx';
import { useText } from '../i18n/intl.tsx';
import { type Downloadable, useDownload } from './use-download.ts';

interface Choice {
  readonly format: SoundFormat;
  readonly bitrate: (typeof mp3Bitrates)[number];
  readonly sampleRate: (typeof soundRates)[number];
}

/** What was chosen last, for the next audio. */
let last: Choice = { format: 'mp3', bitrate: 192, sampleRate: 44_100 };

const fileOf = ({ format, bitrate, sampleRate }: Choice): SoundFile =>
  format === 'mp3' ? { format, bitrate } : { format, sampleRate };

/** Returns the option that a text names. */
const numberOf = <N extends number>(options: readonly N[], text: string, before: N): N =>
  options.find((one) => String(one) === text) ?? before;

/** Asks for a sound's format and quality, and downloads it. */
export function QualityDialog({
  audio,
  open,
  onClose,
}: {
  audio: Downloadable;
  open: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const download = useDownload();
  const [choice, setChoice] = useState(last);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));
  const { format, bitrate, sampleRate } = choice;
  async function save(): Promise<void> {
    last = choice;
    setBusy(true);
    await download(audio, fileOf(choice));
    setBusy(false);
    onClose();
  }
  return (
    <FormDialog
      open={open}
      title={t('library.download.choose', { name: audio.name })}
      onClose={onClose}
      onSubmit={() => void save()}
      cancel={t('shell.cancel')}
      submit={t('library.download')}
      busy={busy}
    >
      <Segmented
        label={t('library.download.format')}
        value={format}
        options={soundFormats.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(value) => change({ format: value })}
      />
      {format === 'mp3' ? (
        <Select
          label={t('library.download.quality')}
          value={String(bitrate)}
          options={mp3Bitrates.map((kbps) => ({
            value: String(kbps),
            label: t('library.download.bitrate', { kbps }),
          }))}
          onChange={(value) => change({ bitrate: numberOf(mp3Bitrates, value, bitrate) })}
          hint={t('library.download.hint.mp3')}
        />
      ) : (
        <Select
          label={t('library.download.quality')}
          value={String(sampleRate)}
          options={soundRates.map((rate) => ({
            value: String(rate),
            label: t(`library.download.rate.${rate}`),
          }))}
          onChange={(value) => change({ sampleRate: numberOf(soundRates, value, sampleRate) })}
          hint={t(`library.download.hint.${format}`)}
        />
      )}
    </FormDialog>
  );
}
