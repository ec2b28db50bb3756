import type { MailOf } from '@duu/contract/documents/mail';
import { type PlanId, planKinds } from '@duu/contract/documents/plan';
import { formatCount, formatMoney } from '@duu/contract/format';
import {
  billingPath,
  dayIn,
  endingPath,
  historyPath,
  type MailTexts,
  webhooksPath,
} from './mail-text.ts';

const names: Record<PlanId, string> = {
  '0': 'Туршилт',
  '1': 'Суурь',
  '2': 'Стандарт',
  '3': 'Про',
  '4': 'Про, жилээр',
};

const periods = { month: 'сар', year: 'жил' } as const;

const day = (date: Date) => dayIn('mn', date);
/** «2026 оны 11-р сарын 20-нд»: the ending fits every day. */
const onDay = (date: Date) => `${day(date)}-нд`;

type MailRows = (readonly [string, string])[];

function paymentRows(mail: MailOf<'receipt' | 'renewal'>): MailRows {
  const { period } = planKinds[mail.planId];
  return [
    ['Нэхэмжлэх', mail.invoice],
    ['Багц', names[mail.planId]],
    ...(period === 'once'
      ? []
      : [['Хугацаа', `${formatCount(mail.quantity)} ${periods[period]}`] as const]),
    ['Нэмэгдсэн эрх', `${formatCount(mail.characters)} тэмдэгт`],
    ['Төлсөн дүн', formatMoney(mail.amount, mail.currency)],
    ['Төлсөн огноо', day(mail.paidAt)],
    ...(mail.endsAt === null ? [] : [['Дуусах огноо', day(mail.endsAt)] as const]),
  ];
}

const seePayments = { label: 'Төлбөрийн түүх харах', path: historyPath };

