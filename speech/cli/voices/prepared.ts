import type { Voice } from '../../src/voices/natural-voice.ts';

/** What the files say about a voice; the rest is asked for, or measured. */
export type Prepared = Pick<Voice, 'format' | 'files' | 'characters' | 'sampleRate' | 'speakers'> &
  Pick<Partial<Voice>, 'styles' | 'lang' | 'noise'>;
