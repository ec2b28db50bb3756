import { type Draft, draft, match, type Scan } from '../draft.ts';
import { inflect } from './suffix.ts';

/** Words whose Cyrillic spelling can't be derived from the letters. */
const known: Record<string, string> = {
  ᠴᠠᠭᠠᠨ: 'цагаан',
  ᠰᠢᠪᠠᠭᠤ: 'шувуу',
  'ᠢᠮᠠᠭ᠎ᠠ': 'ямаа',
  ᠤᠩᠰᠢᠬᠤ: 'унших',
  ᠤᠩᠰᠢᠵᠤ: 'уншиж',
  ᠶᠡᠷᠦᠩᠬᠡᠶᠢᠯᠡᠭᠴᠢ: 'ерөнхийлөгч',
  ᠪᠢ: 'би',
  ᠴᠢ: 'чи',
  ᠲᠠ: 'та',
  ᠣᠨ: 'он',
  'ᠰᠠᠷ᠎ᠠ': 'сар',
  ᠮᠣᠩᠭᠣᠯ: 'монгол',
  ᠮᠣᠩᠭᠤᠯ: 'монгол',
  ᠤᠯᠤᠰ: 'улс',
  ᠪᠢᠴᠢᠭ: 'бичиг',
  ᠬᠡᠯᠡ: 'хэл',
  ᠬᠡᠯᠡᠨ: 'хэлэн',
  ᠤᠯᠠᠭᠠᠨᠪᠠᠭᠠᠲᠤᠷ: 'Улаанбаатар',
  ᠤᠯᠠᠭᠠᠨᠪᠠᠭᠠᠲᠠᠷ: 'Улаанбаатар',
  ᠰᠠᠶᠢᠨ: 'сайн',
  'ᠪᠠᠶᠢᠨ᠎ᠠ': 'байна',
  ᠤᠤ: 'уу',
  ᠦᠦ: 'үү',
  ᠬᠦᠮᠦᠨ: 'хүн',
  ᠴᠢᠩᠭᠢᠰ: 'Чингис',
  ᠬᠠᠭᠠᠨ: 'хаан',
  ᠥᠳᠥᠷ: 'өдөр',
  ᠡᠳᠦᠷ: 'өдөр',
  ᠮᠣᠷᠢ: 'морь',
  ᠮᠣᠷᠢᠨ: 'морин',
  ᠨᠣᠮ: 'ном',
  ᠰᠤᠷᠭᠠᠭᠤᠯᠢ: 'сургууль',
  ᠪᠠᠭᠰᠢ: 'багш',
  ᠲᠡᠭᠷᠢ: 'тэнгэр',
  ᠲᠩᠷᠢ: 'тэнгэр',
  ᠭᠠᠵᠠᠷ: 'газар',
  ᠡᠵᠢ: 'ээж',
  ᠠᠪᠤ: 'аав',
  ᠡᠬᠡ: 'эх',
  ᠦᠰᠦᠭ: 'үсэг',
  ᠦᠨᠳᠦᠰᠦᠨ: 'үндэс',
  ᠨᠢ: 'нь',
  ᠭᠡᠵᠦ: 'гэж',
  ᠪᠣᠯ: 'бол',
};

/** Case suffixes, written separately (after a narrow or a plain space) and added in the shape that the word needs. */
const suffixes: Record<string, string> = {
  ᠶᠢᠨ: 'ийн',
  ᠤᠨ: 'ын',
  ᠦᠨ: 'ийн',
  ᠤ: 'ы',
  ᠦ: 'ий',
  ᠳᠤ: 'д',
  ᠲᠤ: 'т',
  ᠳᠦ: 'д',
  ᠲᠦ: 'т',
  ᠢ: 'ийг',
  ᠶᠢ: 'ийг',
  ᠡᠴᠡ: 'ээс',
  ᠠᠴᠠ: 'аас',
  ᠢᠶᠠᠷ: 'аар',
  ᠢᠶᠡᠷ: 'ээр',
  ᠪᠠᠷ: 'аар',
  ᠪᠡᠷ: 'ээр',
  ᠲᠠᠶ: 'тай',
  ᠲᠡᠶ: 'тэй',
  ᠲᠠᠢ: 'тай',
  ᠲᠡᠢ: 'тэй',
};

