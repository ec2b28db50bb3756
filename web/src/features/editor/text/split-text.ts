import { type Span, sentencesOf } from '@duu/contract/sentences';

/** A piece of a text. Pieces cover their text without gaps. */
export type Piece = Span;

/**
 * Splits a text into as few pieces as fit: at sentence ends, longer sentences at spaces, longer words anywhere. Only a
 * single character may remain that does not fit. Every part of a piece that fits must fit too.
 */
export function splitText(text: string, fits: (piece: Piece) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  for (const atom of sentencesOf(text).flatMap((sentence) => atomsOf(text, sentence, fits))) {
    const longer: Piece = open === null ? atom : { start: open.start, end: atom.end };
    if (open !== null && !fits(longer)) {
      pieces.push(open);
      open = atom;
    } else open = longer;
  }
  return open === null ? pieces : [...pieces, open];
}

function atomsOf(text: string, sentence: Piece, fits: (piece: Piece) => boolean): Piece[] {
  if (fits(sentence)) return [sentence];
  const words = text.slice(sentence.start, sentence.end).matchAll(/\S+\s*|\s+/gu);
  return [...words].flatMap(({ index, 0: word }) => {
    const start = sentence.start + index;
    return halves(text, { start, end: start + word.length }, fits);
  });
}

function halves(text: string, piece: Piece, fits: (piece: Piece) => boolean): Piece[] {
  let middle = Math.ceil((piece.start + piece.end) / 2);
  if (/[\uDC00-\uDFFF]/.test(text[middle] ?? '')) middle++;
  if (fits(piece) || middle >= piece.end) return [piece];
  return [
    ...halves(text, { start: piece.start, end: middle }, fits),
    ...halves(text, { start: middle, end: piece.end }, fits),
  ];
}
