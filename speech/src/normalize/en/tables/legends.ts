import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineBehind } from '../../near.ts';

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
