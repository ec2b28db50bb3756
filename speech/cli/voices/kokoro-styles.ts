import type { VoiceStyle } from '../../src/voices/natural-voice.ts';

/** A style of Kokoro-82M that becomes a speaker; a blend is the mean of several. */
interface KnownStyle extends VoiceStyle {
  readonly parts?: readonly string[];
}

const style = (
  id: string,
  en: string,
  mn: string,
  rest: Partial<KnownStyle> & { gender: VoiceStyle['gender'] },
): KnownStyle => ({ id, name: { en, mn }, language: 'en', british: false, ...rest });

/** English speakers that become speakers of the catalogue, the best of those that the publisher grades. */
const english: readonly KnownStyle[] = [
  style('af_heart', 'Heart', 'Харт', { gender: 'female' }),
  style('am_michael', 'Michael', 'Майкл', { gender: 'male' }),
  style('bf_emma', 'Emma', 'Эмма', { gender: 'female', british: true }),
  style('bm_george', 'George', 'Жорж', { gender: 'male', british: true }),
];

/** Blends that speak Mongolian, chosen by measurement (docs/decisions/0273). */
const mongolian: readonly KnownStyle[] = [
  style('mn_khulan', 'Khulan', 'Хулан', {
    ...{ gender: 'female', language: 'mn', parts: ['af_heart', 'if_sara'] },
  }),
  style('mn_tuguldur', 'Tuguldur', 'Төгөлдөр', {
    ...{ gender: 'male', language: 'mn', parts: ['am_michael', 'im_nicola'] },
  }),
  style('mn_anujin', 'Anujin', 'Анужин', {
    ...{ gender: 'female', language: 'mn', parts: ['af_bella', 'if_sara'] },
  }),
  style('mn_bilguun', 'Bilguun', 'Билгүүн', {
    ...{ gender: 'male', language: 'mn', parts: ['am_fenrir', 'im_nicola'] },
  }),
];

const chosen = [...english, ...mongolian];

/** Styles that a download has to have. */
export const neededStyles: readonly string[] = [
  ...new Set(chosen.flatMap(({ id, parts }) => parts ?? [id])),
];

/** Values of a style: 256 for each length of input. */
export const styleRows = 510;
export const styleSize = 256;

/** The publisher's ids say language and gender: `bf_emma` is British and female. */
function ofId(id: string): KnownStyle {
  const [, name = id] = id.split('_');
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const gender = /^.m(?:_|$)/.test(id) ? 'male' : 'female';
  return style(id, title, title, { gender, british: id.startsWith('b') });
}

/**
 * Returns the speakers of a model with these styles, with their values: the known ones and the blends first, then the
 * others, which read English.
 */
export function speakersOf(
  present: ReadonlyMap<string, Float32Array>,
): { style: VoiceStyle; values: Float32Array }[] {
  const known = chosen.flatMap(({ parts, ...rest }) => {
    const found = (parts ?? [rest.id]).map((id) => present.get(id));
    if (!found.every((one) => one !== undefined)) return [];
    return [{ style: rest, values: meanOf(found) }];
  });
  const taken = new Set(known.map(({ style }) => style.id));
  const others = [...present].filter(([id]) => !taken.has(id));
  return [...known, ...others.map(([id, values]) => ({ style: ofId(id), values }))];
}

function meanOf(styles: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = styles;
  return first.map((_, at) => styles.reduce((sum, one) => sum + (one[at] ?? 0), 0) / styles.length);
}
