import type { Locale } from '@duu/contract/language';

/** A part of a text, and how it is read if not as written. */
export interface PreviewPart {
  readonly written: string;
  readonly spoken?: string;
}

/** A text as the editor shows it, with the product's own readings (web/build/landing-texts.test.ts). */
export const previewTexts: Record<Locale, readonly PreviewPart[]> = {
  mn: [
    { written: '2026', spoken: 'хоёр мянга хорин зургаан' },
    { written: ' оны ' },
    { written: '11-р', spoken: 'арван нэгдүгээр' },
    { written: ' сарын ' },
    { written: '20-нд', spoken: 'хоринд' },
    { written: ' Улаанбаатарт ' },
    { written: '−12°C', spoken: 'хасах арван хоёр градус' },
    { written: ', салхи ' },
    { written: '5–7 м/с', spoken: 'секундэд таваас долоон метр' },
    { written: '. Тасалбар ' },
    { written: '9,900₮', spoken: 'есөн мянга есөн зуун төгрөг' },
    { written: '.' },
  ],
  en: [
    { written: 'On ' },
    { written: 'Nov 20', spoken: 'November twentieth' },
    { written: ' at ' },
    { written: '9:05', spoken: 'nine oh five' },
    { written: ' ' },
    { written: 'Dr.', spoken: 'Doctor' },
    { written: ' Lee ran ' },
    { written: '5 km', spoken: 'five kilometers' },
    { written: ' at ' },
    { written: '−12°C', spoken: 'minus twelve degrees Celsius' },
    { written: '. Tickets are ' },
    { written: '$2.99', spoken: 'two dollars and ninety nine cents' },
    { written: '.' },
  ],
};
