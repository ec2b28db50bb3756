import type { shareEn } from './share.en.ts';

export const shareMn = {
  'sharing.share': 'Хуваалцах',
  'sharing.shared': 'Хуваалцсан',
  'sharing.title': '«{name}» аудиог хуваалцах',
  'sharing.about':
    'Холбоостой хэн ч бүртгэлгүйгээр аудиог сонсож, текстийг нь уншиж чадна. Та хуваалцахаа зогсоох эсвэл аудио устахад холбоос ажиллахаа болино.',
  'sharing.on': 'Энэ холбоостой хэн ч аудиог сонсож, текстийг нь уншиж чадна.',
  'sharing.file': 'Аудио файлыг илгээх',
  'sharing.file.again': 'Файл бэлэн боллоо. Илгээх',
  'sharing.file.text': 'Өөр апп руу эсвэл ойр байгаа хүнд илгээнэ. Нийтэд нээгдэхгүй.',
  'sharing.file.failed': 'Файлыг илгээж чадсангүй. Татаж аваад эсвэл холбоосоор хуваалцана уу.',
  'sharing.public': 'Нийтийн холбоос',
  'sharing.send': 'Илгээх',
  'sharing.make': 'Нийтийн холбоос үүсгэх',
  'sharing.link': 'Холбоос',
  'sharing.embed': 'Сайтад тавих код',
  'sharing.copy': 'Хуулах',
  'sharing.copied': 'Хууллаа',
  'sharing.copyByHand': 'Хөтөч зөвшөөрсөнгүй, гараар хуулна уу.',
  'sharing.stop': 'Хуваалцахаа зогсоох',
  'sharing.stopped': 'Холбоос ажиллахаа больсон',
} satisfies Record<keyof typeof shareEn, string>;
