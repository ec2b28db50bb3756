import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, rightOf } from '../near.ts';
import { cardinal, countOf, digitByDigit, minutesOf, twoDigits } from './cardinal.ts';
import { allows } from './neighbors.ts';

const days = '(?:(\\d{1,3}) ?d ?)?';
const end = '(?![\\p{L}\\p{N}²³/])';
/** Hours with minutes behind them: the m can be no meters. */
const fromHours = new RegExp(
  `${days}(\\d{1,3}) ?h(?:rs?)? ?(\\d{1,2}) ?m(?:ins?)?(?: ?(\\d{1,2}) ?s(?:ecs?)?)?${end}`,
  'uy',
);
/** 4m 30s. */
const fromMinutes = new RegExp(`(\\d{1,3})m ?([0-5]?\\d)s${end}`, 'uy');

/** 14h00, 3h45. */
const hoursWithMinutes = /([01]?\d|2[0-3])[hH]([0-5]\d)(?![\p{L}\p{N}])/uy;
const hourSpan =
  /([01]?\d|2[0-3])[hH]([0-5]\d)? ?[-\u2013] ?([01]?\d|2[0-3])[hH]([0-5]\d)(?![\p{L}\p{N}])/uy;
/** What an hour of the clock stands behind: at 3h30. */
const clockBefore =
  /\b(?:at|by|until|till?|from|to|before|after|around|between|and|@|starts?|opens?|closes?|leaves?|departs?|arrives?|[Mm]on|[Tt]ues?|[Ww]ed|[Tt]hurs?|[Ff]ri|[Ss]at|[Ss]un|day)[.,:]? $|@ ?$/;

/** `3h 12m`, `2h14m05s`, `4m 30s`: hours, minutes and seconds. */
export function durationRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  // 20h00-22h30.
  const span = match(hourSpan, text, at);
  if (span?.[1] && span[2] && span[3] && span[4])
    return draftOf(
      span,
      'time',
      `${cardinal(span[1])}${minutesOf(span[2]) || ' hundred hours'} to ${cardinal(span[3])}${minutesOf(span[4]) || ' hundred hours'}`,
    );
  const timed = match(hoursWithMinutes, text, at);
  if (timed?.[1] && timed[2]) {
    const minutes = timed[2] === '00' ? '' : ` ${countOf(timed[2], 'minute')}`;
    const travels =
      /^\d?h/i.test(timed[0].slice(1)) &&
      Number(timed[1]) < 10 &&
      !timed[1].startsWith('0') &&
      allows('@journey-after', 'after', rightOf(text, at + timed[0].length, 9));
    // The wait, 1h30.
    const short = /^[1-3][hH](?!00)/.test(timed[0]) && !clockBefore.test(leftOf(text, at, 12));
    return travels ||
      short ||
      (!timed[1].startsWith('0') &&
        allows('@lasting', 'before', leftOf(text, at, 12).toLowerCase()))
      ? draftOf(timed, 'unit', `${countOf(timed[1], 'hour')}${minutes}`, false)
      : draftOf(
          timed,
          'time',
          cardinal(timed[1]) + (minutesOf(timed[2]) || ' hundred hours'),
          false,
        );
  }
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

const raced = /(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)\.(\d{1,3})(?![\d:]|\.\d)/y;

/** `1:45.32`: a race time, one forty five point three two. */
export function raceTimeRule({ text, at }: Scan): Draft | undefined {
  const found = match(raced, text, at);
  if (!found?.[2] || !found[3] || !found[4]) return undefined;
  const hours = found[1] ? `${cardinal(found[1])} ` : '';
  const minutes = found[1] ? twoDigits(found[2]) : cardinal(found[2]);
  const seconds = found[3] === '00' ? 'zero zero' : twoDigits(found[3]);
  return draftOf(found, 'time', `${hours}${minutes} ${seconds} point ${digitByDigit(found[4])}`);
}
