import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { figures } from '../figures.ts';
import { describesGoods } from '../measures/described-goods.ts';
import { allows } from '../neighbors.ts';
import { spellName } from '../programs/paths.ts';
import { readAs } from '../said.ts';

const volts =
  /(\d{1,4}) ?(?:[-\u2013]|to) ?(\d{1,4}) ?V(?: ?(AC|DC|ac|dc)|(?=~))?(?![\p{L}\p{N}])/uy;
const manuals = figures('manuals');
/** Figures of manuals, markets and servers that must not run into their neighbours. */
export function manualFigureRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (/[\d.,/$€£]/.test(text.charAt(at - 1))) return undefined;
  const supply = match(volts, text, at);
  if (supply && Number(supply[2]) > Number(supply[1])) {
    const unit = describesGoods('volt', text, at + supply[0].length) ? 'volt' : 'volts';
    return readAs(supply, 'unit', `{1} to {2} ${unit}[ {3:letters}]`);
  }
  return manuals(scan);
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
    allows('@git-refs', 'after', text.slice(at, at + 22)) ||
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
  if (text.charAt(at) === '/' && allows('@http-methods', 'before', leftOf(text, at, 9))) {
    const found = match(asking, text, at)?.[0].replace(/[.:,]$/, '');
    return found ? draft(at + found.length, 'url', spellName(found)) : undefined;
  }
  // Block /admin at the firewall.
  const route =
    text.charAt(at) === '/' &&
    allows('@web-path-before', 'before', leftOf(text, at, 12).toLowerCase())
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
