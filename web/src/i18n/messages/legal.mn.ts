import type { legalEn } from './legal.en.ts';

export const legalMn = {
  'legal.terms': 'Үйлчилгээний нөхцөл',
  'legal.privacy': 'Нууцлалын бодлого',
  'legal.terms.description': 'Та Дуугаас юу хүлээж болох, Дуу танаас юу хүсэх тухай.',
  'legal.privacy.description':
    'Дуу таны тухай юу мэддэг, яагаад, хэр удаан, хэрхэн устгуулах тухай.',
  'legal.since': 'Хүчинтэй болсон өдөр: {date}',
  'legal.contents': 'Энэ хуудсанд',
} satisfies Record<keyof typeof legalEn, string>;
