import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { amountWords, readAmount } from '../numbers/amount.ts';
import { cardinal, inPairs } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';
import { isotopeNames } from '../science/elements.ts';
import { powerOf } from '../science/equations.ts';
import { perName, unitAt } from './units.ts';

const powerBelow =
  / ?(µm|μm|mm|cm|km|m|h|hr|d|day|s|yr|y|min|L|l|mL|ml|ha|kg|g|K|V)(?:⁻([¹²³])|\u2212([123])(?!\d))(?![\p{L}\p{N}])/uy;
const raised: Readonly<Record<string, string>> = { '¹': '1', '²': '2', '³': '3' };
const pages =
  /(\d{1,4})(?:\((\d{1,3})(?:[-\u2013](\d{1,3}))?\))?: ?(\d{2,5})[-\u2013](\d{2,5})(?=[.,;)]|\s*$)/y;

/** What one unit is below, with its power: h hour, m² square meter. */
function below(unit: string, power: string): string | undefined {
  const name =
    unit === 'K' ? 'kelvin' : unit === 'V' ? 'volt' : unit === 'y' ? 'year' : perName(unit);
  return name && powerOf(name, power);
}

/** A page as it is called: fourteen oh three, four hundred eighty one. */
const page = (digits: string): string =>
  digits.length === 4 && !/00$/.test(digits) ? inPairs(digits) : cardinal(digits);

/** `0.3 m⁻²`, `Ecology 92:1403–1412`: figures of papers. */
export function measureNoteRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/$€£^-]/u.test(text.charAt(at - 1))) return undefined;
  const cited = match(pages, text, at);
  const behind = leftOf(text, at, 40);
  const [, , , , from = '', to = ''] = cited ?? [];
  if (
    cited &&
    from.length > 2 &&
    Number(to) > Number(from) &&
    /\p{L}[.,]? $/u.test(behind) &&
    !allows('@scripture', 'before', behind)
  )
    return readAs(
      cited,
      'range',
      `{1},[ number {2}][ to {3}]${cited[2] ? ', pages' : ''} ${page(from)} to ${page(to)}`,
    );
  const amount = readAmount(text, at);
  const power = amount && match(powerBelow, text, amount.end);
  const name = power?.[1] ? below(power[1], power[3] ?? raised[power[2] ?? ''] ?? '1') : undefined;
  return amount && power && name
    ? draft(amount.end + power[0].length, 'unit', `${amountWords(amount)} per ${name}`)
    : undefined;
}

const lonePower =
  /(µm|μm|mm|cm|km|m|h|hr|d|day|s|yr|y|min|L|l|mL|ml|ha|kg|g|K|V)(?:⁻([¹²³])|\u2212([123])(?!\d))(?=\)| \p{L}{1,3}(?:⁻|\u2212\d))/uy;
const unitOfRow =
  /([A-Za-zµμ]{1,4})(?= (?:[CNPO] )?(?:m|cm|km|h|hr|d|s|yr|y|min|L|l|mL|ml|ha|kg|g|dm|mol)(?:⁻[¹²³]|\u2212[123](?!\d)))/uy;

const element = /([CNPK])(?![\p{L}\p{N}'’])(?:\/(ha|kg|m²|m2|L|yr|day|g)(?![\p{L}\p{N}²]))?/uy;

/** `120 g C per m²`, `90 kg N/ha`, `organic C 2.4%`: what is measured of. */
export function nutrientRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== ' ') return undefined;
  const found = match(element, text, at);
  const name = found?.[1] ? isotopeNames[found[1]] : undefined;
  if (!found || !name) return undefined;
  const [behind, after] = [leftOf(text, at, 16), text.slice(at + 1, at + 9)];
  const below = found[2] ? perName(found[2]) : undefined;
  const isMass = allows('@weighed', 'before', behind);
  if (isMass && below) return draftOf(found, 'unit', `${name} per ${below}`);
  const isRate = isMass && /^ ?\/ ?\p{L}|^ (?:per|m⁻|m\u2212|ha⁻|kg⁻|yr⁻|L⁻)/u.test(after);
  return isRate ? draft(at + 1, 'unit', name) : undefined;
}

/** `(h⁻¹)`, `(mg l⁻¹)`: units of an axis or a column, without a number. */
export function loneMeasureRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '(' && !/[,;] \(?$/.test(leftOf(text, at, 3))) return undefined;
  const alone = match(lonePower, text, at);
  const name = alone?.[1] ? below(alone[1], alone[3] ?? raised[alone[2] ?? ''] ?? '1') : undefined;
  if (alone && name) return draftOf(alone, 'unit', `per ${name}`);
  const first = match(unitOfRow, text, at);
  const unit = first && unitAt(text, at, '');
  return first && unit?.end === at + first[0].length
    ? draft(unit.end, 'unit', unit.names[1])
    : undefined;
}