export const mailTextsMn: MailTexts = {
  frame: {
    brand: 'Дуу',
    why: 'Та Дуунд бүртгэлтэй тул энэ имэйлийг авч байна.',
    answer: 'Асуух зүйл байвал энэ имэйлд шууд хариу бичээрэй.',
    stop: 'Ийм сануулга авахаа болих',
    cannotStop: 'Төлбөр болон үйлчилгээний доголдлын тухай имэйлийг үргэлж илгээдэг.',
  },
  receipt: (mail) => ({
    subject: `Төлбөрийн баримт ${mail.invoice}`,
    preview: `${names[mail.planId]}, ${formatMoney(mail.amount, mail.currency)}`,
    heading: 'Төлбөр хүлээн авлаа',
    paragraphs: ['Баярлалаа! Таны төлбөр орж ирлээ. Багцаа одооноос ашиглах боломжтой.'],
    rows: paymentRows(mail),
    button: seePayments,
  }),
  renewal: (mail) => ({
    subject: `«${names[mail.planId]}» багц тань сунгагдлаа`,
    preview: `${formatMoney(mail.amount, mail.currency)}, баримт ${mail.invoice}`,
    heading: 'Багц сунгагдлаа',
    paragraphs: [
      'Багцын хугацаа тань сунгагдаж, тэмдэгтийн эрх нэмэгдлээ.',
      ...(mail.nextChargeAt === null
        ? []
        : [
            `Дараагийн төлбөр ${onDay(mail.nextChargeAt)} хийгдэнэ. Түүнээс өмнө хүссэн үедээ цуцалж болно.`,
          ]),
    ],
    rows: paymentRows(mail),
    button: seePayments,
  }),
  renewalFailed: (mail) => ({
    subject: 'Багцын төлбөр амжилтгүй боллоо',
    preview: `${formatMoney(mail.amount, mail.currency)} төлөгдсөнгүй.`,
    heading: 'Төлбөр амжилтгүй боллоо',
    paragraphs: [
      `«${names[mail.planId]}» багцыг сунгах төлбөр (${formatMoney(mail.amount, mail.currency)}) амжилтгүй боллоо. Картынхаа үлдэгдэл, хүчинтэй хугацааг шалгах эсвэл өөр карт ашиглана уу.`,
      mail.retryAt === null
        ? `Бид дахин оролдохгүй. Багц тань ${day(mail.endsAt)} хүртэл хүчинтэй.`
        : `Бид ${onDay(mail.retryAt)} дахин оролдоно. Багц тань ${day(mail.endsAt)} хүртэл хүчинтэй.`,
    ],
    rows: [],
    button: { label: 'Төлбөрийн хэлбэрээ шалгах', path: billingPath(mail.planId) },
  }),
  planEnds: (mail) => ({
    subject: `«${names[mail.planId]}» багц тань ${onDay(mail.endsAt)} дуусна`,
    preview: 'Сунгавал тэмдэгтийн эрх тань хэвээр үлдэнэ.',
    heading: 'Багцын хугацаа дуусах гэж байна',
    paragraphs: [
      `«${names[mail.planId]}» багц тань ${onDay(mail.endsAt)} дуусна. Түүнээс хойш текст хөрвүүлэх боломжгүй${
        mail.available === 0
          ? ' болно.'
          : ` болж, үлдсэн ${formatCount(mail.available)} тэмдэгтийн эрх тань хүчингүй болно.`
      }`,
      'Одоо сунгавал хоног ч, тэмдэгт ч алдахгүй: шинэ хугацаа одоогийнх дуусмагц эхэлнэ.',
      'Хөрвүүлсэн аудионууд тань хадгалах хугацаагаа дуустал хэвээр байна.',
    ],
    rows: [],
    button: { label: 'Багцаа сунгах', path: billingPath(mail.planId) },
  }),
  audioEnds: (mail) => ({
    subject:
      mail.count === 1
        ? `Нэг аудио ${onDay(mail.firstAt)} устана`
        : `${formatCount(mail.count)} аудио удахгүй устана`,
    preview: 'Хэрэгтэйгээ татаж аваарай.',
    heading: 'Аудио удахгүй устана',
    paragraphs: [
      mail.count === 1
        ? `Таны нэг аудионы хадгалах хугацаа дуусаж байна. Энэ аудио ${onDay(mail.firstAt)} устана.`
        : `Таны ${formatCount(mail.count)} аудионы хадгалах хугацаа дуусаж байна. Эхнийх нь ${onDay(mail.firstAt)}, бусад нь ${day(mail.untilAt)} хүртэл дараалан устана.`,
      'Хэрэгтэйгээ түүнээс өмнө татаж аваарай. Устсан аудиог сэргээх боломжгүй.',
    ],
    rows: [],
    button: { label: 'Устах аудиог харах', path: endingPath },
  }),
  refund: (mail) => ({
    subject: `Төлбөрийн буцаалт: ${formatMoney(mail.amount, mail.currency)}`,
    preview: `Нэхэмжлэх ${mail.invoice}`,
    heading: 'Төлбөрийг буцаалаа',
    paragraphs: [
      mail.by === 'provider'
        ? 'Доорх төлбөрийг таны төлсөн карт эсвэл данс руу буцаалаа. Мөнгө дансанд тань ихэвчлэн ажлын 5\u2060–\u206010 өдөрт орно.'
        : 'Доорх төлбөрийг банкны шилжүүлгээр таны данс руу буцаалаа.',
      ...(mail.planEnded ? [`Үүнтэй хамт «${names[mail.planId]}» багц тань дууслаа.`] : []),
    ],
    rows: [
      ['Нэхэмжлэх', mail.invoice],
      ['Багц', names[mail.planId]],
      ['Буцаасан дүн', formatMoney(mail.amount, mail.currency)],
      ['Буцаасан огноо', day(mail.refundedAt)],
    ],
    button: seePayments,
  }),
  refundWaiting: (mail) => ({
    subject: `${formatMoney(mail.amount, mail.currency)} буцаах дансаа илгээнэ үү`,
    preview: 'Дансны дугаараа энэ имэйлд хариу бичиж илгээнэ үү.',
    heading: 'Буцаалт авах дансаа илгээнэ үү',
    paragraphs: [
      'Доорх төлбөрийг төлсөн хэлбэрээр нь буцаах боломжгүй тул банкны шилжүүлгээр таны данс руу буцаана. Мөнгийг хараахан шилжүүлээгүй байна.',
      'Банкныхаа нэр, дансны дугаар, данс эзэмшигчийн нэрийг энэ имэйлд хариу бичиж илгээнэ үү. Аль хэдийн илгээсэн бол дахин илгээх шаардлагагүй.',
      'Мөнгийг шилжүүлмэгц танд дахин мэдэгдэнэ.',
      ...(mail.planEnded ? [`Буцаалттай хамт «${names[mail.planId]}» багц тань дууссан.`] : []),
    ],
    rows: [
      ['Нэхэмжлэх', mail.invoice],
      ['Багц', names[mail.planId]],
      ['Буцаах дүн', formatMoney(mail.amount, mail.currency)],
      ['Шийдвэрлэсэн огноо', day(mail.requestedAt)],
    ],
    button: seePayments,
  }),
  webhookEnded: (mail) => ({
    subject: `${mail.host} рүү мэдэгдэл илгээхийг зогсоолоо`,
    preview: 'Сервер нь манай мэдэгдлийг хүлээж аваагүй.',
    heading: 'Вебхук зогслоо',
    paragraphs: [
      `${mail.host} рүү илгээсэн мэдэгдэл ${onDay(mail.failingSince)} доголдож эхэлснээс хойш нэг ч удаа хүрээгүй тул энэ вебхукийг зогсоолоо. Таны аудио, тэмдэгтийн эрхэд нөлөөлөхгүй.`,
      'Сервер ямар хариу өгснийг илгээлтийн жагсаалтаас харна уу. Сервер хэвийн болсны дараа вебхукээ дахин асааж, хүрээгүй мэдэгдлүүдээ дахин илгээж болно.',
    ],
    rows: [],
    button: { label: 'Вебхук харах', path: webhooksPath },
  }),
};
