import type { Language } from '@duu/contract/language';
import type { SpeechSpeaker } from '../src/speak-types.ts';
import { UsageError } from './arguments.ts';

const known: Readonly<Record<string, SpeechSpeaker & { language: Language }>> = {
  bold: { engine: 'espeak', voice: 'mn', name: 'Болд', gainDb: 0, language: 'mn' },
  john: { engine: 'espeak', voice: 'en-us', name: 'John', gainDb: 0, language: 'en' },
};

/** The speaker of that id, or the language's first. */
export function chooseSpeaker(id: string | undefined, language: Language): SpeechSpeaker {
  const found =
    id === undefined
      ? Object.values(known).find((speaker) => speaker.language === language)
      : known[id];
  if (!found)
    throw new UsageError(
      `There is no speaker "${id}"; there are ${Object.keys(known).join(', ')}.`,
    );
  return found;
}
