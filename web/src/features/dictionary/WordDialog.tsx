import { calls } from '@duu/contract/calls/calls';
import { countCharacters } from '@duu/contract/characters';
import type { Respelling } from '@duu/contract/documents/dictionary-entry';
import { type Language, languages } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { respellingLimit, takesEndings } from '@duu/contract/spoken';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { Segmented } from '../../components/Segmented.tsx';
import { Switch } from '../../components/Switch.tsx';
import { TextField } from '../../components/TextField.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { useText } from '../../i18n/intl.tsx';
import { WordPreview } from './WordPreview.tsx';

interface Props {
  /** The initial values. */
  word: Respelling;
  /** The entry to change; null for a new word. */
  entryId: string | null;
  /** Fixes the language, if the texts it is for are in one language. */
  language?: Language;
  onClose: () => void;
  onSaved: (word: Respelling) => void;
}

/** Edits how a word is read, with a preview of the effect. */
export function WordDialog({ word, entryId, language, onClose, onSaved }: Props) {
  const t = useText();
  const [draft, setDraft] = useState(word);
  const { busy, run } = useAction();
  const { written, spoken } = { written: draft.written.trim(), spoken: draft.spoken.trim() };
  const limit = respellingLimit(written);
  const isTooLong = countCharacters(spoken) > limit;
  const mayInflect = takesEndings({ written, spoken: spoken || written });
  const inflected = draft.inflected && draft.language === 'mn' && mayInflect;
  const wanted = { language: draft.language, written, spoken, inflected };
  const isWhole = written !== '' && spoken !== '' && !isTooLong;

  const save = async () => {
    if (!isWhole || busy) return;
    await run(async () => {
      // A changed spelling is a new entry, which replaces the previous one.
      const input = entryId === null ? wanted : { ...wanted, replaces: entryId };
      await callApi(calls.saveRespelling, { input });
      onSaved(wanted);
    });
  };
  return (
    <FormDialog
      open
      scrolls
      title={t(entryId === null ? 'dictionary.teach.title' : 'dictionary.edit.title')}
      onClose={onClose}
      onSubmit={() => void save()}
      cancel={t('shell.cancel')}
      submit={t('shell.save')}
      busy={busy}
      disabled={!isWhole}
    >
      {language === undefined && (
        <Segmented
          label={t('dictionary.language')}
          value={draft.language}
          options={languages.map((value) => ({ value, label: t(`editor.language.${value}`) }))}
          onChange={(value) => setDraft({ ...draft, language: value })}
        />
      )}
      <TextField
        label={t('dictionary.written')}
        value={draft.written}
        lang={draft.language}
        maxLength={limits.dictionaryCharacters}
        autoFocus={word.written === ''}
        onChange={(event) => setDraft({ ...draft, written: event.target.value })}
      />
      <TextField
        label={t('dictionary.spoken')}
        hint={t('dictionary.spoken.hint')}
        error={isTooLong ? t('errors.dictionary.spoken_too_long', { limit }) : null}
        value={draft.spoken}
        lang={draft.language}
        maxLength={limits.dictionaryCharacters}
        autoFocus={word.written !== ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft({ ...draft, spoken: event.target.value })}
      />
      <WordPreview word={isWhole ? wanted : null} />
      {draft.language === 'mn' && (
        <Switch
          label={t('dictionary.endings')}
          text={t(
            mayInflect || written === '' ? 'dictionary.endings.text' : 'dictionary.endings.not',
          )}
          checked={inflected}
          disabled={!mayInflect}
          onChange={(value) => setDraft({ ...draft, inflected: value })}
        />
      )}
    </FormDialog>
  );
}
