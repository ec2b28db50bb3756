import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { afterStop, perName, rateAt, unitAt } from './units.ts';

const lone =
  /(?:m\/s²?|km|kg|cm|kWh|MWh|GWh|mm ?Hg|km²|km2|mph|Mbps|Gbps|GHz)(?:\/[a-z]{1,3})?(?![\p{L}\p{N}²³/])/uy;
const counted = /[A-Za-z°µμ]{1,5}[²³]?(?![\p{L}\p{N}²³/])/uy;

/** A unit whose number is a word or further away: 17 cents per kWh, speed in km/h. */
export function loneUnitRule({ text, at, before }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const below = before === 'per' ? match(counted, text, at) : null;
  const name = below ? perName(below[0]) : undefined;
  // "per in" and the like are not words; "per second" stays as it is.
  if (below && name && name !== below[0])
    return draft(afterStop(text, at + below[0].length), 'unit', name);
  // 100+ lbs, 5+ ac.
  if (/\d\+ ?$/.test(leftOf(text, at, 3))) {
    const more = unitAt(text, at, '');
    if (more && /^[A-Za-z]{2,4}\.?$/.test(text.slice(at, more.end)))
      return draft(afterStop(text, more.end), 'unit', more.names[1]);
  }
  const rate = /[\t\n (]|^$/.test(text.charAt(at - 1)) ? rateAt(text, at) : undefined;
  if (rate) return draft(rate.end, 'unit', rate.name);
  if (!match(lone, text, at)) return undefined;
  const found = unitAt(text, at, '');
  return found && draft(found.end, 'unit', found.names[before === 'per' ? 0 : 1]);
}
