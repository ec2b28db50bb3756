import { leftOf, near, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { both, type Names, plural } from './unit-names.ts';

const gold = /\b(?:gold|jewell?\w*)\b/;

/** Letters that stand for another unit beside such words: 22K gold, a dividend of 4.5c. */
export function secondUnit(
  written: string,
  text: string,
  at: number,
): { names: Names; end: number } | undefined {
  if (
    written === 'K' &&
    /(?<![\d.])(?:9|10|14|18|22|24) ?$/.test(leftOf(text, at, 4)) &&
    gold.test(near(text, at, 60))
  )
    return { names: both('karat'), end: at + 1 };
  return written === 'c' &&
    !/^\. \p{Ll}/u.test(text.slice(at + 1, at + 4)) &&
    allows('@paid-out', 'around', near(text, at, 60)) &&
    !allows('@warm', 'around', near(text, at, 60))
    ? { names: plural('cent'), end: at + 1 }
    : undefined;
}

/** What is measured in seconds only, and what may also be of a decade: a 20s delay, a 30s clip, a 90s clip. */
const waiting =
  'delays?|lags?|time-?outs?|paus(?:es?|ing)|waits?|waiting|waited|rests?|resting|rec(?:overy|\\.)|gaps?|intervals?|increments?|countdowns?|timers?|cool-?downs?|warm-?ups?|holds?|holding|planks?|sprints?|sprinting|jogs?|penalt(?:y|ies)|advantage|deficit|windows?|limits?|durations?|latency|periods?(?! (?:pieces?|dramas?|costumes?))|bursts?|exposures?|shutter|retr(?:y|ies)|retrying|backoff|sleeps?|polls?|freeze|silence|reps|splits?|laps?|inactivity|TTL|uptime';
const playing =
  'ads?|adverts?|spots?|clips?|videos?|loops?|fades?|teasers?|trailers?|previews?|snippets?|breaks?|commercials?|run|cycle';
const ends =
  /^(?:\s*$|[.,;:!?)\n]| ?[-\u2013(/+] ?| (?:and|or|before|after|for|then|with|without|between|until|while|to|on|at|per|each|of|if|but|w\/)(?!\p{L}))/u;
const hereTimed = new RegExp(
  String.raw`^ (?:to|and|or|->) \d{1,3} ?(?:m?s|m|mins?|h|hrs?)(?![\p{L}\d])|^[ -](?:(?:long|short|total|rest|maximum|minimum|stop-go|time) )?(?:${waiting})(?!\p{L})|^ (?:elapsed|remaining|later|earlier|flat(?=\W|$)|left(?= ?[.,;!)]|$)|apart|each(?! of)|(?:on|work)[,/] ?\d|off(?=[.,;]|$)|slower|faster|quicker|ahead|adrift|of (?:silence|footage|audio|video|recovery|inactivity|work|rest|data))(?!\p{L})`,
  'u',
);
const alsoPlayed = new RegExp(String.raw`^[ -](?:${playing})(?!\p{L})`, 'u');
const led = new RegExp(
  String.raw`\b(?:${waiting}|last(?:s|ed|ing)?|(?:the )?(?:next|first)|every|\d ?[x×]|within|after|t(?:akes?|ook|aking)|ran|run|walk|pausing|hang|shake|stir|blend|microwave|spin|press|keep)(?: (?:of|is|was|to|for|in|up to|at least|about|only|just|around|roughly|another|under|over|than|set to|[lt]imed out)){0,3}[=: ]{1,2}$`,
  'iu',
);

/** Whether the `20s` or `4-9s` between two places is a time, and no decade, ages or sides. */
export function isTimed(text: string, at: number, end: number): boolean {
  const after = rightOf(text, end, 30);
  const isLate = /[5-9]0s$/.test(text.slice(at, end));
  if (
    isLate &&
    allows('@of-decade', 'before', leftOf(text, at, 6).toLowerCase()) &&
    allows('@seconds-long', 'after', after)
  )
    return false;
  return (
    hereTimed.test(after) ||
    (!isLate && alsoPlayed.test(after)) ||
    (ends.test(after) && led.test(leftOf(text, at, 40))) ||
    allows('@answers', 'around', near(text, at, 50)) ||
    // 1h 05m, 90s.
    allows('@hours-before-minutes', 'before', leftOf(text, at, 10)) ||
    /^(?:, | or | and |\/| ?[-\u2013] ?)\d+(?:\.\d+)? ?(?:ms|mins?|hrs?|h|m ?\d\d ?s)(?!\p{L})/u.test(
      after,
    )
  );
}
