import { marksOf, voiceKey } from '@duu/contract/marks';

/** Writes a pause where the caret is, with a blank on either side; after a mark that it is in. */
export function withPause(text: string, caret: number, mark: string): string {
  const inside = marksOf(text).find(({ start, end }) => start < caret && caret < end);
  const at = inside?.end ?? Math.min(caret, text.length);
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  return [before, mark, after].filter((part) => part !== '').join(' ');
}

const firstVoice = (text: string) => {
  const mark = marksOf(text).find(({ kind }) => kind === 'voice');
  return mark?.kind === 'voice' && text.slice(0, mark.start).trim() === '' ? mark : undefined;
};

/** Returns the `voiceKey` of the voice that a paragraph begins with; null without one. */
export function voiceOfParagraph(text: string): string | null {
  const mark = firstVoice(text);
  return mark ? voiceKey(mark.name) : null;
}

/** Begins a paragraph anew. @param write gets the label of the mark that is there, and returns what takes its place */
export function withVoice(text: string, write: (label: string | null) => string): string {
  const mark = firstVoice(text);
  const rest = text.slice(mark?.end ?? 0).trimStart();
  const begin = write(mark?.label?.name ?? null);
  return begin === '' ? rest : `${begin} ${rest}`;
}
