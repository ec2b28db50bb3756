import { entityAt } from './entities.ts';
import { hyphenBeforeSuffix } from './suffix-dash.ts';

/** A text in canonical characters, and where each unit's source ended. */
export interface Folded {
  readonly text: string;
  /** For each UTF-16 unit of `text`, the end of its source in the original text; never decreasing. */
  readonly ends: Uint32Array;
  /** Where units were left out: the place in `text`, and the end of what was left out in the original text. */
  readonly gaps: ReadonlyMap<number, number>;
}

/** Invisible characters that only affect layout: joiners, direction marks, soft hyphens, variation selectors. */
const invisible =
  /^(?:\u034F|[\uFE00-\uFE0F]|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB])$/u;
const keep =
  /^[\u2070-\u207F\u208A-\u209F\u00B2\u00B3\u00B9\u2122\u2120\u2026\u00A8\u00AF\u00B4\u00B8]$/u;
const mark = /^\p{M}$/u;
const ascii = /^[\n\t -~]$/;
const vulgar = /\p{No}/u;

const dashes = /^[\u2010\u2011\u2043\uFE63\uFF0D]$/u;
const singleQuotes = /^[\u2018\u2019\u02BB\u02BC\u2032\u00B4\u02B9]$/u;

/** The digit in any script, by the zero of its run: `\p{Nd}` comes in tens. */
function digitValue(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (let step = 0; step < 10; step++) {
    const before = code - step - 1;
    if (before < 0 || !/^\p{Nd}$/u.test(String.fromCodePoint(before))) return String(step % 10);
  }
  // Mathematical digits are five runs of ten without a gap.
  return code >= 0x1d7ce && code <= 0x1d7ff ? String((code - 0x1d7ce) % 10) : undefined;
}

/** Superscripts that mean a footnote or a power are kept for the unit rules; the rest become plain. */
function plain(cluster: string): string {
  if (ascii.test(cluster)) return cluster;
  if (invisible.test(cluster)) return '';
  if (cluster === '\r') return '\n';
  if (dashes.test(cluster)) return '-';
  if (cluster === '\u2012') return '\u2013';
  if (singleQuotes.test(cluster)) return "'";
  if (keep.test(cluster)) return cluster;
  if (/^\p{Nd}$/u.test(cluster)) return digitValue(cluster) ?? ' ';
  if (vulgar.test(cluster)) {
    const compatible = cluster.normalize('NFKC');
    return /^[0-9]+$/.test(compatible) || compatible.includes('\u2044') ? compatible : cluster;
  }
  const composed = cluster.normalize('NFC');
  // Full-width and other compatible letters; ligatures and unit signs (㎏, ℃, ﬁ) are decomposed too.
  return /^[\u2100-\u2115\u2117-\u2121\u2123-\u218F\u3300-\u33FF\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7CB}\u2460-\u24FF]/u.test(
    composed,
  )
    ? composed.normalize('NFKC')
    : composed;
}

/** Only such units, of which none begins an entity: nothing of the text changes. */
const isPlain = /^[\n -%'-~\u0400-\u045f\u04ae\u04af\u04e8\u04e9]*$/;

/** Printable ASCII, line feeds, and the letters of the Mongolian alphabet. */
function usual(code: number): boolean {
  return (
    (code >= 0x20 && code <= 0x7e) ||
    code === 0x0a ||
    (code >= 0x400 && code <= 0x45f) ||
    (code >= 0x4ae && code <= 0x4af) ||
    code === 0x4e8 ||
    code === 0x4e9
  );
}

/** What a character with its marks becomes behind the units before it. */
function clusterAt(
  text: string,
  at: number,
  units: readonly string[],
): { out: string; end: number } {
  let cluster = String.fromCodePoint(text.codePointAt(at) ?? 0);
  let end = at + cluster.length;
  // Marks join their base (й typed as и and a breve), at most eight; the rest stay separate.
  for (let marks = 0; end < text.length && marks < 8; marks++) {
    const code = text.charCodeAt(end);
    if (code < 0x300 || !mark.test(text.charAt(end)) || invisible.test(text.charAt(end))) break;
    cluster += text.charAt(end);
    end++;
  }
  let out = plain(cluster);
  if (cluster === '\r' && text[end] === '\n') out = '';
  if (out.length > 1 && out.includes('\u2044') && /[0-9]/.test(units.at(-1) ?? '')) out = ` ${out}`;
  // 24º C, with the sign of Spanish ordinals.
  if (out === 'º' && /\d ?$/.test(units.slice(-2).join(''))) out = '°';
  // log₂8: two numbers.
  if (/^[\u2080-\u2089]$/.test(cluster) && /^\d/.test(text.charAt(end))) out += ' ';
  return { out, end };
}

/**
 * Normalizes a text's characters: composed letters (NFC), plain digits and dashes, no invisible characters. A space
 * separates a digit from a following fraction sign (10½). Never throws; runs in one pass.
 */
export function fold(text: string): Folded {
  if (isPlain.test(text))
    return { text, ends: Uint32Array.from(text, (_, at) => at + 1), gaps: new Map() };
  const units: string[] = [];
  const ends: number[] = [];
  let at = 0;
  while (at < text.length) {
    const entity = text.charCodeAt(at) === 0x26 ? entityAt(text, at) : undefined;
    if (entity) {
      for (const unit of plain(entity.said).split('')) {
        units.push(unit);
        ends.push(entity.end);
      }
      at = entity.end;
      continue;
    }
    // Nearly all of a text: a plain letter that no mark follows.
    const next = text.charCodeAt(at + 1);
    if (usual(text.charCodeAt(at)) && (!(next >= 0x300) || usual(next))) {
      units.push(text.charAt(at));
      ends.push(++at);
      continue;
    }
    const { out, end } = clusterAt(text, at, units);
    for (let unit = 0; unit < out.length; unit++) {
      units.push(out.charAt(unit));
      ends.push(end);
    }
    at = end;
  }
  if (ends.length > 0) ends[ends.length - 1] = text.length;
  return {
    text: hyphenBeforeSuffix(units.join('')),
    ends: Uint32Array.from(ends),
    gaps: new Map(),
  };
}
