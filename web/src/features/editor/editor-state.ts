import { limits } from '@duu/contract/limits';
import { Store } from '../../stores/store.ts';
import {
  type Draft,
  initialVoice,
  type VoiceField,
  type VoiceSettings,
  voiceFields,
} from './drafts/draft.ts';
import type { ChapterBegin } from './import/document/chapters.ts';
import { appendAll, type Edited, setText } from './text/edit-segments.ts';
import type { Caret, Segment } from './text/segment.ts';
import { applyEdit, redo, startHistory, type TextHistory, undo } from './text/text-history.ts';

/** Everything that a user changes in the editor, and that a draft stores. */
export interface EditorState {
  /** A name entered before there is an audio; if empty, the server takes the first words. */
  readonly name: string;
  readonly history: TextHistory;
  readonly voice: VoiceSettings;
  /** What the user chose of the voice; for the rest the page's choice still follows the text's language. */
  readonly chosen: ReadonlySet<VoiceField>;
  readonly accepted: ReadonlySet<string>;
  /** Titles of chapters by the id of their first segment. */
  readonly chapters: ReadonlyMap<string, string>;
  /** Who wrote the imported document; empty if nobody is named. */
  readonly author: string;
  /** Its cover, a JPEG in base64. */
  readonly cover: string | null;
  /** Words that were read from a picture without certainty, until the user has checked them. */
  readonly doubts: ReadonlySet<string>;
  /** Counts the user's changes; 0 until the first, so that opening a page writes no draft. */
  readonly changes: number;
}

export type EditorAction =
  | { readonly kind: 'edit'; readonly make: (segments: readonly Segment[]) => Edited }
  | {
      readonly kind: 'type';
      readonly id: string;
      readonly make: (segments: readonly Segment[]) => Edited;
      readonly at: number;
    }
  | { readonly kind: 'spell'; readonly id: string; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'voice'; readonly change: Partial<VoiceSettings> }
  /** The page's choice where the user has made none: not a user change, so no draft. */
  | { readonly kind: 'default-voice'; readonly change: Partial<VoiceSettings> }
  | { readonly kind: 'accept'; readonly readings: readonly string[] }
  | {
      readonly kind: 'import';
      readonly paragraphs: readonly string[];
      readonly chapters: readonly ChapterBegin[];
      /** What the document says about itself, for a text that has no name and no words yet. */
      readonly title: string;
      readonly author: string;
      readonly cover: string | null;
    }
  | { readonly kind: 'doubt'; readonly words: readonly string[] }
  | { readonly kind: 'checked' }
  | { readonly kind: 'load'; readonly from: EditorStart }
  /** The text after so many changes is now an audio: its voice stays, and later changes start a draft of it. */
  | { readonly kind: 'saved'; readonly changes: number };

export interface EditorStart {
  readonly name: string;
  readonly segments: readonly Segment[];
  readonly voice: VoiceSettings;
  /** What is not the page's to choose; if missing, what differs from the initial voice. */
  readonly chosen?: readonly VoiceField[] | undefined;
  readonly accepted: readonly string[];
  readonly chapters?: Draft['chapters'] | undefined;
  readonly author?: string | undefined;
  readonly cover?: string | undefined;
  /** Where the caret goes when the editor opens. */
  readonly caret?: Caret | null;
}

/** Drafts from before choices were kept have a speaker only if the user chose one. */
function changedFields(voice: VoiceSettings): readonly VoiceField[] {
  return voice.speakerId === null
    ? voiceFields.filter((field) => voice[field] !== initialVoice[field])
    : voiceFields;
}

function startEditor(from: EditorStart): EditorState {
  return {
    name: from.name,
    history: startHistory(from.segments, from.caret ?? null),
    voice: from.voice,
    chosen: new Set(from.chosen ?? changedFields(from.voice)),
    accepted: new Set(from.accepted),
    chapters: new Map(from.chapters?.map(({ segmentId, title }) => [segmentId, title])),
    author: from.author ?? '',
    cover: from.cover ?? null,
    doubts: new Set(),
    changes: 0,
  };
}

function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'edit':
      return withHistory(state, applyEdit(state.history, action.make(state.history.segments)));
    case 'type':
      return withHistory(
        state,
        applyEdit(state.history, action.make(state.history.segments), {
          segmentId: action.id,
          at: action.at,
        }),
      );
    case 'spell':
      return withHistory(
        state,
        applyEdit(state.history, setText(state.history.segments, action.id, action.text)),
      );
    case 'name':
      return { ...state, name: action.name, changes: state.changes + 1 };
    case 'undo':
      return withHistory(state, undo(state.history));
    case 'redo':
      return withHistory(state, redo(state.history));
    case 'voice':
      return {
        ...state,
        voice: { ...state.voice, ...action.change },
        chosen: new Set([...state.chosen, ...fieldsOf(action.change)]),
        changes: state.changes + 1,
      };
    case 'default-voice':
      return { ...state, voice: { ...state.voice, ...action.change } };
    case 'accept':
      return {
        ...state,
        accepted: new Set([...state.accepted, ...action.readings]),
        changes: state.changes + 1,
      };
    case 'import':
      return withImport(state, action);
    case 'doubt':
      return { ...state, doubts: new Set([...state.doubts, ...action.words]) };
    case 'checked':
      return { ...state, doubts: new Set() };
    case 'load':
      return startEditor(action.from);
    case 'saved':
      return {
        ...state,
        chosen: new Set(voiceFields),
        changes: Math.max(0, state.changes - action.changes),
      };
  }
}

/**
 * Holds the state of one editor. Each action is applied once, at once: React may run a reducer again after a late
 * update, and the new ids of paragraphs would lose what was typed for the first ones.
 */
export class EditorStore extends Store<EditorState> {
  constructor(start: EditorStart) {
    super(startEditor(start));
  }

  readonly dispatch = (action: EditorAction): void => {
    const next = editorReducer(this.get(), action);
    if (next !== this.get()) this.set(next);
  };
}

/** Appends an import. Deleted segments keep their chapter, in case they are brought back. */
function withImport(
  state: EditorState,
  { paragraphs, chapters, title, author, cover }: Extract<EditorAction, { kind: 'import' }>,
): EditorState {
  const isFirst = state.history.segments.every(({ text }) => text.trim() === '');
  const edited = appendAll(state.history.segments, paragraphs);
  const added = edited.segments.slice(edited.segments.length - paragraphs.length);
  const named = chapters.flatMap(({ title, from }): [string, string][] => {
    const segment = added[from];
    return segment === undefined ? [] : [[segment.id, title]];
  });
  return withHistory(
    {
      ...state,
      name: state.name === '' && isFirst ? title.slice(0, limits.nameCharacters) : state.name,
      ...(isFirst && { author: author.slice(0, limits.nameCharacters), cover }),
      chapters: new Map([...state.chapters, ...named]),
    },
    applyEdit(state.history, edited),
  );
}

function withHistory(state: EditorState, history: TextHistory): EditorState {
  return history === state.history ? state : { ...state, history, changes: state.changes + 1 };
}

function fieldsOf(change: Partial<VoiceSettings>): readonly VoiceField[] {
  return voiceFields.filter((field) => field in change);
}

export function draftOf(state: EditorState, now: number): Draft {
  return {
    name: state.name,
    segments: [...state.history.segments],
    voice: state.voice,
    chosen: [...state.chosen],
    accepted: [...state.accepted],
    chapters: [...state.chapters].map(([segmentId, title]) => ({ segmentId, title })),
    author: state.author,
    ...(state.cover === null ? {} : { cover: state.cover }),
    savedAt: now,
  };
}
