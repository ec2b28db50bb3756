import { useContext, useState } from 'react';
import { Select } from '../../../components/Select.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { setText } from '../text/edit-segments.ts';
import type { Segment } from '../text/segment.ts';
import { voiceOfParagraph, withVoice } from '../text/write-marks.ts';
import { nameInMark, speakerNamed, voiceMark } from './marked-speakers.ts';
import { ReadersContext, useSheet } from './sheet-context.ts';

/** No voice of its own: the one chosen for the text. */
const none = '';

/** Chooses who reads a paragraph. It is written at its start, where it can be changed as well. */
export function VoiceDialog({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const t = useText();
  const locale = useLocale();
  const { edit } = useSheet();
  const { speakers } = useContext(ReadersContext);
  const present = speakerNamed(speakers, voiceOfParagraph(segment.text));
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? present?.id ?? none;
  return (
    <FormDialog
      open
      title={t('editor.voice.title')}
      onClose={onClose}
      onSubmit={() => {
        const speaker = speakers.find(({ id }) => id === value);
        const name = speaker ? nameInMark(speakers, speaker, locale) : null;
        const begun = withVoice(segment.text, (label) => voiceMark(t, name, label));
        edit((all) => setText(all, segment.id, begun));
        onClose();
      }}
      cancel={t('shell.cancel')}
      submit={t('editor.voice.save')}
    >
      <Select
        label={t('editor.voice.speaker')}
        value={value}
        options={[
          { value: none, label: t('editor.voice.none') },
          ...speakers.map(({ id, name }) => ({ value: id, label: name[locale] })),
        ]}
        onChange={setChosen}
        hint={t('editor.voice.hint')}
      />
    </FormDialog>
  );
}
