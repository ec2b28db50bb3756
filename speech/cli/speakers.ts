import type { Language } from '@duu/contract/language';
import { espeakVoices } from '../src/engines/espeak-voices.ts';
import type { SpeechSpeaker } from '../src/speak-types.ts';
import { installedVoice, installedVoices, voicesFolder } from '../src/voices/installed.ts';
import { parseVoiceName } from '../src/voices/natural-voice.ts';
import { UsageError } from './arguments.ts';

/** A speaker, and the only language that they speak, if so. */
interface Chosen {
  readonly speaker: SpeechSpeaker;
  readonly language: Language | undefined;
}

/** Returns the speaker of that id (of the embedded engine, or an added voice), or the language's first. */
export function chooseSpeaker(id: string | undefined, language: Language): Chosen {
  const found = espeakVoices.find((one) =>
    id === undefined ? one.language === language : one.id === id,
  );
  if (found) {
    const { voice, gainDb } = found;
    const speaker = { engine: 'espeak', voice, name: found.name[found.language], gainDb } as const;
    return { speaker, language: undefined };
  }
  const name = parseVoiceName(id ?? '');
  const added = name && installedVoice(voicesFolder(), name.id);
  if (added) {
    const { name: names, gainDb } = added.voice;
    const speaker = {
      engine: 'onnx',
      voice: id ?? '',
      name: names[added.voice.language],
      gainDb,
    } as const;
    return { speaker, language: added.voice.language };
  }
  const all = [...espeakVoices, ...installedVoices(voicesFolder())].map((one) => one.id);
  throw new UsageError(`There is no speaker "${id}"; there are ${all.join(', ')}.`);
}

/** One line for each speaker. */
export function speakerList(): string {
  const added = installedVoices(voicesFolder()).map(({ id, voice }) => ({ id, ...voice }));
  return [...espeakVoices, ...added]
    .map(
      ({ id, name, language, gender }) =>
        `${id.padEnd(12)}${language}  ${gender.padEnd(8)}${name[language]}\n`,
    )
    .join('');
}
