import { type Draft, draft, match, type Scan } from '../draft.ts';

/** Words whose Cyrillic spelling the letters don't give away. */
const known: Record<string, string> = {
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
  ᠶᠢᠨ: 'ийн',
  ᠤᠨ: 'ын',
  ᠦᠨ: 'ийн',
  ᠳᠤ: 'д',
  ᠲᠤ: 'т',
  ᠳᠦ: 'д',
  ᠲᠦ: 'т',
  ᠢ: 'ийг',
  ᠶᠢ: 'г',
  ᠡᠴᠡ: 'ээс',
  ᠠᠴᠠ: 'аас',
  ᠢᠶᠠᠷ: 'аар',
  ᠢᠶᠡᠷ: 'ээр',
  ᠪᠠᠷ: 'аар',
  ᠪᠡᠷ: 'ээр',
  ᠨᠢ: 'нь',
  ᠭᠡᠵᠦ: 'гэж',
  ᠪᠣᠯ: 'бол',
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
 * Letters to Cyrillic by the main sound laws from classical to Khalkha spelling: аγа gives a long vowel, final
 * vowels are short, ч and ж before a vowel other than и are ц and з, б between vowels is в.
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
    .replace(/ж(?=[аоуэөүг])/g, 'з')
    .replace(/(?<=[аэоөуү])б(?=[аэоөуү])/g, 'в')
    .replace(/йа/g, 'я')
    .replace(/йо/g, 'ё')
    .replace(/й[уү]/g, 'ю')
    .replace(/йэ/g, 'е')
    .replace(/(?<=[а-яөү]{2,}[бвгджзклмнпрстфхцчш])[аэоөуү]$/g, '')
    .replace(/и$/, 'ь');
}

/** A word in Mongolian script; joined suffixes (behind a narrow space) are written onto it. Never certain. */
export function traditionalRule({ text, at }: Scan): Draft | undefined {
  const code = text.charCodeAt(at);
  if (code < 0x1800 || code > 0x18af) return undefined;
  const found = match(script, text, at);
  if (!found) return undefined;
  const parts = found[0].split('\u202F').filter((part) => part.replace(steering, '') !== '');
  return draft(at + found[0].length, 'script', parts.map(fromTraditional).join('').trim(), false);
}