const letters: Record<string, string> = {
  ᠠ: 'а',
  ᠡ: 'э',
  ᠢ: 'и',
  ᠣ: 'о',
  ᠤ: 'у',
  ᠥ: 'ө',
  ᠦ: 'ү',
  ᠧ: 'э',
  ᠨ: 'н',
  ᠩ: 'н',
  ᠪ: 'б',
  ᠫ: 'п',
  ᠬ: 'х',
  ᠭ: 'г',
  ᠮ: 'м',
  ᠯ: 'л',
  ᠰ: 'с',
  ᠱ: 'ш',
  ᠲ: 'т',
  ᠳ: 'д',
  ᠴ: 'ч',
  ᠵ: 'ж',
  ᠶ: 'й',
  ᠷ: 'р',
  ᠸ: 'в',
  ᠹ: 'ф',
  ᠺ: 'к',
  ᠻ: 'к',
  ᠼ: 'ц',
  ᠽ: 'з',
  ᠾ: 'х',
  ᠿ: 'ж',
  ᡀ: 'лх',
  ᡁ: 'ж',
  ᡂ: 'ч',
};
const script = /(?:[\u1820-\u18AA\u202F]|[\u180B-\u180F]){1,120}/y;
const steering = /[\u180B-\u180F]/g;

/**
 * Letters to Cyrillic by the main sound laws from classical to Khalkha spelling: аγа becomes a long vowel, final vowels
 * are short, ч and ж before a vowel other than и become ц and з, б between vowels becomes в.
 */
export function fromTraditional(written: string): string {
  const exact = Object.hasOwn(known, written) ? known[written] : undefined;
  if (exact) return exact;
  const bare = written.replace(steering, '');
  const again = Object.hasOwn(known, bare) ? known[bare] : undefined;
  if (again) return again;
  const raw = [...bare].map((letter) => letters[letter] ?? '').join('');
  return raw
    .replace(/([аэоөуү])й[иэ]/g, '$1й')
    .replace(/[аоу]г([аоу])/g, (_, vowel: string) => vowel.repeat(2))
    .replace(/[эөү]г([эөү])/g, (_, vowel: string) => vowel.repeat(2))
    .replace(/ч(?=[аоуэөүг])/g, 'ц')
    .replace(/с(?=и)/g, 'ш')
    .replace(/ж[уү]$/, 'ж')
    .replace(/ж(?=[аоуэөүг])/g, 'з')
    .replace(/(?<=[аэоөуүи])б(?=[аэоөуү])/g, 'в')
    .replace(/йа/g, 'я')
    .replace(/йо/g, 'ё')
    .replace(/й[уү]/g, 'ю')
    .replace(/йэ/g, 'е')
    .replace(/(?<=[аэоөуүий][бвгджзклмнпрстфхцчш]{1,2})[аэоөуү]$/, '')
    .replace(/(?<=[чжш])и$/, '')
    .replace(/(?<=[аэоөуүи][бвгдлмнрстх]{1,2})и$/, 'ь');
}

const apart = / ([\u1820-\u18AA]{1,4})(?![\u1820-\u18AA]|[\u180B-\u180F])/y;

/** A word in Mongolian script with the suffixes after it, separate or after a narrow space. Never certain. */
export function traditionalRule({ text, at }: Scan): Draft | undefined {
  const code = text.charCodeAt(at);
  if (code < 0x1800 || code > 0x18af) return undefined;
  const found = match(script, text, at);
  if (!found) return undefined;
  let end = at + found[0].length;
  const parts = found[0].split('\u202F').filter((part) => part.replace(steering, '') !== '');
  const hung = match(apart, text, end);
  if (hung?.[1] && Object.hasOwn(suffixes, hung[1])) {
    parts.push(hung[1]);
    end += hung[0].length;
  }
  const [first = '', ...rest] = parts;
  const spoken = rest.reduce((word, part) => {
    const suffix = Object.hasOwn(suffixes, part) ? suffixes[part] : undefined;
    return suffix && word !== '' ? inflect(word, suffix) : `${word} ${fromTraditional(part)}`;
  }, fromTraditional(first));
  return draft(end, 'script', spoken.replace(/ {2,}/g, ' ').trim(), false);
}
