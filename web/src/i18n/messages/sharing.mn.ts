import type { sharingEn } from './sharing.en.ts';

export const sharingMn = {
  'sharing.share': 'Хуваалцах',
  'sharing.player': 'Хуваалцсан аудио',
  'sharing.readBy': 'Уншсан: {speaker}',
  'sharing.goneList': 'Жагсаалт олдсонгүй',
  'sharing.emptyList': 'Энэ жагсаалтад одоогоор тоглуулах аудио алга.',
  'sharing.audios': '{count, plural, other {# аудио}}',
  'sharing.list': 'Тоглуулах жагсаалт',
  'sharing.until': '{date} хүртэл сонсож болно',
  'sharing.madeWith': '«Дуу»-гаар бүтээв',
  'sharing.tryIt': 'Өөрөө туршиж үзэх',
  'sharing.none': 'Холбоос дутуу байна. Танд өгсөн холбоосыг бүтнээр нь ашиглана уу.',
} satisfies Record<keyof typeof sharingEn, string>;
