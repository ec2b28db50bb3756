import type { Language } from '@duu/contract/language';
import { type ReactNode, useCallback, useState } from 'react';
import { useText } from '../../i18n/intl.tsx';
import { useToast } from '../../toasts/toast-store.ts';
import { WordDialog } from './WordDialog.tsx';

/** Asks how a word of a text is said. `onSaved`: texts are read otherwise from now on. */
export function useTeach(
  language: Language,
  onSaved: () => void,
): { teach: (written: string, spoken: string) => void; dialog: ReactNode } {
  const t = useText();
  const toast = useToast();
  const [word, setWord] = useState<{ written: string; spoken: string } | null>(null);
  const teach = useCallback((written: string, spoken: string) => setWord({ written, spoken }), []);
  const dialog = word && (
    <WordDialog
      word={{ ...word, language, inflected: false }}
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
  return { teach, dialog };
}
