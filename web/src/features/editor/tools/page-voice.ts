import type { PlanSnapshot } from '@duu/contract/documents/plan';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { Preferences } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import type { Language, Locale } from '@duu/contract/language';
import { initialVoice, type VoiceField, type VoiceSettings, voiceFields } from '../drafts/draft.ts';
import { guessLanguage } from '../text/guess-language.ts';

type Choices = Pick<Preferences, 'favoriteSpeakers' | 'lastVoices' | 'defaultVoices'>;

export const noChoices: Choices = {
  favoriteSpeakers: [],
  lastVoices: { mn: null, en: null },
  defaultVoices: { mn: null, en: null },
};

/** What the page's choice follows. */
export interface VoiceRules extends Choices {
  readonly plan: Pick<PlanSnapshot, 'premiumVoices' | 'backgroundSound'> | null;
  readonly locale: Locale;
}

/**
 * Returns the voice for a text: what the user chose for it, else the default voice of its language, or the last one used.
 * A speaker that is no longer offered, or that the plan does not include, is replaced by a favorite or the first one;
 * without text the language is the page's.
 */
export function pageVoice(
  speakers: readonly WithId<Speaker>[],
  of: { readonly voice: VoiceSettings; readonly chosen: ReadonlySet<VoiceField> },
  texts: readonly string[],
  rules: VoiceRules,
): VoiceSettings {
  const { voice, chosen } = of;
  const own = chosen.has('speakerId')
    ? speakers.find(({ id }) => id === voice.speakerId)
    : undefined;
  const language = own?.language ?? guessLanguage(texts) ?? rules.locale;
  const choice = rules.defaultVoices[language] ?? rules.lastVoices[language];
  const speaker = own ?? offered(speakers, choice?.speakerId, language, rules);
  const settings = choice ?? initialVoice;
  const wanted: VoiceSettings = {
    speakerId: speaker?.id ?? null,
    language: speaker?.language ?? voice.language,
    speed: settings.speed,
    pitch: settings.pitch,
    background: rules.plan?.backgroundSound === false ? null : settings.background,
    backgroundVolume: settings.backgroundVolume,
  };
  const kept = voiceFields.filter((field) => chosen.has(field));
  return { ...wanted, ...Object.fromEntries(kept.map((field) => [field, voice[field]])) };
}

/** Returns the voice with which a new text in a language starts. */
export function newTextVoice(
  speakers: readonly WithId<Speaker>[],
  language: Language,
  rules: VoiceRules,
): VoiceSettings {
  const fresh = { voice: initialVoice, chosen: new Set<VoiceField>() };
  return pageVoice(speakers, fresh, [], { ...rules, locale: language });
}

/** Returns the remembered speaker, if it may be used, else a favorite or the first one of the language; never premium. */
function offered(
  speakers: readonly WithId<Speaker>[],
  wantedId: string | undefined,
  language: Language,
  { plan, favoriteSpeakers }: VoiceRules,
): WithId<Speaker> | undefined {
  const fitting = speakers.filter((speaker) => speaker.language === language);
  const wanted = fitting.find(({ id }) => id === wantedId);
  if (wanted && (!wanted.premium || plan?.premiumVoices)) return wanted;
  const free = fitting.filter(({ premium }) => !premium);
  return (
    free.find(({ id }) => favoriteSpeakers.includes(id)) ??
    free[0] ??
    speakers.find(({ premium }) => !premium)
  );
}
