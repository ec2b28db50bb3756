import type { readingEn } from './reading.en.ts';

export const readingMn = {
  'reading.open': 'Унших горим',
  'reading.close': 'Унших горимоос гарах',
  'reading.settings': 'Унших, сонсох тохиргоо',
  'reading.size': 'Үсгийн хэмжээ',
  'reading.lines': 'Мөр хоорондын зай',
  'reading.letters': 'Үсэг хоорондын зай',
  'reading.face': 'Үсгийн хэв',
  'reading.face.geologica': 'Geologica',
  'reading.face.andika': 'Andika',
  'reading.face.hint': 'Andika нь дислекситэй олон хүнд уншихад илүү хялбар.',
  'reading.paper': 'Хуудас',
  'reading.paper.theme': 'Апптай ижил',
  'reading.paper.sepia': 'Шаргал',
  'reading.focus': 'Өгүүлбэр тодруулах',
  'reading.focus.text': 'Уншиж буй өгүүлбэрээс бусад нь бүдгэрнэ.',
} satisfies Record<keyof typeof readingEn, string>;
