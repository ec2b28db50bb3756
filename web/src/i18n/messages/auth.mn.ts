import type { authEn } from './auth.en.ts';

export const authMn = {
  'auth.title': 'Дуунд нэвтрэх',
  'auth.lead':
    'Анх удаа орж байна уу? Мөн л эдгээр товчоор бүртгүүлж, {characters, number} тэмдэгтийг үнэгүй туршаарай.',
  'auth.with.oidc.duu': 'Duu ID-аар нэвтрэх',
  'auth.with.google.com': 'Google-ээр нэвтрэх',
  'auth.with.apple.com': 'Apple-ээр нэвтрэх',
  'auth.with.facebook.com': 'Facebook-ээр нэвтрэх',
  'auth.provider.oidc.duu': 'Duu ID',
  'auth.provider.google.com': 'Google',
  'auth.provider.apple.com': 'Apple',
  'auth.provider.facebook.com': 'Facebook',
  'auth.provider.emailLink': 'Имэйл холбоос',
  'auth.or': 'эсвэл имэйлээр',
  'auth.email': 'Имэйл хаяг',
  'auth.email.send': 'Холбоос илгээх',
  'auth.email.sent': 'Имэйлээ шалгаарай',
  'auth.email.sentTo':
    '<b>{email}</b> хаяг руу нэвтрэх холбоос илгээлээ. Энэ төхөөрөмж дээрээ ч, өөр төхөөрөмжөөс ч нээж болно.',
  'auth.email.again': 'Өөр хаяг ашиглах',
  'auth.email.resend': 'Дахин илгээх',
  'auth.callback.which': 'Ямар хаяг ашигласан бэ?',
  'auth.callback.whichText':
    'Та холбоосыг өөр төхөөрөмж дээр нээсэн байна. Та мөн эсэхийг баталгаажуулахын тулд холбоос ирсэн имэйл хаягаа бичнэ үү.',
  'auth.callback.continue': 'Үргэлжлүүлэх',
  'auth.callback.back': 'Нэвтрэх хуудас руу буцах',
  'auth.callback.connect': 'Имэйлээр нэвтрэх арга нэмэх',
  'auth.callback.signInFirst':
    'Энэ холбоос имэйл хаягийг таны бүртгэлд холбоно. Эхлээд нэвтэрнэ үү, дараа нь автоматаар холбогдоно.',
  'auth.callback.signIn': 'Нэвтрэх',
  'auth.callback.toProfile': 'Миний мэдээлэл рүү буцах',
  'auth.agree':
    'Үргэлжлүүлснээр та <terms>үйлчилгээний нөхцөл</terms>, <privacy>нууцлалын бодлогыг</privacy> зөвшөөрч байна.',
  'auth.reason.disabled':
    'Энэ бүртгэлийг хаасан тул таныг системээс гаргалаа. Бидэнтэй холбогдоно уу.',
  'auth.reason.expired':
    'Нэвтрэлтийн хугацаа дууссан тул таныг системээс гаргалаа. Дахин нэвтэрнэ үү.',
  'auth.link.title': 'Та өмнө нь бүртгүүлсэн байна',
  'auth.link.text':
    '{email} хаягаар бүртгэл үүссэн байна. Өмнө нэвтэрдэг байсан аргаараа нэвтэрвэл {provider} таны бүртгэлд холбогдоно.',
  'auth.link.done': '{provider} таны бүртгэлд холбогдлоо.',
  'auth.link.failed': '{provider} холбогдсонгүй',
  'auth.link.otherAccount':
    'Энэ бүртгэлийн хаяг {email} биш байна. Гараад тэр хаягийнхаа бүртгэлээр нэвтэрвэл {provider} холбогдоно.',
  'auth.link.toProfile': 'Миний мэдээллийг нээх',
  'auth.error.invalid-email': 'Имэйл хаяг буруу байна. Зөв имэйл хаяг оруулна уу.',
  'auth.error.other-address': 'Энэ холбоосыг өөр хаяг руу илгээсэн байна. Тэр хаягаа бичнэ үү.',
  'auth.error.invalid-link':
    'Энэ имэйл холбоос хүчингүй байна. Имэйлд ирсэн холбоосоо дахин шалгана уу.',
  'auth.error.wrong-password': 'Нууц үг буруу байна. Дахин оролдоно уу.',
  'auth.error.user-not-found': 'Ийм бүртгэл олдсонгүй.',
  'auth.error.email-already-in-use': 'Энэ имэйл хаягаар өөр бүртгэл үүссэн байна.',
  'auth.error.too-many-requests':
    'Хэт олон удаа оролдлоо. Хэдэн минут хүлээгээд дахин оролдоно уу.',
  'auth.error.requires-recent-login': 'Өөрийгөө баталгаажуулахын тулд дахин нэвтэрнэ үү.',
  'auth.error.network-request-failed':
    'Интернэт холболт алга. Холболтоо шалгаад дахин оролдоно уу.',
  'auth.error.user-disabled': 'Энэ бүртгэлийг хаасан байна. Бидэнтэй холбогдоно уу.',
  'auth.error.user-token-expired': 'Нэвтрэлтийн хугацаа дууслаа. Дахин нэвтэрнэ үү.',
  'auth.error.exists': 'Энэ имэйл хаягаар өөр аргаар нэвтэрдэг бүртгэл үүссэн байна.',
  'auth.error.credential-in-use': 'Энэ бүртгэл Дуугийн өөр хэрэглэгчтэй холбогдсон байна.',
  'auth.error.provider-already-linked': 'Энэ нэвтрэх арга аль хэдийн холбогдсон байна.',
  'auth.error.not-available': 'Энэ нэвтрэх арга одоогоор ажиллахгүй байна.',
  'auth.error.user-mismatch': 'Энэ нь таны нэвтэрсэн бүртгэлээс өөр бүртгэл байна.',
  'auth.error.popup-blocked':
    'Хөтөч нэвтрэх цонхыг нээсэнгүй. Энэ хуудсанд цонх нээхийг зөвшөөрөөд дахин оролдоно уу.',
  'auth.desk.title': '{provider}: бүртгэлээ сонгоно уу',
  'auth.desk.note':
    'Энэ бол Дуугийн энэ компьютер дээрх хувилбар. Эдгээр бүртгэл зөвхөн энэ компьютерт байгаа бөгөөд гадны үйлчилгээтэй холбогдохгүй.',
  'auth.desk.otherEmail': 'Өөр имэйл хаяг',
  'auth.desk.use': 'Энэ бүртгэлээр нэвтрэх',
  'auth.mail.title': 'Энэ компьютерын шуудан',
  'auth.mail.note': 'Энэ хувилбар имэйл илгээдэггүй. Имэйлүүд энд харагдана.',
  'auth.mail.empty': 'Имэйл алга.',
  'auth.stop': 'Имэйл сануулгыг зогсоох',
  'auth.stop.planEnds': 'Багц дуусахаас өмнөх имэйл сануулгыг зогсоох уу?',
  'auth.stop.audioEnds': 'Аудио устахаас өмнөх имэйл сануулгыг зогсоох уу?',
  'auth.stop.confirm': 'Зогсоох',
  'auth.stop.done.planEnds': 'Багц тань дуусахаас өмнө цаашид имэйл илгээхгүй.',
  'auth.stop.done.audioEnds': 'Аудио тань устахаас өмнө цаашид имэйл илгээхгүй.',
  'auth.stop.again': 'Тохиргооноос хүссэн үедээ дахин асааж болно.',
  'auth.stop.settings': 'Тохиргоо нээх',
  'auth.mail.link': '{email} хаягийн холбоосыг нээх',
} satisfies Record<keyof typeof authEn, string>;
