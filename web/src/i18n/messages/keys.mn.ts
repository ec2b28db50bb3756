import type { keysEn } from './keys.en.ts';

export const keysMn = {
  'keys.name': 'Нэр',
  'keys.may': 'Эрх',
  'keys.made': 'Үүсгэсэн',
  'keys.used': 'Сүүлд хэрэглэсэн',
  'keys.used.never': 'Хэрэглээгүй',
  'keys.ends': 'Дуусах хугацаа',
  'keys.ends.never': 'Хугацаагүй',
  'keys.ends.revoked': 'Хүчингүй',
  'keys.scope.speak': 'Яриа',
  'keys.scope.read': 'Унших',
  'keys.scope.library': 'Сан',
} satisfies Record<keyof typeof keysEn, string>;
