import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Locale } from '@duu/contract/language';
import { isNamed, voiceKey } from '@duu/contract/marks';
import type { Translate } from '../../../i18n/intl.tsx';

/** Returns the speakers that can read in one text with the chosen one: those of its language and engine. */
export function speakersBeside(
  chosen: WithId<Speaker> | null,
  speakers: readonly WithId<Speaker>[] | null,
): readonly WithId<Speaker>[] {
  if (chosen === null || speakers === null) return [];
  const { language, engine } = chosen;
  return speakers.filter((one) => one.language === language && one.engine === engine);
}

/** Returns the speaker that a mark names. */
export function speakerNamed(
  speakers: readonly WithId<Speaker>[],
  name: string | null,
): WithId<Speaker> | undefined {
  return name === null ? undefined : speakers.find((one) => isNamed(one, voiceKey(name)));
}

/** Returns what a mark calls a speaker: by name, or by id where the name can't stand in a mark or is another's too. */
export function nameInMark(
  speakers: readonly WithId<Speaker>[],
  speaker: WithId<Speaker>,
  locale: Locale,
): string {
  const name = speaker.name[locale];
  const isPlain = /\p{L}/u.test(name) && !/[[\]:：\n]/u.test(name);
  return isPlain && speakerNamed(speakers, name) === speaker ? name : speaker.id;
}

/** Returns what a line begins with that a speaker reads, as one of a role or not; null: the speaker of the text. */
export function voiceMark(
  t: Translate,
  name: string | null,
  label: string | null,
  isRead = false,
): string {
  const spoken = label === null ? '' : `${label}:`;
  if (name === null) return spoken;
  if (label !== null && !isRead) return t('editor.mark.role', { name, label });
  return `${t('editor.mark.voice', { name })} ${spoken}`.trimEnd();
}
