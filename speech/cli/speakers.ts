import type { Language } from '@duu/contract/language';
import { isNamed, voicesOf } from '@duu/contract/marks';
import { espeakVoices } from '../src/engines/espeak-voices.ts';
import type { SpeechSpeaker, SpeechVoice } from '../src/speak-types.ts';
import { installedVoice, installedVoices, voicesFolder } from '../src/voices/installed.ts';
import { parseVoiceName, type Voice } from '../src/voices/natural-voice.ts';
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
    const { voice } = added;
    const { name: names, language: own, gainDb } = { ...voice, ...voice.styles?.[name.speaker] };
    const speaker = { engine: 'onnx', voice: id ?? '', name: names[own] } as const;
    return { speaker: { ...speaker, gainDb: gainDb ?? voice.gainDb }, language: own };
  }
  const all = [...espeakVoices, ...installedVoices(voicesFolder())].map((one) => one.id);
  throw new UsageError(`There is no speaker "${id}"; there are ${all.join(', ')}.`);
}

/** Returns the speakers that a text names, by their ids or names: of the language, and of the speaker's engine. */
export function namedVoices(
  text: string,
  speaker: SpeechSpeaker,
  language: Language,
): Map<string, SpeechVoice> {
  const known = espeakVoices.filter((one) => one.language === language);
  return new Map(
    voicesOf([text]).map((name) => {
      const found = known.find((one) => isNamed(one, name));
      if (!found || speaker.engine !== 'espeak')
        throw new UsageError(
          `No speaker "${name}" can read here; there are ${known.map(({ id }) => id).join(', ')}.`,
        );
      return [name, { engine: 'espeak', voice: found.voice, gainDb: found.gainDb }];
    }),
  );
}

type Listed = Pick<Voice, 'name' | 'language' | 'gender'> & { readonly id: string };

/** One line for each speaker. */
export function speakerList(): string {
  const added = installedVoices(voicesFolder()).flatMap(({ id, voice }): Listed[] =>
    voice.styles
      ? voice.styles.map((style, at) => ({ ...style, id: `${id}/${at}` }))
      : [{ ...voice, id }],
  );
  return [...espeakVoices, ...added]
    .map(
      ({ id, name, language, gender }) =>
        `${id.padEnd(12)}${language}  ${(gender ?? 'unknown').padEnd(8)}${name[language]}\n`,
    )
    .join('');
}
