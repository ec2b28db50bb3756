import { match } from './draft.ts';

const shape = /(\d{1,3})° ?([0-5]?\d)['′](?: ?([0-5]?\d)(?:["″]|''|′′))?(?!\d)/y;

/** An angle or coordinate in degrees, minutes and optional seconds: 47°55', 106°53'12". */
export interface Angle {
  readonly end: number;
  readonly degrees: string;
  readonly minutes: string;
  readonly seconds: string;
}

export function angleAt(text: string, at: number): Angle | undefined {
  const found = match(shape, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const [written, degrees, minutes, seconds = ''] = found;
  return { end: at + written.length, degrees, minutes, seconds };
}
