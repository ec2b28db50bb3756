import type { helpTextsEn } from './help.en.ts';

export const helpTextsMn = {
  'help.lead': 'Хамгийн их асуудаг зүйлсийн товч хариулт.',
  'help.search': 'Тусламжаас хайх',
  'help.found': '{count, plural, =0 {Олдсонгүй} other {# хариулт}}',
  'help.none': 'Ийм үгтэй хариулт алга. Өөр үгээр хайх, эсвэл доорх хаягаар бидэнд бичээрэй.',
  'help.contact': 'Бидэнтэй холбогдох',
  'help.contact.text': 'Ажлын өдрүүдэд 9–\u206018\u00a0цагт (Улаанбаатарын цагаар) хүн хариулна.',
  'help.about': 'Дуугийн тухай',
  'help.about.text': 'Дуу бол чөлөөт програм. Лиценз нь GPL-3.0 ба түүнээс хойших хувилбар.',
  'help.terms': 'Үйлчилгээний нөхцөл',
  'help.privacy': 'Нууцлалын бодлого',
  'help.source': 'Эх код',
  'help.measured': 'Дуу хэр зөв уншдаг вэ',
} satisfies Record<keyof typeof helpTextsEn, string>;
