import { match } from './draft.ts';

const mail =
  /(?:mailto:)?([A-Za-z0-9][\w.+%*•-]{0,63})@((?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,5}[A-Za-z]{2,24})(?![A-Za-z0-9]|-[A-Za-z0-9])(\/[A-Za-z0-9][^\s<>"«»“”„@,;)]{0,200})?/y;
const tops =
  'com|org|net|mn|gov|edu|info|io|ru|cn|jp|kr|de|uk|us|eu|tv|co|app|dev|ai|biz|me|site|online|xyz|shop|news|fr|kz|ch|ie|ca|au|nz|za|ng|ke|gh|sg|ph|pk|es|nl|se|dk|fi|pl|cz|ro|gr|br|mx|ar|cl|th|vn|hk|tw|il|ae|bd|lk|np|tz|ug|zw|lt|lv|ua|tr|sa|qa|blog|example';
/** Ends of short addresses that are words as well: only with a path behind them, youtu.be/abc. */
const pathed = 'be|ly|gl|gg|to|la|fm|im|ee|st|sh|is|in|it|id|link|page';
const link =
  /(?:(?:https?|s?ftp|file|ssh|git|s3|gs|wss?|rtsp|smb):\/\/|www\.)[^\s<>"«»“”„]{0,400}/iy;
/** Also 10.1038/s41586-020-2649-2, a DOI. */
const bare = new RegExp(
  `10\\.\\d{4,9}/(?=[^\\s\\d]|\\d*[-.])[^\\s<>"«»“”„]{1,200}|` +
    `(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\\.){1,5}(?:(?:${tops})(?![A-Za-z0-9]|-[A-Za-z0-9]|\\.[a-z]{2,5}(?![a-z])|\\.[A-Z]\\w)|(?:${pathed})(?=/[A-Za-z0-9])|(?<=[a-z0-9]{3}\\.)[a-z]{2,12}(?=/[A-Za-z0-9]))(?:/[^\\s<>"«»“”„]{0,300})?`,
  'y',
);
/** SPORTSDIRECT.COM, Booking.Com: as banks and headings print them; ASP.NET is not a site. */
const inCapitals =
  /(?!(?:ASP|ADO|VB)\.NET)(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,3}(?:C[Oo][Mm]|O[Rr][Gg]|N[Ee][Tt]|EDU|GOV|INFO|MN|(?<=\.C[Oo]\.)(?:[A-Z]{2}|Uk))(?![A-Za-z0-9]|-[A-Za-z0-9])(?:\/[^\s<>"«»“”„]{0,300})?/y;
/** https:// alone, which is told about. */
const scheme = /^[a-z\d]{2,5}:\/\/(?=[.,;:!?)\]}'…`]*$)/i;
const hung = /-[а-яөүё]{1,14}$/;
const cyrillic = /\p{Script=Cyrillic}/u;
const trailing = /[.,;:!?)\]}'…-]+$/;

/** An address split into the parts that are spoken: runs of letters, runs of digits and signs, in order. */
export interface Address {
  readonly end: number;
  readonly parts: readonly string[];
}

function cut(written: string): string[] {
  return written.match(/[*•]+|\p{L}+|\p{N}+|[^\p{L}\p{N}]/gu) ?? [];
}

export function mailAt(text: string, at: number): Address | undefined {
  const found = match(mail, text, at);
  if (!found) return undefined;
  // A full stop after its path ends the sentence.
  const whole = found[3] ? found[0].replace(trailing, '') : found[0];
  return { end: at + whole.length, parts: cut(whole.replace(/^mailto:/, '')) };
}

/** A web address without `https://` and a final slash; a full stop after it ends the sentence. */
export function linkAt(text: string, at: number): Address | undefined {
  const found = match(link, text, at) ?? match(bare, text, at) ?? match(inCapitals, text, at);
  if (!found) return undefined;
  const whole = scheme.exec(found[0])?.[0] ?? found[0].replace(trailing, '');
  // duu.mn-ээр: a Mongolian suffix is not part of an address in Latin letters.
  const bareOf = whole.replace(hung, '');
  const written = cyrillic.test(bareOf) ? whole : bareOf;
  if (written.length < 4) return undefined;
  const said = scheme.test(written)
    ? written
    : written.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return { end: at + written.length, parts: cut(said) };
}

/** The name of a package or an image with its version: @scope/client@4.2.0, nginx/proxy:1.25, node:20.1. */
const pack =
  /@[a-z][\w-]{0,40}\/[a-z][\w.-]{0,40}(?:@v?\d{1,4}(?:\.\d{1,4}){0,3})?(?![\w/@])|[a-z][\w-]{1,40}(?:\/[a-z][\w-]{0,40}[:@]|:)v?\d{1,4}(?:\.\d{1,4}){1,3}(?![\w/:])/y;

/** Such a name as it is written; undefined if there is none. */
export const packAt = (text: string, at: number): string | undefined => match(pack, text, at)?.[0];
