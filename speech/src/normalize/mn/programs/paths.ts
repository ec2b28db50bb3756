import { packAt } from '../../addresses.ts';
import { type Draft, match, type Scan } from '../../draft.ts';
import { extensionSource } from '../../file-names.ts';
import { leftOf } from '../../near.ts';
import { suffixed } from '../endings/after.ts';
import { isGalig } from '../latin/galig.ts';
import { extensionSaid, partsSaid } from './addresses.ts';

const path =
  /(?:~?\/|\.{1,2}\/)?[A-Za-z0-9_][\w-]{0,60}(?:[./][A-Za-z0-9_][\w-]{0,60}){1,8}(?![\w]|[.@/]\w)/y;
/** C:\Program Files\Дуу, \\server\зураг, ~/Documents/тайлан. */
const pathPart = '[\\p{L}\\p{N}_.-]{1,40}';
const drive = new RegExp(
  `(?:~|/(?:home|Users|mnt|opt|srv|tmp|media))(?:/${pathPart}){1,9}(?<!\\.)|` +
    `(?:[A-Z]:|\\\\(?=\\\\[\\w.-]{1,40}\\\\))(?:\\\\${pathPart}(?: ${pathPart}(?=\\\\)){0,2}){1,9}(?<!\\.)`,
  'uy',
);
const extension = /\.[a-z][a-z0-9]{0,5}$/;
/** A word of a program, a module or a login: app, tuguldur88. */
const piece = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;

const credential =
  /(?:нууц үг|нууц код|пароль?|пассворд|password|логин|login|нэвтрэх нэр|хэрэглэгчийн нэр|username)(?: нь)?[ :=\u2013-]{1,3}["«“]?$/iu;
/** Letters and other signs; plain words and plain digits have their own rules. */
const sign = '[\\d._@#!$%&*+-]';
const secret = new RegExp(
  `(?=\\S{3})(?:[A-Za-z]{1,40}${sign}|\\d${sign}{0,40}[A-Za-z])[\\w.@#!$%&*+-]{0,40}(?<![.!])(?![\\p{L}\\p{N}])`,
  'uy',
);

const dotted = new RegExp(
  `\\.(?:((?:env|git|gitignore|htaccess|bashrc|zshrc|npmrc|docker|config)(?:\\.[a-z]{2,10})?)|((?:${extensionSource}|d)(?:\\.[a-z\\d]{1,5}){0,2}))(?![\\p{L}\\p{N}_])`,
  'uy',
);

/** `.env`, `.tar.gz`: the dot is a part of the name. */
export function dotNameRule({ text, at }: Scan): Draft | undefined {
  const found = /(?:^|[\s(/,"«])$/.test(text.charAt(at - 1)) ? match(dotted, text, at) : null;
  if (!found) return undefined;
  const pieces = found[0].match(/[a-z\d]+|\./g) ?? [];
  const spoken = found[2]
    ? pieces.map((one) => (one === '.' ? 'цэг' : extensionSaid(one))).join(' ')
    : partsSaid(pieces);
  return suffixed(text, at + found[0].length, 'url', spoken, false);
}

/** `logs/app.log`, `/etc/nginx/conf`, `b.tuguldur88`: dots and slashes are said, as they end no sentence. */
export function pathRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.@/_~-]/u.test(text.charAt(at - 1))) return undefined;
  const own = match(drive, text, at)?.[0];
  const found = packAt(text, at) ?? own ?? match(path, text, at)?.[0];
  if (!found || !(own || isLogin(text, at) || isPath(text, at, found))) return undefined;
  return inParts(text, at, found);
}

function inParts(text: string, at: number, found: string): Draft {
  const parts = found.match(/[a-z]+|[A-Z][a-z]*|\p{Script=Cyrillic}+|\d+|[^\p{L}\d]/gu) ?? [];
  return suffixed(text, at + found.length, 'url', partsSaid(parts), false);
}

const isLogin = (text: string, at: number): boolean => credential.test(leftOf(text, at, 32));

/** `нууц үг: Abc#12`: a password or a login. */
export function passwordRule({ text, at }: Scan): Draft | undefined {
  if (!/[ :="«“]/.test(text.charAt(at - 1))) return undefined;
  const found = match(secret, text, at)?.[0];
  return found && isLogin(text, at) ? inParts(text, at, found) : undefined;
}

function isPath(text: string, at: number, found: string): boolean {
  if (!/\p{L}{2}/u.test(found)) return false;
  if (/[@:]/.test(found)) return true;
  const parts = found.replace(/^[~./]*\//, '').split(/[./]/);
  if (found.includes('/')) {
    if (extension.test(found) && parts.every((part) => /^[\w-]+$/.test(part))) return true;
    return (/^[~./]/.test(found) || parts.length > 2) && parts.every((part) => piece.test(part));
  }
  // irlee.tegeed: a space left out after a full stop.
  return (
    parts.every((part) => piece.test(part)) &&
    parts.slice(1).every((part) => part.length > 1) &&
    parts.some((part) => part.length > 2) &&
    (/[\d_]/.test(found) || !isGalig(text, at))
  );
}
