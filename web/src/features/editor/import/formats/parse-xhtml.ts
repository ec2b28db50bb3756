import { type Element, parseHtml } from '../document/xml-tree.ts';

/** Returns XHTML as HTML, which has no prefixes, and reads what closes in itself (`<title/>`) as open. */
function asHtml(text: string): string {
  const prefix = /\bxmlns:([\w-]+)\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml["']/u.exec(
    text.slice(0, 2000),
  )?.[1];
  const plain =
    prefix === undefined ? text : text.replace(new RegExp(`(</?)${prefix}:`, 'gu'), '$1');
  return plain.replace(
    /<(title|script|style|a|span|p|div|i|b|em|strong|td|th|li)\b([^<>]{0,500})\/>/giu,
    '<$1$2></$1>',
  );
}

/** Parses XHTML. @throws ImportError `too_much` */
export const parseXhtml = (text: string): Element => parseHtml(asHtml(text));

/** Parses a page that may be either. @throws ImportError `too_much` */
export const parsePage = (text: string): Element =>
  /^\s*<\?xml|\bxmlns\b[^<>]*http:\/\/www\.w3\.org\/1999\/xhtml/iu.test(text.slice(0, 2000))
    ? parseXhtml(text)
    : parseHtml(text);
