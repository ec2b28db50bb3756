/** Samples per second of everything that is composed here. */
export const sampleRate = 44_100;

/** Frames that one MPEG-1 Layer III frame holds; a loop is a whole number of them (see `encode-loop.ts`). */
const mp3Frame = 1152;

/** Every piece is 32 s long, which is exactly 1225 MP3 frames: 16 bars of 4/4 at 120 beats a minute. */
export const loopFrames = 1225 * mp3Frame;
export const loopSeconds = loopFrames / sampleRate;
