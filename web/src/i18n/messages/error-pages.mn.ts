import type { errorPagesEn } from './error-pages.en.ts';

export const errorPagesMn = {
  'errors.404.title': 'Хуудас олдсонгүй!',
  'errors.404.description': 'Таны хайсан хуудас байхгүй байна.',
  'errors.500.title': 'Серверийн алдаа гарлаа!',
  'errors.500.description':
    'Манай талд саатал гарлаа. Таны текст, аудио бүрэн бүтэн байгаа. Түр хүлээгээд дахин оролдоно уу.',
  'errors.400.title': 'Хүсэлтийг ойлгосонгүй',
  'errors.400.description': 'Хаяг эсвэл хүсэлт дутуу байна. Буцаад дахин оролдоно уу.',
  'errors.403.title': 'Энэ хуудас танд хаалттай',
  'errors.403.description': 'Таны бүртгэл энэ хуудсыг нээх эрхгүй байна.',
  'errors.408.title': 'Хэт удлаа',
  'errors.408.description': 'Хариу хугацаандаа ирсэнгүй. Дахин оролдоно уу.',
  'errors.429.title': 'Хэт олон хүсэлт илгээлээ',
  'errors.429.description': 'Түр хүлээгээд дахин оролдоно уу.',
  'errors.502.description': 'Бидний ашигладаг үйлчилгээ түр ажиллахгүй байна. Дахин оролдоно уу.',
  'errors.503.description': 'Системд засвар хийж байна. Хэдэн минутын дараа дахин оролдоно уу.',
  'errors.unknown.title': 'Алдаа гарлаа',
  'errors.unknown.description': 'Энэ хуудсыг харуулж чадсангүй. Дахин оролдоно уу.',
  'errors.back': 'Хуудас руу буцах',
  'errors.goHome': 'Нүүр хуудас руу буцах',
  'errors.contact': 'Тусламж авах',
  'errors.support.title': 'Бид туслахад бэлэн',
  'errors.support.description':
    'Бидэн рүү бичих эсвэл залгаарай. Ажлын өдрүүдэд 9–\u206018\u00a0цагт хариулна.',
  'errors.framed': 'Дуу өөр сайтын дотор нээгдэхгүй.',
} satisfies Record<keyof typeof errorPagesEn, string>;
