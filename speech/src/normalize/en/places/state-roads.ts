import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';
import { postalNames } from './postal.ts';

const stateRoad = /([A-Z]{2})-(\d{1,3})([AB]?)(?![\p{L}\p{N}]|[-.]\d)/uy;

/** RR 2 Box 118, R.R. 3, Perth, ON; but a patient's RR 18, sats 97%. */
const rural =
  /R(?:R|\.R\.)(?= ?(?:# ?|[Nn]o\. ?)?\d{1,2}(?:,? (?:Box|BOX|Bx|Stn|STN|Site|SITE|Comp|Group|Grp|Main|LCD)(?!\p{L})|,? (?:\p{Lu}[\p{Ll}.'’-]{1,14},? ){1,3}(?:[A-Z]{2}|Ont|Sask|Man|Alta|Que|N\.S|N\.B|P\.E\.I|B\.C|Ontario|Quebec|Alberta|Saskatchewan|Manitoba|Nova Scotia|New Brunswick)(?!\p{L})))/uy;

/** `ME-3`, `NY-104`: roads of a state; `RR 2 Box 118`: a route of the rural mail. */
export function stateRoadRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}-]/u.test(text.charAt(at - 1))) return undefined;
  const mail = match(rural, text, at)?.[0];
  if (mail) return draft(at + mail.length, 'abbreviation', 'Rural Route');
  const found = match(stateRoad, text, at);
  const name = found?.[1] && Object.hasOwn(postalNames, found[1]) ? postalNames[found[1]] : '';
  if (!found?.[2] || !name || found[2].startsWith('0')) return undefined;
  if (
    !allows('@directions-before', 'before', leftOf(text, at, 14).toLowerCase()) ||
    !allows('@aside', 'around', near(text, at, 60))
  )
    return undefined;
  return readAs(found, 'number', `${name} {2:pairs}[ {3:text}]`, false);
}
