import { marksOf, voiceKey } from '@duu/contract/marks';
import type { Edited } from './edit-segments.ts';
import type { Segment } from './segment.ts';

/** Where a line of a dialogue says whose words it has: `Anna:`, `Бат (инээж):`, or a mark with a label. */
export interface LabelledLine {
  readonly paragraph: number;
  /** UTF-16 offsets of the label with its mark, its colon and the blank behind it. */
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** The name in its mark, if it has one. */
  readonly voice: string | null;
  /** Whether the label is read aloud as well. */
  readonly isRead: boolean;
}

/** Somebody in a dialogue. */
export interface Role {
  /** The same for each way of writing the label. */
  readonly key: string;
  /** As it is written first, without what is in brackets. */
  readonly label: string;
  readonly lines: readonly LabelledLine[];
}

const word = String.raw`[\p{L}\p{M}\p{N}.'’‐-]*`;
const name = String.raw`(?:\p{L}|\d{1,3}-\p{L})${word}(?: [\p{L}\p{N}]${word}){0,3}`;
const aside = String.raw`(?:[^\S\n]*\([^()\n]{1,40}\))?`;
// An address (`http://`) or a time (`Start:14:30`) is none. Emphasis is what pasted Markdown leaves.
const labelPattern = new RegExp(
  String.raw`(?<open>[*_]{0,3})(?<label>${name}${aside})(?:\k<open>[:：]|[:：]\k<open>)(?=\s|$|\p{Lu}|["“”«„'‘(…—–-])[^\S\n]*`,
  'uy',
);
const maxLabelLength = 40;

/** Words that name no speaker, and verbs that announce what somebody says. */
const otherWords =
  /^(?:note|notes|nb|n\.b|ps|p\.s|tip|hint|warning|caution|important|attention|example|e\.g|source|translation|summary|жич|санамж|тайлбар|анхаар|анхааруулга|жишээ|жишээлбэл|жишээ нь|эх сурвалж|зөвлөгөө|зөвлөмж|тэмдэглэл|орчуулга|дүгнэлт)$|(?:^| )(?:said|says|say|asked|asks|replied|answered|added|хэлэв|хэлсэн|хэлэхдээ|хэллээ|хэлдэг|асуув|асуулаа|асуусан|хариулав|хариулсан|өгүүлрүүн|гэв)$/u;

const withoutAside = (label: string) => label.replace(/[^\S\n]*\([^()]*\)$/u, '');
const roleKey = (label: string) => voiceKey(withoutAside(label));

const afterBlanks = (line: string, at: number) => at + line.slice(at).search(/\S|$/u);

function labelledLine(line: string): Omit<LabelledLine, 'paragraph'> | null {
  let at = afterBlanks(line, 0);
  let start = at;
  let voice: string | null = null;
  for (const mark of marksOf(line)) {
    if (mark.start > at) break;
    at = afterBlanks(line, mark.end);
    voice = mark.kind === 'voice' ? mark.name : null;
    start = mark.kind === 'voice' ? mark.start : at;
    if (mark.kind === 'voice' && mark.label !== null)
      return { start, end: at, label: mark.label.name, voice, isRead: false };
  }
  labelPattern.lastIndex = at;
  const { 0: whole = '', groups } = labelPattern.exec(line) ?? {};
  const label = groups?.label ?? '';
  if (label === '' || label.length > maxLabelLength) return null;
  return { start, end: at + whole.length, label, voice, isRead: voice !== null };
}

function labelledLines(texts: readonly string[]): LabelledLine[] {
  return texts.flatMap((text, paragraph) =>
    [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
      const found = labelledLine(line);
      return found
        ? [{ ...found, paragraph, start: index + found.start, end: index + found.end }]
        : [];
    }),
  );
}

/**
 * Returns who speaks in a dialogue, in the order of their first words. Somebody is who has a voice, or whose label is
 * there twice; in such a dialogue also who says one thing, right before or after others.
 */
export function rolesOf(texts: readonly string[]): Role[] {
  const roles = new Map<string, LabelledLine[]>();
  const lines = labelledLines(texts);
  for (const line of lines) {
    const key = roleKey(line.label);
    if (line.voice === null && otherWords.test(key)) continue;
    roles.set(key, [...(roles.get(key) ?? []), line]);
  }
  const isSure = (all: readonly LabelledLine[] = []) =>
    all.length > 1 || all.some(({ voice }) => voice !== null);
  const sure = new Set([...roles].filter(([, all]) => isSure(all)).map(([key]) => key));
  const surelyLabelled = new Set(
    lines.flatMap(({ label, paragraph }) => (sure.has(roleKey(label)) ? [paragraph] : [])),
  );
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const isBeside = ({ paragraph }: LabelledLine) => {
    const at = written.indexOf(paragraph);
    return [at - 1, at, at + 1].some((near) => surelyLabelled.has(written[near] ?? -1));
  };
  return [...roles].flatMap(([key, all]) =>
    sure.has(key) || all.some(isBeside)
      ? [{ key, label: withoutAside(all[0]?.label ?? key), lines: all }]
      : [],
  );
}

/**
 * Writes anew how each line of these roles begins. A label that is a paragraph of its own goes into the next one, for
 * a voice reads until the end of its paragraph.
 */
export function rewriteLabels(
  segments: readonly Segment[],
  roles: readonly Role[],
  write: (role: Role, line: LabelledLine) => string,
): Edited {
  const texts = segments.map(({ text }) => text);
  const dropped = new Set<number>();
  const begins = new Map<number, { line: LabelledLine; role: Role }[]>();
  for (const role of roles)
    for (const line of role.lines)
      begins.set(line.paragraph, [...(begins.get(line.paragraph) ?? []), { line, role }]);
  for (const [paragraph, all] of begins) {
    let text = texts[paragraph] ?? '';
    for (const { line, role } of all.toSorted((a, b) => b.line.start - a.line.start))
      text = text.slice(0, line.start) + write(role, line) + text.slice(line.end);
    const [only] = all;
    const isBare =
      all.length === 1 && only && (texts[paragraph] ?? '').trim().length <= only.line.end;
    const next = paragraph + 1;
    if (isBare && (segments[next]?.text ?? '').trim() !== '' && !begins.has(next)) {
      texts[next] = `${text.trimEnd()} ${texts[next]}`;
      dropped.add(paragraph);
    } else texts[paragraph] = text;
  }
  return {
    segments: segments.flatMap(({ id }, at) =>
      dropped.has(at) ? [] : [{ id, text: texts[at] ?? '' }],
    ),
    caret: null,
  };
}
