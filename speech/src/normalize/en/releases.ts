import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, near } from '../near.ts';
import { cardinal, plain, pluralNumber } from './cardinal.ts';
import lists from './lists.json' with { type: 'json' };
import { allows } from './neighbors.ts';
import { port } from './paths.ts';
import { isTimed } from './second-units.ts';

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
  // 2.5a is a clause.
  if (/^[ab]$/.test(stage) && found[2].split('.').length < 3) return undefined;
  return draftOf(
    found,
    'number',
    `${found[1] ? 'version ' : ''}${parts(found[2])} ${stages[stage] ?? stage}${found[4] ? ` ${parts(found[4])}` : ''}`,
  );
}

const host = /(\d{1,3}(?:\.\d{1,3}){3})(?::(\d{2,5})|\/(\d{1,2}))?(?![\d\p{L}]|\.\d)/uy;
const ofRelease =
  /\b(?:v|ver|version|release|build|chrome|firefox|safari|edge|windows|macos|ios|android|firmware|driver|upgraded?(?: from| to)?|bumps? \w{2,20} from|from \d{1,4}(?:\.\d{1,4}){1,3} to|bios|section|clause|para(?:graph)?|rule|art(?:icle)?|§|ch(?:apter)?)\.? ?$/i;
const ofHost =
  /\b(?:login|connect\w*|ssh|ping|requests?|traffic|packets|log(?:ged)? in)\b[^\n]{0,40}$/i;

/** `192.168.0.1:8080`, `10.0.0.0/8`, `10.20.4.31`: four numbers of one byte each; 1.2.3.4 of a release has points. */
export function hostRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,$€£]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(host, text, at);
  if (!found?.[1]) return undefined;
  const groups = found[1].split('.');
  if (groups.some((one) => Number(one) > 255 || /^0\d/.test(one))) return undefined;
  const tail = found[2]
    ? ` colon ${port(found[2])}`
    : found[3]
      ? ` slash ${cardinal(found[3])}`
      : '';
  const behind = leftOf(text, at, 60);
  if (!tail && ofRelease.test(behind) && !ofHost.test(behind)) return undefined;
  return draftOf(found, 'number', groups.map(cardinal).join(' dot ') + tail);
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

const language =
  /\b(?:Python|Go|Kotlin|Django|Terraform|PHP|Node(?:\.js)?|Ruby|Rails|Rust|PostgreSQL|Postgres|MySQL|MariaDB|Gradle|Kubernetes|Swift|Perl|Julia|Scala|Elixir|Ubuntu|Debian|Alpine|macOS|Angular|React Native|Redis|NumPy|SciPy|pandas|Flask|Helm)(?: (?:versions?|is|now|to|from|at least|>=|≥|or|and|below|before|until|since|through|support|requires|≤|<=|<|>|v|minimum|up|of|\d\.\d{1,2},?|on)){0,5} $/;
/** Python numbers its versions past 3.9: 3.10, 3.11. */
const pythonLine = /\bpython(?:_requires|-version)?\b/i;
/** version 2.10: its second part is a number, as no one writes the zero of a decimal there. */
const versionBefore = /\b[Vv]ersions? $/;
const minor = /(\d{1,2})\.([1-9]\d)(?![\d.]\d|\d)/y;

/** `Python 3.10`: three point ten, which came after 3.9. */
export function languageVersionRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,$£€]/.test(text.charAt(at - 1))) return undefined;
  const found = match(minor, text, at);
  const behind = leftOf(text, at, 48);
  const told =
    found &&
    (language.test(behind) ||
      (/^3\.1\d$/.test(found[0]) && pythonLine.test(lineAround(text, at, 80))) ||
      (found[0].endsWith('0') && versionBefore.test(behind)));
  if (!told) return undefined;
  return found[1] && found[2]
    ? draftOf(found, 'number', `${cardinal(found[1])} point ${cardinal(found[2])}`)
    : undefined;
}
