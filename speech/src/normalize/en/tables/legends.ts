import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind } from '../../near.ts';
import { allows } from '../neighbors.ts';

/** What a table prints instead of a figure, in the line that explains it: np = not published, na Not available. */
const short =
  /(n\.?[a-z]{1,2}\.?|nfp|nec|cv|se)(?= ?[=:] ?(?:not|nil|no|less|confid|data|zero|unavail|nothing)\b| (?:Not|Nil) )/y;
const lineOpens = /(?:^|[\n;,.)|*] {0,2})$/;
const dots =
  /(["“']?)(\.{2,3}|…|[–—-])(["”']?)(?= ?(?:=|:) ?(?:not|nil|no|less|confid|data|zero|unavail|nothing)\b)/y;
const dotNames: Readonly<Record<string, string>> = {
  ...{ '..': 'dot dot', '...': 'dot dot dot', '…': 'dot dot dot' },
  ...{ '-': 'dash', '–': 'dash', '—': 'dash' },
};

/** `np = not published`, `".." = not available`, `– = nil`: letters and signs that a legend explains. */
export function legendRule({ text, at }: Scan): Draft | undefined {
  const first = text.charAt(at);
  if (/[ncs]/.test(first)) {
    if (!lineOpens.test(leftOf(text, at, 3))) return undefined;
    const found = match(short, text, at)?.[1];
    return found
      ? draft(
          at + found.length,
          'initialism',
          [...found.replace(/\./g, '').toUpperCase()].join(' '),
        )
      : undefined;
  }
  if (!/["“'.…–—-]/.test(first) || !/^$|[\s(;]/.test(text.charAt(at - 1))) return undefined;
  const sign = match(dots, text, at);
  return sign?.[2] ? draftOf(sign, 'symbol', dotNames[sign[2]] ?? '') : undefined;
}

/** The next step of a path through a site or a menu. */
const step = /(?:>|›|»|→)(?= (?:\p{Lu}|\p{L}{4}|\d))/uy;
/** The first step of a site or a shop, behind which a number is not a comparison: > 8ft x 6ft sheds. */
const siteOpens =
  /^\s*(?:Home|Shop|Store|Start|All|Departments?|Products?|Browse|Catalogue|Catalog|Categor(?:y|ies)|Search)\b[^.!?=<]{0,150}$/;

/** `Home > Cars, boats & trailers > Transfer`: the steps of a path have a pause between them. */
export function breadcrumbRule({ text, at }: Scan): Draft | undefined {
  if (!/[>›»→]/.test(text.charAt(at)) || text.charAt(at - 1) !== ' ' || !match(step, text, at))
    return undefined;
  const line = lineBehind(text, at, 160);
  const ahead = text.slice(at + 1, at + 120).replace(/\n.*$/s, '');
  const opens = siteOpens.test(line) && !/[=<]/.test(ahead);
  if (opens) return draft(at + 1, 'punctuation', ',');
  if (/^ \d/.test(ahead)) return undefined;
  if (/\d ?$|[=<]|(?<![\p{L}'’])\p{L} (?:$|>)/u.test(line) || /[=<]|> \d/.test(ahead))
    return undefined;
  const twice = / > /.test(line) || / > /.test(ahead);
  const leads =
    /^\s*(?:Home|Settings|File|Menu|Account|Tools|View|Edit|Start|Support|Help)\b[^.!?]{0,60}$/.test(
      line,
    );
  return twice || leads ? draft(at + 1, 'punctuation', ',') : undefined;
}

/** `© Copyright 2025`, `Copyright © 2024`, `© Crown copyright`: said once. */
export function copyrightSignRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '©') return undefined;
  const named =
    allows('@copyright', 'after', text.slice(at + 1, at + 18)) ||
    /\bcopyright:? ?$/i.test(leftOf(text, at, 12));
  return named ? draft(at + 1, 'symbol', '') : undefined;
}
