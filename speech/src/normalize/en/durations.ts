import { type Draft, draft, match, type Scan } from '../draft.ts';
import { countOf } from './cardinal.ts';

const days = '(?:(\\d{1,3}) ?d ?)?';
const end = '(?![\\p{L}\\p{N}²³/])';
/** Hours with minutes behind them: the m can be no meters. */
const fromHours = new RegExp(
  `${days}(\\d{1,3}) ?h(?:rs?)? ?(\\d{1,2}) ?m(?:ins?)?(?: ?(\\d{1,2}) ?s(?:ecs?)?)?${end}`,
  'uy',
);
/** 4m 30s. */
const fromMinutes = new RegExp(`(\\d{1,3})m ?([0-5]?\\d)s${end}`, 'uy');

/** `3h 12m`, `2h14m05s`, `4m 30s`: hours, minutes and seconds. */
export function durationRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const long = match(fromHours, text, at);
  const short = long ? null : match(fromMinutes, text, at);
  const found = long ?? short;
  if (!found) return undefined;
  const units = long ? ['day', 'hour', 'minute', 'second'] : ['minute', 'second'];
  const parts = units.flatMap((unit, index) => {
    const digits = found[index + 1];
    return digits ? [countOf(digits, unit)] : [];
  });
  return draft(at + found[0].length, 'unit', parts.join(' '));
}
