import type { TextInput } from './text-input.ts';

const texts = [
  [
    'mn',
    'Өвөө маань өглөө эрт морьдоо хотлуулж, 25 хүүхэд цасан дээр тоглоцгоож байлаа.',
    'Номын сан 2026 оны 3-р сарын 12-нд 9:30 цагаас эхлэн 15 000 төгрөгөөр үйлчилнэ.',
    '«Чи хаашаа явах вэ?» гэж Б. Дорж асуув. — Сургууль руу! УИХ-ын 3.5 хувь, 40 км, XX зуун.',
  ],
  [
    'en',
    'The old library was closed for a year, and nobody knew when its readers would come back.',
    'On March 12, 2026 at 9:30 a.m. Dr. Smith paid $15.50 for 3 km of cable in the 21st century.',
    '“Where are you going?” she asked. “To NASA’s school, 20% off!”',
  ],
] as const;

/** A few texts in each language with what most texts have. */
export const commonTexts: readonly TextInput[] = texts.flatMap(([language, ...segments]) =>
  segments.map((segment) => ({ options: { language }, segments: [segment] })),
);
