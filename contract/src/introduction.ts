import type { Speaker } from './documents/speaker.ts';

/** Returns the text of a speaker's sample, with a number to show how numbers are read. */
export function introduction({ language, name }: Pick<Speaker, 'language' | 'name'>): string {
  return language === 'mn'
    ? `Сайн байна уу? Намайг ${name.mn} гэдэг. Таны бичсэн 15 өгүүлбэрийг би ингэж уншина.`
    : `Hello! My name is ${name.en}. Write 15 sentences, and I will read them to you like this.`;
}
