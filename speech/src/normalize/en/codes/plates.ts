import { type Draft, draftOf, match } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { oneByOne, twoDigits } from '../numbers/cardinal.ts';

/** 38-21 УБӨ, 1234 УНА. */
const cyrillicPlate = /(\d\d)-?(\d\d)(?= \p{Script=Cyrillic}{3}(?!\p{L}))/uy;
const plate = /(?=[A-Z \d-]{0,6}\d)[A-Z\d]{1,4}[ -]?[A-Z\d]{2,7}(?![\p{L}\p{N}])/uy;
const plateCue = /\b(?:plates?|registration)(?: (?:number|no\.?))?(?: (?:is|was))?:? $/i;

/** `license plate ABC 1234`: the plate of a car. */
export function plateAt(text: string, at: number): Draft | undefined {
  const local = match(cyrillicPlate, text, at);
  if (local?.[1] && local[2])
    return draftOf(local, 'number', `${twoDigits(local[1])} ${twoDigits(local[2])}`);
  const found = match(plate, text, at);
  const cue = found && plateCue.test(leftOf(text, at, 30));
  return cue ? draftOf(found, 'number', oneByOne(found[0])) : undefined;
}
