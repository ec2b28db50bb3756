import type { Background } from '@duu/contract/voice-settings';

/** Rate in Hz of the stored backgrounds, which are stereo. */
export const backgroundRate = 44_100;

/** Frames of the loop's end stored before its start, and of its start stored after its end. */
export const leadFrames = 2 * 1152;

/** Location of the files; `/backgrounds/{name}.mp3` of the web app are the same files. */
export const backgroundPath = (name: Background): URL =>
  new URL(`../../backgrounds/${name}.mp3`, import.meta.url);
