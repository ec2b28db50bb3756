import { leftOf, near } from '../../near.ts';
import { allows } from '../neighbors.ts';

/** 120/80: of blood, where a word or the unit says so, or by its size. */
export function isPressure(
  text: string,
  at: number,
  top: string,
  bottom: string,
  end: number,
): boolean {
  const [high, low] = [Number(top), Number(bottom)];
  if (high <= low || high > 300) return false;
  if (/^ ?mm ?Hg/i.test(text.slice(end, end + 6)) || /pressure|\bbp\b/.test(near(text, at, 40)))
    return true;
  return (
    high >= 90 &&
    high <= 220 &&
    low >= 50 &&
    low <= 120 &&
    high - low >= 20 &&
    !allows('@fraction-unit', 'after', text.slice(end, end + 6)) &&
    !/[\p{L}#-]$|\b(?:no\.?|ref\.?|case|flat|unit|page|room|nikon|lot) $/iu.test(
      leftOf(text, at, 8),
    )
  );
}
