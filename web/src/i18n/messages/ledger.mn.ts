import type { ledgerEn } from './ledger.en.ts';

export const ledgerMn = {
  'ledger.grant': '{count, plural, other {# тэмдэгт}} нэмэгдсэн',
  'ledger.hold': '{count, plural, other {# тэмдэгтийг}} хөрвүүлэлтэд түр барьсан',
  'ledger.settle': '{count, plural, other {# тэмдэгтийг}} хөрвүүлэлтэд ашигласан',
  'ledger.release': 'Түр барьсан {count, plural, other {# тэмдэгтийг}} буцаасан',
  'ledger.expire': '{count, plural, other {# тэмдэгт}} багцын хугацаатай хамт дууссан',
  'ledger.revoke': '{count, plural, other {# тэмдэгтийг}} хассан',
  'ledger.moved': '{count, plural, other {# тэмдэгтийг}} өөр багцад шилжүүлсэн',
  'ledger.carry': '{count, plural, other {# тэмдэгт}} өөр багцаас шилжиж ирсэн',
  'ledger.adjust': 'Админ {count, plural, other {# тэмдэгт}} нэмсэн',
  'ledger.adjust.less': 'Админ {count, plural, other {# тэмдэгт}} хассан',
  'ledger.why.trial': 'Үнэгүй туршилт',
  'ledger.why.admin': 'Админ багц олгосон',
  'ledger.why.open': 'Аудио бэлэн болсны дараа л тэмдэгт хасна.',
  'ledger.why.spoken.failed': 'Хөрвүүлэлт дуусаагүй ч уншсан хэсгийн тэмдэгтийг тооцсон. {error}',
  'ledger.why.spoken.deleted':
    'Үүсгэж байх үед нь аудиог устгасан тул уншсан хэсгийн тэмдэгтийг тооцсон.',
  'ledger.why.failed': 'Хөрвүүлэлт амжилтгүй болсон тул тэмдэгт хасаагүй. {error}',
  'ledger.why.deleted': 'Бэлэн болохоос нь өмнө аудиог устгасан тул тэмдэгт хасаагүй.',
  'ledger.why.refund': 'Захиалгын төлбөрийг буцаасан.',
  'ledger.why.mended': 'Хэд хэдэн багцыг нэгтгэсэн.',
  'ledger.why.ended': 'Багцыг админ дуусгасан.',
  'ledger.why.late': 'Тэр үед багц дууссан байсан.',
  'ledger.order': 'Захиалга',
  'ledger.key': 'API түлхүүр',
} satisfies Record<keyof typeof ledgerEn, string>;
