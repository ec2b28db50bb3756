import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { perName, unitAt } from '../measures/units.ts';
import { readAs } from '../said.ts';

const counted = /(?:[x×] ?)?10(?:\*|\^|[Ee])(\d{1,2})\/([uµμ]?[lL]|mm3|mm³)(?![\p{L}\p{N}])/uy;
const bounds = /^(?:[\t\n,;)|]|\s*$)/;

/** `g/dL`, `fL`, `x10E3/uL`: a unit that is alone in its cell or behind its range. */
export function cellUnitRule({ text, at }: Scan): Draft | undefined {
  if (!/[\t|(]/.test(text.charAt(at - 1)) && !/\d ?$/.test(leftOf(text, at, 2))) return undefined;
  const many = match(counted, text, at);
  const below = many?.[2] ? perName(many[2] === 'ul' ? 'uL' : many[2]) : undefined;
  if (many && below)
    return readAs(
      many,
      'unit',
      `${/^[x×]/.test(many[0]) ? 'times ' : ''}ten to the {1:ordinal} per ${below}`,
    );
  if (text.charAt(at - 1) !== '\t') return undefined;
  const alone = match(
    /(?:fL|pg|[mµμu]?g\/[dm]?L|m?mol\/L|[mμµu]?IU\/m?L|mm\/hr?)(?![\p{L}\p{N}])/uy,
    text,
    at,
  );
  const unit =
    alone && bounds.test(rightOf(text, at + alone[0].length, 3)) ? unitAt(text, at, '') : undefined;
  return unit && unit.end === at + (alone?.[0].length ?? 0)
    ? draft(unit.end, 'unit', unit.names[1])
    : undefined;
}
