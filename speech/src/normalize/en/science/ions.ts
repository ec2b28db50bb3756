import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { readAs } from '../said.ts';

/** Ions with the charge that they have, so that a dash is told from a dash. */
const once =
  /(Cl|Br|OH|CN|NO[23]|HCO3|HSO[34]|H2PO4|MnO4|ClO[234]?|CH3COO)[\u2013\u2212-](?![\p{L}\p{N}\u2013\u2212>-])/uy;
const twice =
  /(SO[34]|CO3|HPO4|CrO4|Cr2O7|S2O3|PO4)([23])[\u2013\u2212-](?![\p{L}\p{N}\u2013\u2212>-])/uy;
const plus = /(NH4|H3O|Fe|Mn|Cu|Zn|Al|Pb|Cd|Hg|Ni|Cr)([23]?)\+(?![\p{L}\p{N}+])/uy;
const charged = (found: RegExpExecArray, charge: string): Draft =>
  readAs(found, 'initialism', `{1:formula}[ {2}] ${charge}`);

/** `Cl–`, `SO42–`, `NH4+`: ions whose raised signs were typed as plain ones; `cmol(+)/kg`. */
export function typedIonRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const exchange = match(
    /cmol\((?:\+|c)\)(?: ?\/ ?kg| kg(?:⁻¹|[\u2212\u2013-]1))(?!\p{L})/uy,
    text,
    at,
  );
  if (exchange) return draftOf(exchange, 'unit', 'centimoles of charge per kilogram');
  const single = match(once, text, at);
  if (
    single &&
    !/[-–]$/.test(single[0].slice(0, -1)) &&
    goesOn(text, at + single[0].length, single[0])
  )
    return charged(single, 'minus');
  const more = match(twice, text, at);
  if (more) return charged(more, 'minus');
  const positive = match(plus, text, at);
  return positive && /\d/.test(positive[0]) ? charged(positive, 'plus') : undefined;
}

/** OH- and CN- may be the first part of a word that goes on; a formula with a digit may not. */
const goesOn = (text: string, end: number, written: string): boolean =>
  /\d|[\u2013\u2212]$/.test(written) ||
  /^(?:[,;.)\]]|\s*$| (?:ions?|concentrations?|levels?|\+|and|or|in|is|was|were)\b)/.test(
    text.slice(end, end + 15),
  );

const sign = /[♂♀]{1,2}(?!\uFE0F)/uy;

/** `12 ♂`, `♀♀`: males and females. */
export function sexSignRule({ text, at }: Scan): Draft | undefined {
  const found = match(sign, text, at)?.[0];
  if (!found || /[\u200D\p{Extended_Pictographic}]$/u.test(leftOf(text, at, 2))) return undefined;
  const behind = leftOf(text, at, 3);
  const many = found.length > 1 || (/\d ?$/.test(behind) && !/(?:^|\D)1 ?$/.test(behind));
  const name = `${found.startsWith('♂') ? 'male' : 'female'}${many ? 's' : ''}`;
  const glued = (one: string) => /[\p{L}\p{N}]/u.test(one);
  return draft(
    at + found.length,
    'symbol',
    `${glued(text.charAt(at - 1)) ? ' ' : ''}${name}${glued(text.charAt(at + found.length)) ? ' ' : ''}`,
  );
}
