import type { NormalizedSegment } from '@duu/contract/token';
import type { TextInput } from './text-input.ts';

/** Reads a passage of the text that it was opened for. */
export type PassageReader = (passage: string) => Promise<NormalizedSegment>;
export type OpenReader = (text: TextInput) => PassageReader | Promise<PassageReader>;

/** Reads in this thread: for commands. */
export const readHere: OpenReader = async ({ options, segments }) => {
  const { forText, normalize } = await import('../normalize/normalize.ts');
  const ofText = forText(options, segments);
  return async (passage) => normalize(passage, ofText);
};
