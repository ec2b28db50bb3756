import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { cardinal, decimal, inPairs, twoDigits } from './cardinal.ts';
import { allows } from './neighbors.ts';

/** 205/55R16 91V, 225/45 ZR17, 265/70 R 17. */
const radial =
  /(?:([1-9]\d?) ?[x×] ?)?([1-4]\d5)\/([2-9][05]) ?(Z?)R ?(1\d|2[0-6])(C|LT)?(?:(?: |, ?)(\d{2,3})(?:\/(\d{2,3}))?([H-Y])(?![\p{L}\p{N}]))?(?![\p{N}]|\p{L})/uy;
/** 205/55/16, where tires are spoken of. */
const plain = /([1-4]\d5)\/([2-9][05])[/-](1\d|2[0-4])(?![\d/-]|[.,]\d|\p{L})/uy;
const flotation = /([23]\d)[xX]([89]|1\d)\.(\d\d) ?-?R ?(1\d|2[0-4])(LT)?(?![\p{L}\p{N}])/uy;
const van = /([1-2]\d5)R(1\d)(C|LT)?(?![\p{L}\p{N}])/uy;

/** `205/55R16 91V`: two oh five, fifty five, R sixteen, ninety one V. */
export function tireRule({ text, at }: Scan): Draft | undefined {
  if (!/[1-9]/.test(text.charAt(at)) || /[\d.,/$€£-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(radial, text, at);
  const [whole = '', count, width, height, racing, rim, kind, load, twin, speed] = found ?? [];
  if (width && height && rim) {
    const said = [
      count ? cardinal(count) : '',
      inPairs(width),
      twoDigits(height),
      `${racing ? 'Z R' : 'R'} ${cardinal(rim)}${kind ? ` ${[...kind].join(' ')}` : ''}`,
      load ? `${inPairs(load)}${twin ? `, ${inPairs(twin)}` : ''} ${speed}` : '',
    ];
    return draft(at + whole.length, 'number', said.filter(Boolean).join(', '));
  }
  const wide = match(flotation, text, at);
  if (wide?.[1] && wide[2] && wide[3] && wide[4])
    return draftOf(
      wide,
      'number',
      `${cardinal(wide[1])} by ${wide[3] === '00' ? cardinal(wide[2]) : wide[3].endsWith('0') ? `${cardinal(wide[2])} ${twoDigits(wide[3])}` : decimal(wide[2], wide[3])}, R ${cardinal(wide[4])}${wide[5] ? ' L T' : ''}`,
    );
  const light = match(van, text, at);
  if (light?.[1] && light[2])
    return draftOf(
      light,
      'number',
      `${inPairs(light[1])}, R ${cardinal(light[2])}${light[3] ? ` ${[...light[3]].join(' ')}` : ''}`,
    );
  const slashed = match(plain, text, at);
  return slashed?.[1] && slashed[2] && slashed[3] && allows('@tires', 'around', near(text, at, 60))
    ? draftOf(
        slashed,
        'number',
        `${inPairs(slashed[1])}, ${twoDigits(slashed[2])}, ${cardinal(slashed[3])}`,
      )
    : undefined;
}
