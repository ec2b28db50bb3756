import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { lineBehind } from '../near.ts';
import { cardinal, digitByDigit } from './cardinal.ts';
import { readAs } from './said.ts';

const report = /(?<![\p{L}\p{N}])[A-Z]{4} \d{6}Z(?![\p{L}\p{N}])/u;
const station = /[A-Z]{4}(?= \d{6}Z(?!\w))/y;
const far4 = /\d{4}(?!\w)/y;
const issued = /(\d{6})Z(?!\w)/y;
const wind = /(\d{3}|VRB)(\d{2,3})(?:G(\d{2,3}))?(KT|MPS)(?!\w)/y;
const gusty = /(\d{2})G(\d{2})( ?(?:KTS?|kts?|kn))?(?!\w)/y;
const windBefore = /\b(?:[Ww]inds?|[NSEW]{1,3}) $/;
const seen = /(\d{1,2})(?:\/(\d))?SM(?!\w)/y;
const cloud = /(FEW|SCT|BKN|OVC|VV)(\d{3})(CB|TCU)?(?!\w)/y;
const heat = /(M?)(\d{2})\/(M?)(\d{2})(?![\w/])/y;
const pressure = /([AQ])(\d{4})(?!\w)/y;
const clouds: Readonly<Record<string, string>> = {
  ...{ FEW: 'few', SCT: 'scattered', BKN: 'broken', OVC: 'overcast', VV: 'vertical visibility' },
};

/** `KDEN 181753Z 24012G20KT 10SM SCT140 27/06 A3012`: the weather at an airport, digit by digit as pilots hear it. */
export function metarRule({ text, at }: Scan): Draft | undefined {
  if (!/^\s?$/.test(text.charAt(at - 1)) || !/[\dA-Z]/.test(text.charAt(at))) return undefined;
  const place = match(station, text, at)?.[0];
  if (place) return draft(at + 4, 'initialism', [...place].join(' '));
  const time = match(issued, text, at);
  const line = lineBehind(text, at, 120);
  // Winds 20G35KT.
  const gusts = match(gusty, text, at);
  if (gusts?.[1] && gusts[2] && (gusts[3] || windBefore.test(line)))
    return draftOf(
      gusts,
      'number',
      `${cardinal(gusts[1])} gusting to ${cardinal(gusts[2])}${gusts[3] ? ' knots' : ''}`,
    );
  if (time?.[1])
    return /[A-Z]{4} $/.test(line)
      ? draft(at + 7, 'number', `${digitByDigit(time[1])} Z`, false)
      : undefined;
  if (!report.test(line)) return undefined;
  const blown = match(wind, text, at);
  if (blown?.[1])
    return draftOf(
      blown,
      'number',
      `${blown[1] === 'VRB' ? 'variable' : digitByDigit(blown[1])} at ${cardinal(String(Number(blown[2])))}${blown[3] ? ` gusting to ${cardinal(String(Number(blown[3])))}` : ''} ${blown[4] === 'KT' ? 'knots' : 'meters per second'}`,
      false,
    );
  const meters = match(far4, text, at)?.[0];
  if (meters) return draft(at + 4, 'number', digitByDigit(meters), false);
  const far = match(seen, text, at);
  if (far) return readAs(far, 'unit', '{1}[ over {2}] statute miles', false);
  const sky = match(cloud, text, at);
  if (sky?.[1] && sky[2])
    return draftOf(
      sky,
      'number',
      `${clouds[sky[1]]} ${digitByDigit(sky[2])}${sky[3] ? ` ${[...sky[3]].join(' ')}` : ''}`,
      false,
    );
  const degrees = match(heat, text, at);
  if (degrees?.[2] && degrees[4])
    return draftOf(
      degrees,
      'number',
      `${degrees[1] ? 'minus ' : ''}${digitByDigit(degrees[2])} over ${degrees[3] ? 'minus ' : ''}${digitByDigit(degrees[4])}`,
      false,
    );
  const set = match(pressure, text, at);
  return set ? readAs(set, 'number', '{1:text} {2:digits}', false) : undefined;
}
