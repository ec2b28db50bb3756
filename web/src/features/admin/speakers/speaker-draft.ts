import type { Speaker, VoiceCost } from '@duu/contract/documents/speaker';
import { type NewSpeaker, newSpeaker, speakerBounds } from '@duu/contract/documents/speaker-terms';
import { limits } from '@duu/contract/limits';
import type { EngineId } from '@duu/contract/voice-settings';
import type { Translate } from '../../../i18n/intl.tsx';
import { wholeNumber } from '../whole-number.ts';

const textFields = ['nameMn', 'nameEn', 'descriptionMn', 'descriptionEn'] as const;
type TextField = (typeof textFields)[number];
export type SpeakerField = TextField | 'order';

/** A voice of the form: the speaker's own, or a fallback. */
export interface VoiceDraft {
  /** Stays with it when the order changes. */
  readonly id: number;
  readonly engine: EngineId;
  readonly voice: string;
  readonly gainDb: string;
  /** US dollars per 1,000 characters; empty: not known. */
  readonly usd: string;
}
export type VoiceField = 'voice' | 'gainDb' | 'usd';

export interface SpeakerFaults extends Partial<Record<SpeakerField, string>> {
  /** By index in `voices`. */
  readonly voices?: Readonly<Record<number, Partial<Record<VoiceField, string>>>>;
}

export interface SpeakerDraft
  extends Record<SpeakerField, string>,
    Pick<Speaker, 'language' | 'gender' | 'premium'> {
  /** In the order in which they are tried; the first is the speaker's own. */
  readonly voices: readonly VoiceDraft[];
}

export function newVoice(voices: readonly VoiceDraft[]): VoiceDraft {
  const id = 1 + Math.max(-1, ...voices.map((voice) => voice.id));
  return { id, engine: 'espeak', voice: '', gainDb: '0', usd: '' };
}

export function draftOfNew(order: number): SpeakerDraft {
  return {
    nameMn: '',
    nameEn: '',
    descriptionMn: '',
    descriptionEn: '',
    language: 'mn',
    gender: 'female',
    voices: [newVoice([])],
    order: String(order),
    premium: false,
  };
}

/** Returns what a voice costs, in US dollars per 1,000 characters; undefined if no admin has said it. */
export function costOf(
  { engine, voice }: Pick<VoiceCost, 'engine' | 'voice'>,
  costs: readonly VoiceCost[],
): number | undefined {
  return costs.find((cost) => cost.engine === engine && cost.voice === voice)?.usd;
}

export function draftOf(
  speaker: Omit<Speaker, 'sample' | 'published'>,
  costs: readonly VoiceCost[],
): SpeakerDraft {
  const { name, description, language, gender, premium } = speaker;
  return {
    nameMn: name.mn,
    nameEn: name.en,
    descriptionMn: description.mn,
    descriptionEn: description.en,
    language,
    gender,
    voices: [speaker, ...speaker.fallbacks].map((one, id) => ({
      id,
      engine: one.engine,
      voice: one.voice,
      gainDb: String(one.gainDb),
      usd: String(costOf(one, costs) ?? ''),
    })),
    order: String(speaker.order),
    premium,
  };
}

/** Moves the voice at a place before the one above it. */
export function movedUp(voices: readonly VoiceDraft[], at: number): VoiceDraft[] {
  const [above, moved] = [voices[at - 1], voices[at]];
  if (!above || !moved) return [...voices];
  return voices.with(at - 1, moved).with(at, above);
}

/** Parses decibels: `2.5`, `-3,5`, `−1`. */
function decibels(text: string): number | null {
  const written = text.trim().replace('−', '-').replace(',', '.');
  return /^[+-]?\d{1,2}(?:\.\d{1,2})?$/u.test(written) ? Number(written) : null;
}

/** Parses dollars: `0.016`, `0,03`, `$1`. Null is nothing, NaN anything else. */
function dollars(text: string): number | null {
  const written = text.trim().replace(/^\$/, '').replace(',', '.');
  if (written === '') return null;
  return /^\d{1,3}(?:\.\d{1,6})?$/u.test(written) ? Number(written) : Number.NaN;
}

/** Fields by their path in the schema. */
const fieldAt: Readonly<Record<string, SpeakerField>> = {
  'name.mn': 'nameMn',
  'name.en': 'nameEn',
  'description.mn': 'descriptionMn',
  'description.en': 'descriptionEn',
  order: 'order',
};

function faultText(field: SpeakerField, t: Translate): string {
  if (field === 'order') return t('speakers.wrong.order', { max: speakerBounds.order });
  const isName = field === 'nameMn' || field === 'nameEn';
  return t('speakers.wrong.text', {
    max: isName ? limits.nameCharacters : speakerBounds.description,
  });
}

function voiceFaultText(field: VoiceField, t: Translate): string {
  if (field === 'gainDb') return t('speakers.wrong.gainDb', { max: 40 });
  if (field === 'usd') return t('speakers.wrong.usd', { max: speakerBounds.usd });
  return t('speakers.wrong.voice');
}

/** Returns the place and field of a fault in a voice; null if it is in no voice. */
function voiceFieldAt(path: readonly PropertyKey[]): [number, VoiceField] | null {
  const [first, second, third] = path;
  if (first === 'voice' || first === 'gainDb') return [0, first];
  if (first === 'fallbacks' && typeof second === 'number') {
    return [second + 1, third === 'gainDb' ? 'gainDb' : 'voice'];
  }
  return first === 'costs' && typeof second === 'number' && third === 'usd'
    ? [second, 'usd']
    : null;
}

/** The speaker from the form, or what is wrong, by field. */
export function speakerOf(
  draft: SpeakerDraft,
  t: Translate,
): { speaker: NewSpeaker } | { faults: SpeakerFaults } {
  const voices = draft.voices.map(({ engine, voice, gainDb }) => ({
    engine,
    voice,
    gainDb: decibels(gainDb),
  }));
  const [own, ...fallbacks] = voices;
  const parsed = newSpeaker.safeParse({
    name: { mn: draft.nameMn, en: draft.nameEn },
    description: { mn: draft.descriptionMn, en: draft.descriptionEn },
    language: draft.language,
    gender: draft.gender,
    ...own,
    fallbacks,
    costs: draft.voices.map(({ engine, voice, usd }) => ({ engine, voice, usd: dollars(usd) })),
    order: wholeNumber(draft.order),
    premium: draft.premium,
  });
  const repeated = draft.voices.findIndex(({ engine, voice }, at) =>
    draft.voices
      .slice(0, at)
      .some((before) => before.engine === engine && before.voice.trim() === voice.trim()),
  );
  if (parsed.success && repeated === -1) return { speaker: parsed.data };
  const faults: Partial<Record<SpeakerField, string>> = {};
  const inVoices: Record<number, Partial<Record<VoiceField, string>>> = {};
  if (repeated !== -1) inVoices[repeated] = { voice: t('errors.voice_repeated') };
  for (const { path } of parsed.error?.issues ?? []) {
    const field = fieldAt[path.join('.')];
    if (field) faults[field] = faultText(field, t);
    const [at, of] = voiceFieldAt(path) ?? [];
    if (at !== undefined && of) inVoices[at] = { ...inVoices[at], [of]: voiceFaultText(of, t) };
  }
  return { faults: Object.keys(inVoices).length > 0 ? { ...faults, voices: inVoices } : faults };
}
