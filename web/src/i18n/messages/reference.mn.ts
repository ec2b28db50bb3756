import type { referenceEn } from './reference.en.ts';

export const referenceMn = {
  'reference.title': 'API лавлах',
  'reference.lead':
    'Програм тань Дуугаас юу хүсэж болох вэ: текст хөрвүүлэх, хэрхэн уншихыг харах, аудио, хэрэглээ. Энэ серверийн одоогийн байдлыг харуулна. Тайлбар нь англи хэлээр.',
  'reference.address': 'Хаяг',
  'reference.key': 'Түлхүүр',
  'reference.key.text': 'Хүсэлт бүрийн толгойд:',
  'reference.key.make': 'API түлхүүр авах',
  'reference.document': 'Тодорхойлолт',
  'reference.document.text': 'OpenAPI 3.1: клиент, тест үүсгэдэг програмд',
  'reference.openAi': 'Уншигч, туслах програм',
  'reference.openAi.text': 'OpenAI-ийн ярианы API-д зориулсан програмд энэ хаягийг өгнө:',
  'reference.calls': 'Хүсэлтүүд',
  'reference.failed': 'Лавлахыг ачаалж чадсангүй',
  'reference.failed.offline': 'Холболтоо шалгана уу. Интернэт сэргэмэгц өөрөө ачаална.',
} satisfies Record<keyof typeof referenceEn, string>;
