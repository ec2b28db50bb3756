import { type Draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround } from '../near.ts';
import { countOf } from './cardinal.ts';
import { allows } from './neighbors.ts';

const ridden = /(\d{1,3}) ?h(?:rs?)? ?(\d{1,2}) ?['’′](?: ?(\d{1,2}) ?(?:["”″]|''))?/uy;
const gap = /(?:(\d{1,2})['’′] ?)?(\d{1,2})(?:["”″]|'')(?![\p{L}\p{N}])/uy;
const stage =
  /\d ?h(?:rs?)? ?\d{1,2} ?['’′]|\b(?:peloton|s\.t\.|stage|GC|general classification|time trial|breakaway|yellow jersey|rally|cyclists?)\b/i;

/** `4h 17' 15"`, `2. Okoye at 1' 12"`: the time of a rider, and how much later others came. */
export function stageTimeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const whole = match(ridden, text, at);
  if (whole?.[1] && whole[2]) {
    const seconds = whole[3] ? ` ${countOf(whole[3], 'second')}` : '';
    return draftOf(
      whole,
      'unit',
      `${countOf(whole[1], 'hour')} ${countOf(whole[2], 'minute')}${seconds}`,
    );
  }
  const found = match(gap, text, at);
  if (!found?.[2] || !allows('@gap-before', 'before', leftOf(text, at, 6))) return undefined;
  if (!stage.test(lineAround(text, at, 160))) return undefined;
  const minutes = found[1] ? `${countOf(found[1], 'minute')} ` : '';
  return draftOf(found, 'unit', `${minutes}${countOf(found[2], 'second')}`, false);
}
