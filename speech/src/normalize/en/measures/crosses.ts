import { type Draft, draft, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { unitAt } from './units.ts';

/** Whether × separates measures rather than multiplies: 4×100m, 1920×1080. */
function partsMeasures(text: string, at: number): boolean {
  const second = /^ ?(\d{1,5}(?:\.\d{1,3})?)( ?)/.exec(text.slice(at + 1, at + 14));
  // 1 m × 1 m.
  const measured = /\d ?(?:mm|cm|m|km|in|ft|µm|μm|nm) ?$/.test(leftOf(text, at, 8));
  if (second?.[1] && measured)
    return unitAt(text, at + 1 + second[0].length, second[2] ?? '') !== undefined;
  if (!second?.[1] || !/\d ?$/.test(leftOf(text, at, 2))) return false;
  const end = at + 1 + second[0].length;
  if (/^ ?[=≈]/.test(text.slice(end - (second[2]?.length ?? 0), end + 2))) return false;
  if (
    /^ (?!is|equals|are|and|or|gives|makes|to)\p{Ll}{4}/u.test(
      text.slice(end - (second[2]?.length ?? 0), end + 5),
    )
  )
    return true;
  // 60 × 85 × 55 cm.
  const third = /^× ?(\d{1,5}(?:\.\d{1,3})?)( ?)/.exec(text.slice(end, end + 12));
  if (third && unitAt(text, end + third[0].length, third[2] ?? '') !== undefined) return true;
  return (
    unitAt(text, end, second[2] ?? '') !== undefined ||
    (second[1].length > 2 && /\d{3} ?$/.test(leftOf(text, at, 4)))
  );
}

/** Jersey × Friesian; but length × width. */
function isCross(text: string, at: number): boolean {
  const names =
    /(?<!\p{L})\p{Lu}\p{L}{2,} $/u.test(leftOf(text, at, 20)) &&
    /^ (?:\p{Lu}\p{L}{2,}|\p{Ll}{4})/u.test(text.slice(at + 1, at + 6));
  return (
    names && !allows('@factors', 'around', text.slice(Math.max(0, at - 20), at + 20).toLowerCase())
  );
}

/** `2 × 1.5 V AA`: so many batteries. */
export const countsCells = (text: string, at: number): boolean =>
  /(?:^|[\s(])\d{1,2} ?$/.test(leftOf(text, at, 4)) &&
  allows('@battery-voltage', 'after', text.slice(at + 1, at + 16));

/** The × of cells, measures and breeds. */
export function crossRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '×') return undefined;
  if (countsCells(text, at)) return draft(at + 1, 'dropped', '');
  if (partsMeasures(text, at)) return draft(at + 1, 'symbol', 'by');
  return isCross(text, at) ? draft(at + 1, 'symbol', 'cross') : undefined;
}
