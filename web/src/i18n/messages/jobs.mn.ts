import type { jobsEn } from './jobs.en.ts';

export const jobsMn = {
  'jobs.title': 'Автомат ажил',
  'jobs.lead': 'Хуваарийн дагуу өөрөө ажиллана. Дахин ажиллуулсан ч асуудалгүй.',
  'jobs.run': 'Одоо ажиллуулах',
  'jobs.ok': 'Амжилттай',
  'jobs.failed': 'Амжилтгүй',
  'jobs.left': 'Дууссан, {count} алгассан',
  'jobs.never': 'Хараахан ажиллаагүй',
  'jobs.last': 'Сүүлд ажилласан: {when}',
  'jobs.done': '{job}: {result}.',
  'jobs.purgeExpiredAudio': 'Хугацаа дууссан аудиог устгах',
  'jobs.purgeExpiredAudio.text':
    'Шөнө бүр: хадгалах хугацаа нь дууссан аудиог файл, холбоос, хувилбартай нь устгана.',
  'jobs.expireSubscriptions': 'Багц дуусгавар болгох',
  'jobs.expireSubscriptions.text':
    '15 минут тутам: хугацаа нь дууссан багцыг үлдсэн тэмдэгттэй нь дуусгавар болгоно.',
  'jobs.settleStale': 'Гацсан хөрвүүлэлтийг шийдэх',
  'jobs.settleStale.text':
    '10 минут тутам: эзэнгүй үлдсэн хөрвүүлэлтийг үргэлжлүүлж, дуусах боломжгүйг нь зогсоон тэмдэгтийг нь буцаана.',
  'jobs.dailyFigures': 'Өдрийн тоог гаргах',
  'jobs.dailyFigures.text':
    'Цаг тутам: хөрвүүлэлт, тэмдэгт, бүтэлгүйтэл, шинэ хэрэглэгч, орлогыг хянах самбарт зориулж тоолно.',
  'jobs.finishDeletions': 'Бүртгэл устгалыг дуусгах',
  'jobs.finishDeletions.text': '10 минут тутам: тасалдсан бүртгэл устгалыг үргэлжлүүлж дуусгана.',
  'jobs.removeOrphans': 'Эзэнгүй өгөгдлийг устгах',
  'jobs.removeOrphans.text':
    'Шөнө бүр: бүртгэл нь байхгүй болсон өгөгдөл, файл, холбоосыг устгаж, нэвтрэх боломжгүй бүртгэлийг тоолно.',
  'jobs.sendMails': 'Имэйл илгээх',
  'jobs.sendMails.text':
    'Минут тутам: ээлж нь болсон имэйлийг илгээж, шуудангийн үйлчилгээ хүлээж аваагүйг нь дахин оролдоно.',
  'jobs.sendWebhooks': 'Вебхук илгээх',
  'jobs.sendWebhooks.text':
    'Минут тутам: ээлж нь болсон вебхук мэдэгдлийг илгээж, сервер хүлээж аваагүйг нь дахин оролдоно.',
  'jobs.remindUsers': 'Сануулга бэлтгэх',
  'jobs.remindUsers.text':
    'Өглөө бүр: долоо хоногийн дотор дуусах багц, устах аудионы тухай имэйлийг дараалалд оруулна.',
  'jobs.reconcileOrders': 'Захиалгыг тулгах',
  'jobs.reconcileOrders.text':
    '10 минут тутам: төлөгдөөгүй захиалга, дуусаагүй буцаалтыг төлбөрийн үйлчилгээнээс лавлаж, хүрээгүй мэдэгдлийг нөхөн боловсруулж, хугацаа нь дууссан захиалгыг цуцална.',
  'jobs.checkHealth': 'Системийн төлөвийг шалгах',
  'jobs.checkHealth.text':
    '5 минут тутам: хүлээж буй хөрвүүлэлт, хоцорсон ажил, багцгүй төлбөрийг бүртгэж, шаардлагатай бол анхааруулга өгнө.',
  'jobs.result.waiting': '{count, plural, other {# хөрвүүлэлт}} хүлээж байна',
  'jobs.result.late': '{count, plural, other {# ажил}} хоцорсон',
  'jobs.result.repaired': '{count, plural, other {# захиалга}} зассан',
  'jobs.result.canceled': 'хугацаа нь дууссан {count, plural, other {# захиалга}} цуцалсан',
  'jobs.result.refunds': '{count, plural, other {# буцаалт}} дуусгасан',
  'jobs.result.unserved': 'багцгүй {count, plural, other {# төлбөр}} байна',
  'jobs.result.unpaid': 'төлбөргүй {count, plural, other {# багц}} байна',
  'jobs.result.nothing': 'хийх зүйл байсангүй',
  'jobs.result.deleted': '{count, plural, other {# аудио}} устгасан',
  'jobs.result.swept': '{count, plural, other {# үлдэгдэл файл}} цэвэрлэсэн',
  'jobs.result.expired': '{count, plural, other {# багц}} дуусгавар болгосон',
  'jobs.result.failed': '{count, plural, other {# хөрвүүлэлт}} зогсоосон',
  'jobs.result.resumed': '{count, plural, other {# хөрвүүлэлт}} үргэлжлүүлсэн',
  'jobs.result.finished': '{count, plural, other {# бүртгэл}} бүрэн устгасан',
  'jobs.result.forgotten': '{count, plural, other {# дууссан устгалын тэмдэглэл}} арилгасан',
  'jobs.result.removed': '{count, plural, other {# бүртгэлийн үлдэгдэл}} устгасан',
  'jobs.result.unreachable': 'нэвтрэх аргагүй {count, plural, other {# бүртгэл}} байна',
  'jobs.result.sent': '{count, plural, other {# имэйл}} илгээсэн',
  'jobs.result.delivered': '{count, plural, other {# мэдэгдэл}} хүргэсэн',
  'jobs.result.messagesPostponed': '{count, plural, other {# мэдэгдэл}} дараа дахин оролдоно',
  'jobs.result.messagesFailed': '{count, plural, other {# мэдэгдэл}} хүргэж чадаагүй',
  'jobs.result.skipped': '{count, plural, other {# имэйл}} алгассан',
  'jobs.result.postponed': '{count, plural, other {# имэйл}} дараа дахин оролдоно',
  'jobs.result.mailsFailed': '{count, plural, other {# имэйл}} илгээж чадаагүй',
  'jobs.result.plans': '{count, plural, other {# хүнд}} багцын тухай сануулсан',
  'jobs.result.audios': '{count, plural, other {# хүнд}} аудионы тухай сануулсан',
  'jobs.result.days': '{count, plural, other {# өдөр}} тоолсон',
} satisfies Record<keyof typeof jobsEn, string>;
