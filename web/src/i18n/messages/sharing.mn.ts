import type { sharingEn } from './sharing.en.ts';

export const sharingMn = {
  'sharing.share': 'Хуваалцах',
  'sharing.shared': 'Хуваалцсан',
  'sharing.title': '«{name}» аудиог хуваалцах',
  'sharing.about':
    'Холбоостой хэн ч бүртгэлгүйгээр аудиог сонсож, текстийг нь уншиж чадна. Та хуваалцахаа зогсоох эсвэл аудио устахад холбоос ажиллахаа болино.',
  'sharing.on': 'Энэ холбоостой хэн ч аудиог сонсож, текстийг нь уншиж чадна.',
  'sharing.make': 'Нийтийн холбоос үүсгэх',
  'sharing.link': 'Холбоос',
  'sharing.embed': 'Сайтад тавих код',
  'sharing.copy': 'Хуулах',
  'sharing.copied': 'Хууллаа',
  'sharing.copyByHand': 'Хөтөч зөвшөөрсөнгүй, гараар хуулна уу.',
  'sharing.stop': 'Хуваалцахаа зогсоох',
  'sharing.stopped': 'Холбоос ажиллахаа больсон',
  'sharing.player': 'Хуваалцсан аудио',
  'sharing.readBy': 'Уншсан: {speaker}',
  'sharing.until': '{date} хүртэл сонсож болно',
  'sharing.madeWith': '«Дуу»-гаар бүтээв',
  'sharing.tryIt': 'Өөрөө туршиж үзэх',
  'sharing.none': 'Холбоос дутуу байна. Танд өгсөн холбоосыг бүтнээр нь ашиглана уу.',
} satisfies Record<keyof typeof sharingEn, string>;
