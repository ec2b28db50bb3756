import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { isTimed } from '../measures/second-units.ts';
import { allows } from '../neighbors.ts';
import { cardinal, plain, pluralNumber } from '../numbers/cardinal.ts';

const stages: Readonly<Record<string, string>> = lists.stages;
const release =
  /([vV]?)(\d{1,4}(?:\.\d{1,4}){1,4})-?(rc|RC|alpha|beta|dev|pre|preview|canary|next|nightly|SNAPSHOT|snapshot|[ab](?=\d))[.-]?(\d{1,6}(?:\.\d{1,4}){0,2})?(?![\p{L}\p{N}])/uy;
const parts = (written: string): string => written.split('.').map(plain).join(' point ');

/** `v2.3.1-rc.1`, `3.13.0b2`: a release and its stage. */
export function releaseRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(release, text, at);
  if (!found?.[2] || !found[3]) return undefined;
  const stage = found[3].toLowerCase();
  return draftOf(
    found,
    'number',
    `${found[1] ? 'version ' : ''}${parts(found[2])} ${stages[stage] ?? stage}${found[4] ? ` ${parts(found[4])}` : ''}`,
  );
}

const several =
  /(?:40[013-689]|41[0-8]|42[0-9]|431|451|50[0-8]|51[0-1]|52[0-7]|599)s(?![\p{L}\p{N}'])/uy;

/** `seeing 502s on staging`, `the page 404s`: five oh twos. */
export function manyStatusRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(several, text, at)?.[0];
  if (!found) return undefined;
  const behind = leftOf(text, at, 14);
  if (isTimed(text, at, at + found.length)) return undefined;
  if (
    !allows('@failing', 'before', behind.toLowerCase()) &&
    !allows('@web', 'around', near(text, at, 60))
  )
    return undefined;
  const rest = found.slice(1, 3);
  const first = cardinal(found.charAt(0));
  const said =
    rest === '00'
      ? `${first} hundreds`
      : `${first} ${rest.startsWith('0') ? `oh ${cardinal(rest)}` : cardinal(rest)}`;
  return draft(at + found.length, 'number', rest === '00' ? said : pluralNumber(said));
}
