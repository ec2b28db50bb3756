import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { readAs } from './said.ts';

/** `RDT +ve`, `Rh -ve`: the result of a test. */
export function testSignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (!/[-+\u2212]/.test(sign) || !match(/.ve(?![\p{L}\p{N}'])/uy, text, at)) return undefined;
  if (sign === '-' && !/[\s(]$|^$/.test(text.charAt(at - 1))) return undefined;
  return draft(at + 3, 'abbreviation', sign === '+' ? 'positive' : 'negative');
}

/** `(c) 2015 Acme`: copyright. */
export function copyrightRule({ text, at }: Scan): Draft | undefined {
  if (!match(/\([cC]\)(?= (?:19|20)\d\d)/y, text, at)) return undefined;
  const told = /copyright:? $/i.test(leftOf(text, at, 12));
  return draft(at + 3, 'symbol', told ? '' : 'copyright');
}

const machine =
  /([a-z]{1,2})(\d)([a-z]{0,3})\.(\d{0,2})(nano|micro|small|medium|large|xlarge|metal)(?![\p{L}\p{N}])/uy;
const platform =
  /(linux|windows|darwin|freebsd)\/(amd64|arm64|arm|386|ppc64le|s390x)(?![\p{L}\p{N}])/uy;

/** `t3.micro`, `linux/amd64`, and the T between a date and a time. */
export function machineNameRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (
    match(/T\d\d:\d\d/y, text, at) &&
    /\d/.test(last) &&
    /\d{4}-\d\d-\d\d$/.test(leftOf(text, at, 10))
  )
    return draft(at + 1, 'punctuation', ',');
  if (/[\p{L}\p{N}._/-]/u.test(last)) return undefined;
  const size = match(machine, text, at);
  if (size)
    return readAs(size, 'word', '{1:letters} {2} [{3:letters} ]dot [{4} ]{5:xlarge=X large}');
  const system = match(platform, text, at);
  return system ? readAs(system, 'word', '{1:text} slash {2:@chips}') : undefined;
}
