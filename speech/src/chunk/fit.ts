import type { Token } from '@duu/contract/token';
import type { Engine } from '../engines/engine.ts';

const encoder = new TextEncoder();

/** Returns the size of a text in the engine's unit: UTF-8 bytes, or Unicode code points. */
export function sizeIn(unit: Engine['limit']['unit'], text: string): number {
  if (unit === 'bytes') return encoder.encode(text).length;
  let size = 0;
  for (const _ of text) size++;
  return size;
}

/**
 * Splits a token into tokens of at most `max`: a number between its words, and a single word (between code points)
 * only if no call could hold it.
 */
export function fit(token: Token, unit: Engine['limit']['unit'], max: number): Token[] {
  if (sizeIn(unit, token.spoken) <= max) return [token];
  const parts: string[] = [];
  let part = '';
  for (const word of token.spoken.split(' ').flatMap((one) => cut(one, unit, max))) {
    const longer = part === '' ? word : `${part} ${word}`;
    if (sizeIn(unit, longer) > max) {
      parts.push(part);
      part = word;
    } else part = longer;
  }
  parts.push(part);
  return parts.map((spoken) => ({ ...token, spoken }));
}

function cut(word: string, unit: Engine['limit']['unit'], max: number): string[] {
  if (sizeIn(unit, word) <= max) return [word];
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of word) {
    const more = sizeIn(unit, character);
    if (size + more > max) {
      parts.push(part);
      part = '';
      size = 0;
    }
    part += character;
    size += more;
  }
  return [...parts, part];
}
