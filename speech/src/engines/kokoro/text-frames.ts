import { framesOf } from './frames.ts';
import { isMark, type SpokenText } from './spoken-symbol.ts';

/** What a symbol lasts beyond this, in predicted frames, is the pause after it. */
const longestSound = 4;
/** Only time is predicted for these, so at double speed they may be left out. */
const isTime = (symbol: string | undefined) => /^[ˈˌ ]$/.test(symbol ?? '');

/**
 * Decides how many frames the symbols of a text last: as the speed and their ratios ask for, but for the silence around it.
 * That is not slowed, as the model breathes or invents a sound in a long one, and quickened less, as it swallows the sounds
 * beside a short one.
 * @param predicted frames of all symbols and of the ends
 */
export function framesOfText(
  { symbols }: SpokenText,
  predicted: ArrayLike<number>,
  speed: number,
): Float32Array {
  const last = 1 + symbols.findLastIndex(({ symbol }) => symbol !== ' ' && !isMark(symbol));
  const lengths = Array.from(predicted, (whole, at) => {
    if (at === 0 || at > last) return { sound: 0, silence: whole };
    const part = Math.min(longestSound, whole);
    const sound = part * (symbols[at - 1]?.stretch ?? 1);
    const rest = whole - part;
    return at === last ? { sound, silence: rest } : { sound: sound + rest, silence: 0 };
  });
  const frames = framesOf(
    lengths.map(({ sound }) => sound),
    speed,
    (at) => (at === 0 || at > last || isTime(symbols[at - 1]?.symbol) ? 0 : 1),
  );
  const quickened = Math.max(1, Math.sqrt(speed));
  return frames.map((count, at) => count + Math.round((lengths[at]?.silence ?? 0) / quickened));
}
