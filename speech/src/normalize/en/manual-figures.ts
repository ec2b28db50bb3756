import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal, digitByDigit, year } from './cardinal.ts';
import { describesGoods } from './described-goods.ts';
import { allows } from './neighbors.ts';
import { spellName } from './paths.ts';

const volts =
  /(\d{1,4}) ?(?:[-\u2013]|to) ?(\d{1,4}) ?V(?: ?(AC|DC|ac|dc)|(?=~))?(?![\p{L}\p{N}])/uy;
const amps = /(\d{1,3})\.(\d{1,3}) ?A(?=[ ,;.)]|\s*$)/y;
const fuseBefore = /(?:\b[Ff]uses?:? ?|\bF\d{1,2}:? ?)?(?<![\p{L}\p{N}])[TFM]$/u;

/** Numbers in quarters of an inch and threads to the inch: 1/4-20 UNC. */
const thread =
  /([1-9]\d?)\/(2|4|8|16|32)-(\d{1,2})(?= (?:UN[CFS]?|BS[WF]|NP[TS]|x |thread|bolt|screw|nut|stud|hex))/y;
const halves: Readonly<Record<string, string>> = {
  ...{ '2': 'half', '4': 'quarter', '8': 'eighth', '16': 'sixteenth', '32': 'thirty second' },
};

/** An index of shares and where it stands: S&P 500 5,304.72. */
const indexed = /(\d{2,4})(?= \d{1,2},\d{3}(?:\.\d|(?!\d)))/y;

/** What a server answered: GET /orders 200, HTTP/1.1" 500. */
const answer = /([1-5])(\d)(\d)(?=[ \t](?:\d|-)|\s*$)/y;
const asked = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/?[^\s"]{0,60} $|HTTP\/\d(?:\.\d)?" $/;

/** Figures of manuals, markets and servers that must not run into their neighbours. */
export function manualFigureRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (/[\d.,/$€£]/.test(last)) return undefined;
  const behind = leftOf(text, at, 76);
  const supply = match(volts, text, at);
  if (supply?.[1] && supply[2] && Number(supply[2]) > Number(supply[1])) {
    const kind = supply[3] ? ` ${[...supply[3].toUpperCase()].join(' ')}` : '';
    const end = at + supply[0].length;
    const unit = describesGoods('volt', text, end) ? 'volt' : 'volts';
    return draft(end, 'unit', `${cardinal(supply[1])} to ${cardinal(supply[2])} ${unit}${kind}`);
  }
  const fuse = fuseBefore.test(behind) ? match(amps, text, at) : null;
  if (fuse?.[1] && fuse[2])
    return draftOf(fuse, 'unit', `${cardinal(fuse[1])} point ${digitByDigit(fuse[2])} amps`);
  const screw = match(thread, text, at);
  if (screw?.[1] && screw[2] && screw[3])
    return draftOf(
      screw,
      'number',
      `${cardinal(screw[1])} ${halves[screw[2]]}${screw[1] === '1' ? '' : 's'} ${cardinal(screw[3])}`,
    );
  const index = allows('@index-before', 'before', behind) ? match(indexed, text, at) : null;
  if (index?.[1])
    return draftOf(
      index,
      'number',
      `${index[1].length > 3 ? year(index[1]) : cardinal(index[1])},`,
    );
  const status = asked.test(behind) ? match(answer, text, at) : null;
  if (!status?.[1] || !status[2] || !status[3]) return undefined;
  const rest = `${status[2]}${status[3]}`;
  const said =
    rest === '00' ? 'hundred' : status[2] === '0' ? `oh ${cardinal(status[3])}` : cardinal(rest);
  return draft(at + 3, 'number', `${cardinal(status[1])} ${said},`);
}

/** A repository: git@host:acme/widgets.git, acme/widgets#318; a branch: feat/sso. */
const repository = /:([\w-]{1,40})\/([\w-]{1,40})(\.git)?(?![\w/])/y;
const branch =
  /(?:feat|feature|fix|bugfix|hotfix|chore|refactor|release|docs|test)\/[a-z\d]+(?:[-_][a-z\d]+){0,6}(?![\p{L}\p{N}/])/uy;
/** origin/main, and acme/fix-null-cart behind "pull request #482 from". */
const remote =
  /(?:origin|upstream|remotes|refs)(?:\/[\w.-]{1,40}){1,4}|(?:[a-z\d-]{2,30}\/)[\w.-]{1,40}(?=['"`)\s]|[.,]?(?:\s|$))/y;
const issue = /[a-z\d][a-z\d-]{1,30}\/[a-z\d][a-z\d._-]{1,40}(?=#\d)/y;
const words = (written: string): string =>
  written
    .split(/[-_.]/)
    .filter(Boolean)
    .map((one) =>
      /^[a-z]{2,3}$/.test(one) && !/[aeiouy]/.test(one.slice(0, 3))
        ? [...one.toUpperCase()].join(' ')
        : one,
    )
    .join(' ');

function remoteAt(text: string, at: number): string | undefined {
  const told =
    allows('@originmain-originmaster', 'after', text.slice(at, at + 22)) ||
    /\b(?:pull|merge) request [#!]\d{1,6} from $/.test(leftOf(text, at, 34));
  return told ? match(remote, text, at)?.[0].replace(/[.,]$/, '') : undefined;
}

/** What a server is asked for: GET /index.html, POST /login. */
const asking = /\/[\w.~%-]{1,40}(?:\/[\w.~%:{}-]{0,40}){0,8}/y;

export function repositoryRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (text.charAt(at) === ':') {
    const found = /(?:git@[\w.-]{1,40}|\b(?:github|gitlab|bitbucket)\.(?:com|org))$/.test(
      leftOf(text, at, 46),
    )
      ? match(repository, text, at)
      : null;
    return found?.[1] && found[2]
      ? draftOf(
          found,
          'url',
          `colon ${words(found[1])} slash ${words(found[2])}${found[3] ? ' dot git' : ''}`,
        )
      : undefined;
  }
  if (text.charAt(at) === '/' && allows('@get-post', 'before', leftOf(text, at, 9))) {
    const found = match(asking, text, at)?.[0].replace(/[.:,]$/, '');
    return found ? draft(at + found.length, 'url', spellName(found)) : undefined;
  }
  // Block /admin at the firewall.
  const route =
    text.charAt(at) === '/' && allows('@block-visit', 'before', leftOf(text, at, 12).toLowerCase())
      ? match(
          /\/(?!(?:or|and|to|her|she|him|his|night|day|week|month)\b)[a-z][a-z_-]{2,20}(?![\w/])/y,
          text,
          at,
        )?.[0]
      : undefined;
  if (route) return draft(at + route.length, 'url', spellName(route));
  if (!/[a-z\d]/.test(text.charAt(at)) || /[\p{L}\p{N}_@#./:-]/u.test(last)) return undefined;
  const named =
    match(issue, text, at)?.[0] ??
    (allows('@only-branch', 'after', text.slice(at, at + 10)) ||
    allows('@branch-before', 'before', leftOf(text, at, 12))
      ? match(branch, text, at)?.[0]
      : undefined) ??
    remoteAt(text, at);
  return named
    ? draft(at + named.length, 'url', named.split('/').map(words).join(' slash '))
    : undefined;
}
