import { paragraphsOfPlainText } from '../import/lines/plain-text.ts';
import { type Caret, newSegment, type Segment } from './segment.ts';

/** The result of an edit: the paragraphs (at least one) and the new caret. */
export interface Edited {
  readonly segments: readonly Segment[];
  readonly caret: Caret | null;
}

function indexOf(segments: readonly Segment[], id: string): number {
  return segments.findIndex((segment) => segment.id === id);
}

const unchanged = (segments: readonly Segment[]): Edited => ({ segments, caret: null });

export function setText(segments: readonly Segment[], id: string, text: string): Edited {
  return unchanged(
    segments.map((segment) => (segment.id === id ? { id: segment.id, text } : segment)),
  );
}

/** Typing; a line break from a phone's keyboard, which sends no key event, splits the paragraph. */
export function typeText(segments: readonly Segment[], id: string, text: string): Edited {
  const at = indexOf(segments, id);
  const [first = '', ...rest] = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  if (at === -1 || rest.length === 0) return setText(segments, id, text);
  const added = rest.map((line) => newSegment(line.trimStart()));
  const last = added.at(-1);
  return {
    segments: segments.toSpliced(at, 1, { id, text: first.trimEnd() }, ...added),
    caret: last === undefined ? null : { segmentId: last.id, offset: 0 },
  };
}

/** Enter: text before the selection stays, text after it starts a new paragraph. */
export function splitSegment(
  segments: readonly Segment[],
  id: string,
  start: number,
  end = start,
): Edited {
  const at = indexOf(segments, id);
  const segment = segments[at];
  if (segment === undefined) return unchanged(segments);
  const second = newSegment(segment.text.slice(end).trimStart());
  const first = { id: segment.id, text: segment.text.slice(0, start).trimEnd() };
  return {
    segments: segments.toSpliced(at, 1, first, second),
    caret: { segmentId: second.id, offset: 0 },
  };
}

/** Backspace at the start: joins a paragraph to the previous one, with a space if both have words. */
export function mergeWithPrevious(segments: readonly Segment[], id: string): Edited {
  const at = indexOf(segments, id);
  const segment = segments[at];
  const previous = segments[at - 1];
  if (segment === undefined || previous === undefined) return unchanged(segments);
  const needsSpace = /\S$/u.test(previous.text) && /^\S/u.test(segment.text);
  const left = needsSpace ? `${previous.text} ` : previous.text;
  return {
    segments: segments.toSpliced(at - 1, 2, { id: previous.id, text: left + segment.text }),
    caret: { segmentId: previous.id, offset: left.length },
  };
}

/** Delete at the end: the same join, from the previous paragraph. */
export function mergeWithNext(segments: readonly Segment[], id: string): Edited {
  const next = segments[indexOf(segments, id) + 1];
  return next === undefined ? unchanged(segments) : mergeWithPrevious(segments, next.id);
}

/** Moves a paragraph; `to` is its index afterwards, clamped to the ends. */
export function moveSegment(segments: readonly Segment[], id: string, to: number): Edited {
  const at = indexOf(segments, id);
  const segment = segments[at];
  if (segment === undefined) return unchanged(segments);
  const rest = segments.toSpliced(at, 1);
  const place = Math.max(0, Math.min(to, rest.length));
  if (place === at) return unchanged(segments);
  return {
    segments: rest.toSpliced(place, 0, segment),
    caret: { segmentId: id, offset: segment.text.length },
  };
}

/** Paste: one paragraph goes in at the caret, several become separate paragraphs around it. */
export function pasteInto(
  segments: readonly Segment[],
  id: string,
  start: number,
  end: number,
  pasted: string,
): Edited {
  const at = indexOf(segments, id);
  const segment = segments[at];
  const parts = paragraphsOfPlainText(pasted);
  const first = parts[0];
  if (segment === undefined || first === undefined) return unchanged(segments);
  const before = segment.text.slice(0, start);
  const after = segment.text.slice(end);
  if (parts.length === 1) {
    return {
      segments: segments.with(at, { id, text: before + first + after }),
      caret: { segmentId: id, offset: (before + first).length },
    };
  }
  const last = parts.at(-1) ?? '';
  const middle = parts.slice(1, -1).map((text) => newSegment(text));
  const end_ = newSegment(last + after);
  return {
    segments: segments.toSpliced(at, 1, { id, text: before + first }, ...middle, end_),
    caret: { segmentId: end_.id, offset: last.length },
  };
}

export function removeSegment(segments: readonly Segment[], id: string): Edited {
  const at = indexOf(segments, id);
  if (at === -1) return unchanged(segments);
  const rest = segments.toSpliced(at, 1);
  if (rest.length === 0) {
    const only = newSegment();
    return { segments: [only], caret: { segmentId: only.id, offset: 0 } };
  }
  const near = rest[Math.max(0, at - 1)];
  return {
    segments: rest,
    caret: near === undefined ? null : { segmentId: near.id, offset: near.text.length },
  };
}

export function replaceAll(paragraphs: readonly string[]): Edited {
  const segments = paragraphs.length === 0 ? [newSegment()] : paragraphs.map((p) => newSegment(p));
  const last = segments.at(-1);
  return {
    segments,
    caret: last === undefined ? null : { segmentId: last.id, offset: last.text.length },
  };
}

/** Appends imported paragraphs; fills an empty sheet instead. The page then stands at their start. */
export function appendAll(segments: readonly Segment[], paragraphs: readonly string[]): Edited {
  const kept = segments.filter((segment) => segment.text.trim() !== '');
  return replaceAllKeeping(kept, paragraphs);
}

function replaceAllKeeping(kept: readonly Segment[], paragraphs: readonly string[]): Edited {
  const added = replaceAll(paragraphs);
  const [first] = added.segments;
  return paragraphs.length === 0 && kept.length > 0
    ? unchanged(kept)
    : {
        segments: [...kept, ...added.segments],
        caret: first === undefined ? null : { segmentId: first.id, offset: 0 },
      };
}
