import type { aboutEn } from './about.en.ts';

export const aboutMn = {
  'about.measured': 'Дуу хэр зөв уншдаг вэ',
  'about.measured.description':
    'Дуу шинэ текстийг монгол, англиар хэр олон удаа алдаагүй уншдаг, үүнийг хэрхэн хэмжсэн тухай.',
  'about.measured.lead':
    'Дуу тоо, огноо, хэмжих нэгж, товчлолыг үг болгоно. Доорх нь дүрэмд нь урьд өмнө тааралдаагүй текстийн ганц ч алдаагүй уншсан мөрийн хувь.',
  'about.measured.of': '{lines, number} мөрөөс алдаагүй нь',
  'about.measured.words':
    'Эхний хэмжилтүүдэд үгийг ч тоолсон: {words, number} үгээс зөв уншсан нь {percent}.',
  'about.measured.rounds': 'Хэмжилтүүд, {language}',
  'about.measured.texts': 'Текст',
  'about.measured.lines': 'Мөр',
  'about.measured.right': 'Алдаагүй',
  'about.measured.record': 'Бүх тэмдэглэл, сүүлийн хэмжилтүүдийн алдаа бүртэй нь',
  'about.language.mn': 'Монгол',
  'about.language.en': 'Англи',
} satisfies Record<keyof typeof aboutEn, string>;
