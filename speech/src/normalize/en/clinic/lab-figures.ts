import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind, rightOf } from '../../near.ts';
import { perName, unitAt } from '../measures/units.ts';
import { allows } from '../neighbors.ts';
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

const spine = /([CTL])(\d{1,2})[/\u2013-](?:([CTLS])?(\d{1,2}))(?![\p{L}\p{N}/]|[.,]\d)/uy;

/** `L4/5`, `C5-C6`, `L5/S1`: a disc between two vertebrae; `HPV 16/18`. */
export function spineRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(spine, text, at);
  if (!found) return undefined;
  const next = Number(found[4]) === Number(found[2]) + 1 || (found[3] === 'S' && found[4] === '1');
  if (
    !next ||
    !allows(
      '@spinal',
      'around',
      (lineBehind(text, at, 120) + text.slice(at, at + 60)).toLowerCase(),
    )
  )
    return undefined;
  return readAs(found, 'number', '{1:text} {2} [{3:text} ]{4}', false);
}

/** `HPV 16/18`, `43/50 = A-`, `AS 91945`: figures that are neither fractions nor amounts. */
export function testFigureRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 12);
  const types = /\b(?:HPV(?: types?)?|IOP:?) $/.test(behind)
    ? match(/(\d\d)\/(\d\d)(?![\d/])/y, text, at)
    : null;
  if (types) return readAs(types, 'number', '{1}, {2}', false);
  const mark = match(
    /(\d{1,3})\/(\d{2,3})(?= ?(?:[=→] ?[A-F](?:[-+\u2212]|(?![\p{L}\p{N}]))|\([A-F][-+\u2212]?\)))/uy,
    text,
    at,
  );
  if (mark && Number(mark[1]) <= Number(mark[2]))
    return readAs(mark, 'number', '{1} out of {2}', false);
  const standard = /\bAS ?$/.test(behind) ? match(/(9\d{4})(?!\d)/y, text, at) : null;
  return standard ? readAs(standard, 'number', '{1:digits}', false) : undefined;
}
