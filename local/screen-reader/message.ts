// What is said of a message of speech-dispatcher.
import type { Language } from '@duu/contract/language';
import { guessLanguage } from '@duu/speech/guess-language';
import { entityAt } from '@duu/speech/normalize/entities';
import { languageOf, type Settings } from './settings.ts';
import { characterName, spelled, withSignNames } from './signs.ts';

export const messageKinds = ['SPEAK', 'CHAR', 'KEY', 'SOUND_ICON'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A stretch of a message, and the mark behind it that is reported once it was said. */
export interface Piece {
  readonly text: string;
  readonly language: Language;
  readonly mark: string | null;
}

const markTag = /<mark\s+name\s*=\s*(?:"([^"]*)"|'([^']*)')\s*\/>/g;

/** Returns the text of SSML, of which speech-dispatcher itself writes `speak` and `mark`. */
const withoutTags = (ssml: string): string =>
  ssml
    .replace(/<[^<>]*>/g, '')
    .replace(/&#?\w+;/g, (written) => entityAt(written, 0)?.said ?? written);

/** Letters tell the language; without any, it is the one that is set. */
const languageFor = (text: string, settings: Settings): Language =>
  /\p{L}/u.test(text) ? guessLanguage(text) : languageOf(settings);

/** Returns what is said of a text, in the language of its letters. */
function said(text: string, kind: MessageKind, settings: Settings, language: Language): string {
  const capital = settings.cap_let_recogn !== 'none';
  if (kind === 'CHAR' || (kind === 'KEY' && [...text].length === 1))
    return characterName(text, language, capital);
  // Keys are named as in `control_shift_a`.
  if (kind === 'KEY')
    return text
      .split('_')
      .map((part) => ([...part].length === 1 ? characterName(part, language, false) : part))
      .join(' ');
  if (settings.spelling_mode === 'on') return spelled(text.trim(), language, capital);
  return withSignNames(text, settings.punctuation_mode, language);
}

/** Returns the stretches of a message, in order. */
export function piecesOf(message: string, kind: MessageKind, settings: Settings): Piece[] {
  const piece = (written: string, mark: string | null): Piece => {
    const text = kind === 'CHAR' && written === 'space' ? ' ' : written;
    const language = languageFor(text, settings);
    return { text: said(text, kind, settings, language), language, mark };
  };
  if (kind !== 'SPEAK') return [piece(message, null)];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: tag, 1: double, 2: single, index } of message.matchAll(markTag)) {
    pieces.push(piece(withoutTags(message.slice(from, index)), double ?? single ?? ''));
    from = index + tag.length;
  }
  return [...pieces, piece(withoutTags(message.slice(from)), null)];
}
