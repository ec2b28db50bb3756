import type { Edited } from './edit-segments.ts';
import type { Caret, Segment } from './segment.ts';

/** The editor's text with its undo and redo steps. Typing in one paragraph is one step. */
export interface TextHistory {
  readonly segments: readonly Segment[];
  /** Set after a change that moves the caret; the page applies it once per `revision`. */
  readonly caret: Caret | null;
  readonly revision: number;
  readonly past: readonly (readonly Segment[])[];
  readonly future: readonly (readonly Segment[])[];
  /** The paragraph being typed in, and the time of the last keystroke (ms). */
  readonly typing: { readonly segmentId: string; readonly at: number } | null;
}

const longestPast = 200;
/** A pause this long (ms) starts a new undo step. */
const typingPause = 1000;

export function startHistory(
  segments: readonly Segment[],
  caret: Caret | null = null,
): TextHistory {
  return { segments, caret, revision: 0, past: [], future: [], typing: null };
}

/** Adds an edit. `typed` has the paragraph and time of typing, so that keystrokes are joined. */
export function applyEdit(
  history: TextHistory,
  edited: Edited,
  typed: { segmentId: string; at: number } | null = null,
): TextHistory {
  if (edited.segments === history.segments) return history;
  const joins =
    typed !== null &&
    history.typing !== null &&
    typed.segmentId === history.typing.segmentId &&
    typed.at - history.typing.at < typingPause;
  return {
    segments: edited.segments,
    caret: edited.caret,
    revision: edited.caret === null ? history.revision : history.revision + 1,
    past: joins ? history.past : [...history.past.slice(1 - longestPast), history.segments],
    future: [],
    typing: typed,
  };
}

function caretOf(from: readonly Segment[], to: readonly Segment[]): Caret | null {
  const changed = to.find((segment) => !from.includes(segment)) ?? to.at(-1);
  return changed === undefined ? null : { segmentId: changed.id, offset: changed.text.length };
}

export function undo(history: TextHistory): TextHistory {
  const segments = history.past.at(-1);
  if (segments === undefined) return history;
  return {
    segments,
    caret: caretOf(history.segments, segments),
    revision: history.revision + 1,
    past: history.past.slice(0, -1),
    future: [history.segments, ...history.future],
    typing: null,
  };
}

export function redo(history: TextHistory): TextHistory {
  const [segments, ...future] = history.future;
  if (segments === undefined) return history;
  return {
    segments,
    caret: caretOf(history.segments, segments),
    revision: history.revision + 1,
    past: [...history.past, history.segments],
    future,
    typing: null,
  };
}
