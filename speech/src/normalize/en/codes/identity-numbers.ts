import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit } from '../numbers/cardinal.ts';

/** Numbers of persons, firms, accounts and goods that are always told one by one. */
const cue =
  /(?:\b(?:IBAN|BIC|SWIFT|UTR|VAT|NI|NINO|EIN|FEIN|ABN|ACN|TFN|TIN|ITIN|PAN|TAN|GSTIN|GST|CIN|SIN|NHS|CRN|SIRET|SIREN|EORI|DUNS|IMEI|ISBN|ISSN|EAN|UPC|SKU|UPRN|MPAN|MPRN|BSB|BVN|NIN|CNIC|NRIC|LEI|ISIN|CUSIP|SEDOL|UPI|UTR|RRN|IMPS|NEFT|Aadhaar|A(?:UST|ust) [RL]|ARTG|MID|MRN|NPI|DEA|Co\.|Company|Charity|Cert(?:ificate)?\.?|AWB|UIN|CAS|VATRN|[Ll]ic\.|ID|Matric|[Tt]ill|[Pp]aybill|[Bb]iller)(?:(?:\/| )(?:[Cc]ode|[Cc]ard|ID|BIC|SWIFT|Ref\.?|[Rr]eg(?:d|n|istration|istered)?\.?))*(?: ?(?:[Nn]os?\b\.?|[Nn]umber|#))?(?: is)?|\b(?:[Aa]\/[Cc]|[Rr]eg(?:d|n)?\.?|[Rr]egistered|[Rr]egistration)(?: [Nn]o\.?| [Nn]umber)?|\b(?:Txn|Ref|ref|Trans(?:action)?|Receipt|Folio|Consignment|Waybill|Docket|Meter)\.? ?(?:ID|[Nn]o\.?|[Nn]umber|#))[:.]? ?#?$/;
const shape =
  /(?=[A-Z\d .-]{0,8}\d)[A-Z]{0,5}\d?[A-Z\d]{0,24}(?:[ -](?=[A-Z]{0,5}\d|[A-Z]{4} \d|[A-Z](?![\p{L}]))[A-Z\d]{1,16}){0,8}(?![\p{L}\p{N}]|[.,:]\d)/uy;

/** `UTR: 12345 67890`, `VAT Reg No GB 123 4567 89`, `UPI/412345678901`: one by one. */
export function identityNumberRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}$€£]/u.test(text.charAt(at - 1)) || !/[A-Z\d]/.test(text.charAt(at)))
    return undefined;
  const behind = leftOf(text, at, 40);
  const isRef = allows('@slashed', 'before', behind);
  if (!isRef && !cue.test(behind)) return undefined;
  const found = match(shape, text, at)?.[0].trimEnd();
  const digits = found?.match(/\d/g)?.length ?? 0;
  const whole = found && !/\d/.test(found.replace(/^\d{1,4}$/, ''));
  if (!found || digits < 5 || whole || (isRef && digits < 6)) return undefined;
  const said = [...found.replace(/[ -]/g, '')].map((one) =>
    /\d/.test(one) ? digitByDigit(one) : one,
  );
  return draft(at + found.length, 'number', said.join(' '));
}
