import type { dashboardEn } from './dashboard.en.ts';

export const dashboardMn = {
  'dashboard.range': 'Хугацаа',
  'dashboard.range.days': '{days, plural, other {# хоног}}',
  'dashboard.conversions': 'Хөрвүүлэлт',
  'dashboard.characters': 'Хөрвүүлсэн тэмдэгт',
  'dashboard.failures': 'Амжилтгүй хөрвүүлэлт',
  'dashboard.newUsers': 'Шинэ хэрэглэгч',
  'dashboard.revenue.MNT': 'Орлого, ₮',
  'dashboard.revenue.USD': 'Орлого, $',
  'dashboard.firstSound.half': 'Эхний дуу, тал нь',
  'dashboard.firstSound.most': 'Эхний дуу, 95% нь',
  'dashboard.firstSound.slow': 'Удаан гэж үзэх хязгаар: {time}',
  'dashboard.firstSound.summary':
    'Эхний дуу гарах хугацаа, {from} – {to}. {day}: тал нь {half}, 95% нь {most} дотор. {slow, plural, =0 {Удаан өдөр алга.} other {# өдөр удаан байв.}}',
  'dashboard.inAll': '{days, plural, other {# хоногт}}',
  'dashboard.today': 'Өнөөдөр',
  'dashboard.summary': '{figure}, {from} – {to}: нийт {total}, хамгийн ихдээ {day}: {most}.',
  'dashboard.table': 'Бүх тоог хүснэгтээр харах',
  'dashboard.day': 'Өдөр',
  'dashboard.total': 'Нийт',
  'dashboard.empty': 'Энэ хугацаанд хэрэглээ алга',
  'dashboard.empty.text': 'Хөрвүүлэлт, шинэ бүртгэл энд харагдана.',
} satisfies Record<keyof typeof dashboardEn, string>;
