import type { Language } from '@duu/contract/language';

/** Texts and how the product reads them (`npm run normalize`), the same in both languages of the page. */
export const examples: readonly { language: Language; written: string; spoken: string }[] = [
  {
    language: 'mn',
    written: '2026 онд 15 хүн ирсэн.',
    spoken: 'хоёр мянга хорин зургаан онд арван таван хүн ирсэн.',
  },
  {
    language: 'mn',
    written: 'Хурал 14:30-д, төлбөр 9,900₮.',
    spoken: 'Хурал арван дөрвөн цаг гучин минутад, төлбөр есөн мянга есөн зуун төгрөг.',
  },
  {
    language: 'en',
    written: 'Meet Dr. Lee on Nov 20 at 9:05.',
    spoken: 'Meet Doctor Lee on November twentieth at nine oh five.',
  },
];
