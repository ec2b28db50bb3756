import { calls } from '@duu/contract/calls/calls';
import type { Respelling } from '@duu/contract/documents/dictionary-entry';
import type { Language } from '@duu/contract/language';
import { type ReactNode, useCallback, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useToast } from '../../feedback/toast-store.ts';
import { useText } from '../../i18n/intl.tsx';
import { WordDialog } from './WordDialog.tsx';

/** Opens the dialog for a word of a text. `onSaved`: texts are read differently from now on. */
export function useSetReading(
  language: Language,
  onSaved: () => void,
): { setReading: (written: string, spoken: string) => void; dialog: ReactNode } {
  const t = useText();
  const toast = useToast();
  const [word, setWord] = useState<Respelling | null>(null);
  const setReading = useCallback(
    (written: string, spoken: string) => {
      const open = (known?: Respelling) =>
        setWord({
          language,
          written,
          spoken: spoken || (known?.spoken ?? ''),
          inflected: known?.inflected ?? false,
        });
      const isSame = (entry: Respelling) =>
        entry.language === language && entry.written.toLowerCase() === written.toLowerCase();
      // An existing word starts with its current reading. Without a response it is treated as new.
      callApi(calls.getDictionary, { failure: 'handled' }).then(
        ({ entries }) => open(entries.find(isSame)),
        () => open(),
      );
    },
    [language],
  );
  const dialog = word && (
    <WordDialog
      word={word}
      entryId={null}
      language={language}
      onClose={() => setWord(null)}
      onSaved={({ written }) => {
        setWord(null);
        onSaved();
        toast.success(t('dictionary.saved', { written }));
      }}
    />
  );
  return { setReading, dialog };
}
