import { symbolLetter } from '../formats/symbol-fonts.ts';
import { type PdfRun, right } from './pdf-run.ts';

/** Letters of a font of symbols, by their places in it: files often say no more of them. */
const places = /[\uf020-\uf0ff]/gu;
const onlyPlaces = /^[\uf020-\uf0ff]+$/u;

/** Of the size of letters: what stands before or behind it by less is written without a blank. */
const apart = 0.3;

/** Whether a run stands alone at the beginning of a line or of a cell, as bullets do. */
function isBullet(run: PdfRun, before: PdfRun | undefined, next: PdfRun | undefined): boolean {
  const room = run.size * apart;
  return (
    onlyPlaces.test(run.text.trim()) &&
    (before === undefined || run.x - right(before) > run.size) &&
    next !== undefined &&
    next.x - right(run) > room
  );
}

/** Returns a row, from left to right, with what its letters of fonts of symbols mean: `≥`, `α`, a bullet. */
export const withSymbols = (row: readonly PdfRun[]): PdfRun[] =>
  row.map((run, at) => {
    // The names of fonts are not known here. That of bullets may be any, in text it is Symbol.
    const text = isBullet(run, row[at - 1], row[at + 1])
      ? '•'
      : run.text.replace(places, (place) =>
          symbolLetter('Symbol', place.charCodeAt(0).toString(16)),
        );
    return text === run.text ? run : { ...run, text };
  });
