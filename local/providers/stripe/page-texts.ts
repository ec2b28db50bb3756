import { formatDate, formatMoney } from '@duu/contract/format';
import type { PageLanguage } from '../hosted-page.ts';

const en = {
  checkout: 'Stripe payment',
  card: 'Card',
  good: 'Visa •••• 4242, succeeds',
  declined: 'Visa •••• 0002, is declined',
  late: 'Bank debit, arrives later',
  pay: 'Pay',
  subscribe: 'Subscribe and pay',
  back: 'Back without paying',
  refused: 'The card was declined. Choose another one.',
  over: 'This payment page is closed',
  overHint: 'The payment was made, canceled, or its time is over. Order again in Duu.',
  unknown: 'There is no such page',
  unknownHint: 'Check the link.',
  portal: 'Your subscriptions',
  none: 'You have no subscription.',
  end: 'End with this period',
  resume: 'Continue the subscription',
  nextCharge: 'Next charge',
  endsAt: 'Ends',
  endedAt: 'Ended',
  paidInvoices: 'Payments',
  active: 'Active',
  ending: 'Ends with this period',
  past_due: 'Last charge failed',
  canceled: 'Ended',
  cardTitle: 'Card for renewals',
  cardSave: 'Use this card',
  backToDuu: 'Back to Duu',
} as const;

type Texts = Record<keyof typeof en, string>;

const mn: Texts = {
  checkout: 'Stripe төлбөр',
  card: 'Карт',
  good: 'Visa •••• 4242, амжилттай',
  declined: 'Visa •••• 0002, татгалзана',
  late: 'Банкны шилжүүлэг, дараа орно',
  pay: 'Төлөх',
  subscribe: 'Захиалж төлөх',
  back: 'Төлөхгүй буцах',
  refused: 'Картаас төлбөр гарсангүй. Өөр карт сонгоно уу.',
  over: 'Энэ төлбөрийн хуудас хаагдсан',
  overHint:
    'Төлбөр төлөгдсөн, цуцлагдсан эсвэл хугацаа нь дууссан байна. Дуу дээр шинээр захиална уу.',
  unknown: 'Ийм хуудас алга',
  unknownHint: 'Холбоосоо шалгана уу.',
  portal: 'Таны багцууд',
  none: 'Танд тогтмол төлбөртэй багц алга.',
  end: 'Энэ хугацаа дуусахад зогсоох',
  resume: 'Үргэлжлүүлэх',
  nextCharge: 'Дараагийн төлбөр',
  endsAt: 'Дуусах өдөр',
  endedAt: 'Дууссан өдөр',
  paidInvoices: 'Төлсөн удаа',
  active: 'Идэвхтэй',
  ending: 'Энэ хугацаанд дуусна',
  past_due: 'Сүүлийн төлбөр амжилтгүй',
  canceled: 'Дууссан',
  cardTitle: 'Сунгалтын төлбөрийн карт',
  cardSave: 'Энэ картыг ашиглах',
  backToDuu: 'Дуу руу буцах',
};

export const pageTexts: Record<PageLanguage, Texts> = { en, mn };

const every: Record<PageLanguage, Record<'month' | 'year', (count: number) => string>> = {
  en: {
    month: (count) => (count === 1 ? 'every month' : `every ${count} months`),
    year: (count) => (count === 1 ? 'every year' : `every ${count} years`),
  },
  mn: {
    month: (count) => (count === 1 ? 'сар бүр' : `${count} сар тутам`),
    year: (count) => (count === 1 ? 'жил бүр' : `${count} жил тутам`),
  },
};

export function everyText(
  language: PageLanguage,
  of: { interval: 'month' | 'year'; interval_count: number },
) {
  return every[language][of.interval](of.interval_count);
}

/** `amount` in hundredths, as the shop writes it in its two currencies. */
export function moneyText(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  return code === 'MNT' || code === 'USD' ? formatMoney(amount, code) : `${amount / 100} ${code}`;
}

/** Returns the day in Ulaanbaatar; `seconds` since 1970. */
export function dayText(language: PageLanguage, seconds: number): string {
  return formatDate(new Date(seconds * 1000), language, 'Asia/Ulaanbaatar');
}
