import type { accountEn } from './account.en.ts';

export const accountMn = {
  'account.profile.lead': 'Таны мэдээлэл, нэвтрэх арга, татаж авах өгөгдөл.',
  'account.user': 'Та',
  'account.name': 'Нэр',
  'account.name.saved': 'Нэрийг заслаа',
  'account.photo': 'Зураг',
  'account.photo.choose': 'Зураг сонгох',
  'account.photo.change': 'Зураг солих',
  'account.photo.remove': 'Арилгах',
  'account.photo.hint': 'PNG, JPEG эсвэл WebP, {megabytes, number} МБ хүртэл.',
  'account.photo.drop': 'Энд чирж тавьж ч болно.',
  'account.photo.place': 'Харагдах хэсгээ сонгоно уу',
  'account.photo.place.text': 'Зургийг чирэх эсвэл сумтай товчоор зөөнө үү.',
  'account.photo.place.label': 'Зургийн байрлал',
  'account.photo.place.use': 'Энэ хэсгийг авах',
  'account.photo.saved': 'Зургийг солилоо',
  'account.photo.removed': 'Зургийг арилгалаа',
  'account.photo.wrongKind':
    'Энэ файлыг зураг болгон ашиглах боломжгүй. PNG, JPEG эсвэл WebP файл сонгоно уу.',
  'account.photo.tooLarge':
    'Энэ зураг {megabytes, number} МБ-аас том байна. Арай жижиг зураг сонгоно уу.',
  'account.photo.unreadable':
    'Зургийг нээж чадсангүй: файл гэмтсэн эсвэл зураг хэт том байж магадгүй. Өөр зураг сонгоно уу.',
  'account.email': 'Имэйл',
  'account.email.none': 'Байхгүй',
  'account.email.connect': 'Имэйлээр нэвтрэх арга нэмэх',
  'account.email.connect.text':
    'Бид энэ хаяг руу холбоос илгээнэ. Түүнийг энэ хөтчөөр нээсний дараа имэйлээр ч нэвтэрч болно.',
  'account.email.connect.other':
    'Таны бүртгэлийн хаяг одоо {email} байна. Холбоосыг нээмэгц энэ хаягаар солигдоно.',
  'account.email.sentTo':
    '<b>{email}</b> хаяг руу холбоос илгээлээ. Түүнийг энэ хөтчөөр нээгээрэй.',
  'account.plan': 'Таны багц',
  'account.plan.until': '{date} хүртэл',
  'account.plan.upgrade': 'Багц ахиулах',
  'account.providers': 'Нэвтрэх аргууд',
  'account.providers.text': 'Нэг нь ажиллахгүй үед ч нэвтэрч чадахаар өөр арга холбоорой.',
  'account.providers.connected': 'Холбогдсон',
  'account.providers.connect': 'Холбох',
  'account.providers.connect.label': '{provider} холбох',
  'account.providers.disconnect': 'Салгах',
  'account.providers.disconnect.label': '{provider} салгах',
  'account.providers.last': 'Энэ бол таны нэвтрэх цорын ганц арга.',
  'account.providers.disconnected': '{provider} салгагдлаа.',
  'account.export': 'Өгөгдлөө татаж авах',
  'account.export.text':
    'Мэдээлэл, зураг, текст, аудио файл, тэдгээрийн өмнөх хувилбар, цуглуулга, дуудлагын толь, тэмдэгтийн эрх, төлбөрийн түүхийг нэг zip файлаар.',
  'account.export.start': 'Бүгдийг татах',
  'account.export.working': 'Цуглуулж байна: {total, number} файлын {done, number} нь бэлэн…',
  'account.export.done': 'Таны файл бэлэн боллоо.',
  'account.export.missing': '{count, plural, other {# файл}} орж чадсангүй.',
  'account.delete': 'Бүртгэл устгах',
  'account.delete.text':
    'Аудио, цуглуулга, дуудлагын толь, хуваалцсан холбоос, файлуудыг тань тэр даруй бүрмөсөн устгана. Төлбөрийн бүртгэлийг хуулийн дагуу таны нэргүйгээр хадгална.',
  'account.delete.start': 'Бүртгэлээ устгах…',
  'account.delete.title': 'Бүртгэлээ устгах уу?',
  'account.delete.ask':
    'Үүнийг буцаах боломжгүй. Баталгаажуулахын тулд <b>{word}</b> гэж бичнэ үү.',
  'account.delete.word': 'устгах',
  'account.delete.label': 'Баталгаажуулалт',
  'account.delete.confirm': 'Бүгдийг устгах',
  'account.delete.done': 'Таны бүртгэл устлаа.',
  'account.delete.apple':
    'Apple-д мэдэгдэж чадсангүй. Дууг тэндээс хасахын тулд Apple бүртгэлийнхээ тохиргооноос «Sign in with Apple» хэсгийг нээнэ үү.',
  'account.confirm.title': 'Өөрийгөө баталгаажуулна уу',
  'account.confirm.text': 'Та нэвтрээд удаж байна. Үргэлжлүүлэхийн тулд дахин нэвтэрнэ үү.',
  'account.confirm.apple': 'Дууг Apple бүртгэлээс тань ч хасахын тулд Apple-ээр дахин нэвтэрнэ үү.',
  'account.confirm.skip': 'Apple-гүйгээр үргэлжлүүлэх',
  'account.confirm.mail':
    'Та имэйл холбоосоор нэвтэрдэг. Бид таныг системээс гаргана. Шинэ холбоосоор нэвтэрч ирээд товчоо дахин дарна уу.',
  'account.confirm.mail.start': 'Гараад холбоос авах',
  'account.settings.lead': 'Харагдац, хэл, сонсох тохиргоо, мэдэгдэл.',
  'account.settings.appearance': 'Харагдац',
  'account.settings.language': 'Хэл',
  'account.settings.language.en': 'English',
  'account.settings.language.mn': 'Монгол',
  'account.settings.listening': 'Сонсох',
  'account.settings.autoPlay': 'Хөрвүүлмэгц шууд тоглуулах',
  'account.settings.autoPlay.text': 'Унтраавал тоглуулах товч дарахад эхэлнэ.',
  'account.kept': 'Энэ төхөөрөмж дээр',
  'account.kept.none':
    'Төхөөрөмжид хадгалсан аудиог интернэтгүй үед ч сонсож болно. Аудионы цэснээс «Төхөөрөмжид хадгалах» гэснийг сонгоорой.',
  'account.kept.total':
    '{count, plural, other {# аудио}}, {size}. Бүртгэлээсээ гарахад төхөөрөмжөөс устана.',
  'account.kept.remove': '«{name}» аудиог төхөөрөмжөөс устгах',
  'account.kept.removeAll': 'Бүгдийг устгах',
  'account.settings.notices': 'Мэдэгдэл',
  'account.settings.expiring': 'Аудио устахаас өмнө мэдэгдэх',
  'account.settings.expiring.text':
    'Аудиог {months, plural, other {# сар}} хадгална. Дуусахаас нь өмнө апп дотор мэдэгдэл харагдана.',
  'account.settings.mails': 'Имэйл сануулга',
  'account.settings.mailPlanEnds': 'Багц дуусахаас өмнө',
  'account.settings.mailPlanEnds.text': 'Дуусахаас долоо хоногийн өмнө нэг удаа.',
  'account.settings.mailAudioEnds': 'Аудио устахаас өмнө',
  'account.settings.mailAudioEnds.text':
    'Устахаас дор хаяж долоо хоногийн өмнө, долоо хоногт нэгээс олонгүй.',
  'account.settings.mailsAlways':
    'Төлбөрийн баримт, сунгалт, буцаалтын тухай имэйлийг үргэлж илгээнэ.',
} satisfies Record<keyof typeof accountEn, string>;
