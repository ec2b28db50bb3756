import type { Language } from '@duu/contract/language';
import { espeakVoices } from '../src/engines/espeak-voices.ts';
import type { SpeechSpeaker } from '../src/speak-types.ts';
import { UsageError } from './arguments.ts';

/** The speaker of that id, or the language's first. */
export function chooseSpeaker(id: string | undefined, language: Language): SpeechSpeaker {
  const found = espeakVoices.find((one) =>
    id === undefined ? one.language === language : one.id === id,
  );
  if (!found)
    throw new UsageError(
      `There is no speaker "${id}"; there are ${espeakVoices.map((one) => one.id).join(', ')}.`,
    );
  const { voice, gainDb } = found;
  return { engine: 'espeak', voice, name: found.name[found.language], gainDb };
}

/** One line for each speaker. */
export function speakerList(): string {
  return espeakVoices
    .map(
      ({ id, name, language, gender }) =>
        `${id.padEnd(12)}${language}  ${gender.padEnd(8)}${name[language]}\n`,
    )
    .join('');
}
