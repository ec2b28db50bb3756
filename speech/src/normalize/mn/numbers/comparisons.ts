import { type Draft, draft, match, type Rule, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { percentRule, unitRule } from '../measures/quantities.ts';
import { moneyRule } from '../money/money.ts';
import { numberRule } from './numbers.ts';
import { readSpan } from './spans.ts';

const sign = /([<>≤≥]) ?(?=[-+\u2212₮$€£¥]?\d)/y;
const quantities: readonly Rule[] = [moneyRule, percentRule, unitRule, numberRule];

/** The quantity at a place, by the first rule that matches. */
function quantityAt(scan: Scan): Draft | undefined {
  for (const rule of quantities) {
    const found = rule(scan);
    if (found) return Array.isArray(found) ? undefined : (found as Draft);
  }
  return undefined;
}

/**
 * `> 50%`, `< -20°C`, `≥ 5000₮`: Mongolian puts the measure first, in the ablative (тавин хувиас их). Not if a suffix
 * is written on it, nor before a range.
 */
export function comparisonRule(scan: Scan): Draft | undefined {
  const found = match(sign, scan.text, scan.at);
  if (!found) return undefined;
  const at = scan.at + found[0].length;
  if (readSpan(scan.text, at)?.from) return undefined;
  const plain = quantityAt({ ...scan, at });
  // 140/90, 1.2.3: the number continues.
  if (!plain || /^[/:.,-]?\d/.test(scan.text.slice(plain.end, plain.end + 2))) return undefined;
  // |x - 3| ≤ 5: a relation of two sides.
  if ('≥≤'.includes(found[1] ?? '') && /[a-z|)²] ?$/.test(leftOf(scan.text, scan.at, 2)))
    return undefined;
  if (found[1] === '≥' || found[1] === '≤')
    return { ...plain, spoken: `${plain.spoken} ба түүнээс ${found[1] === '≥' ? 'дээш' : 'доош'}` };
  const suffix = '-аас';
  const text = scan.text.slice(0, plain.end) + suffix;
  const than = quantityAt({ ...scan, text, at });
  if (than?.end !== text.length) return undefined;
  return draft(
    plain.end,
    than.kind,
    `${than.spoken} ${found[1] === '>' ? 'их' : 'бага'}`,
    than.certain,
  );
}
