import type { frontEn } from './front.en.ts';
import type { insideEn } from './inside.en.ts';

/** Every message there is. Both locales have all of them, or they do not compile. */
export type MessageId = keyof typeof frontEn | keyof typeof insideEn;
export type MessageGroup = 'front' | 'inside';
export type Messages = Readonly<Record<string, string>>;
