import type { Language } from '@duu/contract/language';

/** Fixed sentences, which no voice was tuned on. */
export const sentences: Readonly<Record<Language, readonly string[]>> = {
  mn: [
    'Төлбөрийг тань хүлээж байна.',
    'Хөтчөөс текст авч чадсангүй.',
    'Аудиог олон нийтэд ашиглаж болох уу?',
    'Энэ холбоосыг өөр хаяг руу илгээсэн байна.',
    'Хадгалах хугацаа дууссан тул энэ файл устсан байна.',
    'Гэрийн эзэгтэй зочдод халуун цай аягалж өгөв.',
    'Уулын бэлд хонь бэлчиж, нохой хуцах сонсогдоно.',
    'Шинэ ном уншиж дуусгаад найздаа бэлэглэлээ.',
  ],
  en: [
    'The garden behind the house is full of roses.',
    'She asked whether the train would leave on time.',
    'Please put the blue cups on the kitchen table.',
    'Nobody had seen the letter before this morning.',
    'Will you bring your brother to the concert?',
    'After the storm, the children played outside until dark.',
    'The old clock in the hall stopped at half past nine.',
    'We should thank everyone who helped us with the work.',
  ],
};
