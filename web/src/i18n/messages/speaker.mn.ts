import type { speakerEn } from './speaker.en.ts';

export const speakerMn = {
  'editor.speakers.failed': 'Уншигчдыг ачаалж чадсангүй. Дахин оролдох',
  'editor.language.all': 'Бүгд',
  'editor.language.mn': 'Монгол',
  'editor.language.en': 'Англи',
  'editor.gender.all': 'Бүгд',
  'editor.gender.female': 'Эмэгтэй',
  'editor.gender.male': 'Эрэгтэй',
  'editor.retry': 'Дахин оролдох',
} satisfies Record<keyof typeof speakerEn, string>;
