import { diffAudio } from './diff-audio.ts';
import type { Handlers } from './handler.ts';
import { normalizeText } from './normalize-text.ts';
import { openStream } from './open-stream.ts';
import { resynthesize } from './resynthesize.ts';
import { retryAudio } from './retry-audio.ts';
import { synthesize } from './synthesize.ts';

export const synthesisHandlers = {
  normalizeText,
  synthesize,
  retryAudio,
  resynthesize,
  diffAudio,
  openStream,
} satisfies Handlers<
  'normalizeText' | 'synthesize' | 'retryAudio' | 'resynthesize' | 'diffAudio' | 'openStream'
>;
