import type { homeEn } from './home.en.ts';

export const homeMn = {
  'home.morning': 'Өглөөний мэнд',
  'home.morningName': 'Өглөөний\u00a0мэнд, {name}',
  'home.day': 'Өдрийн мэнд',
  'home.dayName': 'Өдрийн\u00a0мэнд, {name}',
  'home.evening': 'Оройн мэнд',
  'home.eveningName': 'Оройн\u00a0мэнд, {name}',
  'home.night': 'Оройн мэнд',
  'home.nightName': 'Оройн\u00a0мэнд, {name}',
  'home.lead': 'Өнөөдөр юу уншуулах вэ?',
  'home.write': 'Текст бичих',
  'home.speakers': 'Сонсоод үзэх хоолойнууд',
  'home.try': 'Турших',
  'home.recent': 'Саяхан сонссон',
  'home.latest': 'Таны сүүлийн аудионууд',
  'home.recent.none': 'Одоогоор алга. Эхний {count, plural, other {# тэмдэгт}} үнэгүй.',
} satisfies Record<keyof typeof homeEn, string>;
