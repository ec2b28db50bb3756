import type { Language } from '@duu/contract/language';
import { isNamed } from '@duu/contract/marks';
import { useState } from 'react';
import { useSpeakers } from '../../../api/use-speakers.ts';
import { Select } from '../../../components/Select.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { setText } from '../text/edit-segments.ts';
import type { Segment } from '../text/segment.ts';
import { voiceOfParagraph, withVoice } from '../text/write-marks.ts';
import { useSheet } from './sheet-context.ts';

/** No voice of its own: the one chosen for the text. */
const none = '';

/** Chooses who reads a paragraph. It is written at its start, where it can be changed as well. */
export function VoiceDialog({
  segment,
  language,
  onClose,
}: {
  segment: Segment;
  language: Language;
  onClose: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const { edit } = useSheet();
  const speakers = (useSpeakers().data?.speakers ?? []).filter(
    (speaker) => speaker.language === language,
  );
  const named = voiceOfParagraph(segment.text);
  const present = named === null ? undefined : speakers.find((one) => isNamed(one, named));
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? present?.id ?? none;
  const nameOf = (id: string) => speakers.find((speaker) => speaker.id === id)?.name[locale];
  return (
    <FormDialog
      open
      title={t('editor.voice.title')}
      onClose={onClose}
      onSubmit={() => {
        const name = nameOf(value);
        const mark = name === undefined ? null : t('editor.mark.voice', { name });
        edit((all) => setText(all, segment.id, withVoice(segment.text, mark)));
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
