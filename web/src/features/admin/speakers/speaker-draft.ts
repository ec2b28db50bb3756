import type { Speaker } from '@duu/contract/documents/speaker';
import { type NewSpeaker, newSpeaker, speakerBounds } from '@duu/contract/documents/speaker-terms';
import { limits } from '@duu/contract/limits';
import type { Translate } from '../../../i18n/intl.tsx';
import { wholeNumber } from '../whole-number.ts';

const textFields = ['nameMn', 'nameEn', 'descriptionMn', 'descriptionEn'] as const;
type TextField = (typeof textFields)[number];
export type SpeakerField = TextField | 'voice' | 'order' | 'gainDb';
export type SpeakerFaults = Partial<Record<SpeakerField, string>>;

/** A speaker in the form. */
export interface SpeakerDraft
  extends Record<SpeakerField, string>,
    Pick<Speaker, 'language' | 'gender' | 'engine' | 'premium'> {}

export function draftOfNew(order: number): SpeakerDraft {
  return {
    nameMn: '',
    nameEn: '',
    descriptionMn: '',
    descriptionEn: '',
    language: 'mn',
    gender: 'female',
    engine: 'espeak',
    voice: '',
    gainDb: '0',
    order: String(order),
    premium: false,
  };
}

export function draftOf(speaker: Speaker): SpeakerDraft {
  const { name, description, language, gender, engine, voice, premium } = speaker;
  return {
    nameMn: name.mn,
    nameEn: name.en,
    descriptionMn: description.mn,
    descriptionEn: description.en,
    language,
    gender,
    engine,
    voice,
    gainDb: String(speaker.gainDb),
    order: String(speaker.order),
    premium,
  };
}

/** Parses decibels: `2.5`, `-3,5`, `−1`. */
function decibels(text: string): number | null {
  const written = text.trim().replace('−', '-').replace(',', '.');
  return /^[+-]?\d{1,2}(?:\.\d{1,2})?$/u.test(written) ? Number(written) : null;
}

/** Fields by their path in the schema. */
const fieldAt: Readonly<Record<string, SpeakerField>> = {
  'name.mn': 'nameMn',
  'name.en': 'nameEn',
  'description.mn': 'descriptionMn',
  'description.en': 'descriptionEn',
  voice: 'voice',
  order: 'order',
  gainDb: 'gainDb',
};

function faultText(field: SpeakerField, t: Translate): string {
  if (field === 'order') return t('speakers.wrong.order', { max: speakerBounds.order });
  if (field === 'gainDb') return t('speakers.wrong.gainDb', { max: 40 });
  if (field === 'voice') return t('speakers.wrong.voice');
  const isName = field === 'nameMn' || field === 'nameEn';
  return t('speakers.wrong.text', {
    max: isName ? limits.nameCharacters : speakerBounds.description,
  });
}

/** The speaker from the form, or what is wrong, by field. */
export function speakerOf(
  draft: SpeakerDraft,
  t: Translate,
): { speaker: NewSpeaker } | { faults: SpeakerFaults } {
  const parsed = newSpeaker.safeParse({
    name: { mn: draft.nameMn, en: draft.nameEn },
    description: { mn: draft.descriptionMn, en: draft.descriptionEn },
    language: draft.language,
    gender: draft.gender,
    engine: draft.engine,
    voice: draft.voice,
    gainDb: decibels(draft.gainDb),
    order: wholeNumber(draft.order),
    premium: draft.premium,
  });
  if (parsed.success) return { speaker: parsed.data };
  const faults: SpeakerFaults = {};
  for (const { path } of parsed.error.issues) {
    const field = fieldAt[path.join('.')];
    if (field) faults[field] = faultText(field, t);
  }
  return { faults };
}
