import { strFromU8 } from 'fflate';
import { decodeText } from '../decode-text.ts';

const declared = /(?:encoding|charset)\s*=\s*["']?\s*([\w.:-]+)/iu;

/**
 * Decodes XML or HTML by its byte order mark, else by what the server said or the encoding that it declares.
 * @param given the charset of the server
 */
export function decodeXml(bytes: Uint8Array, given?: string): string {
  const isMarked = bytes[0] === 0xef || bytes[0] === 0xff || bytes[0] === 0xfe;
  const name = given ?? declared.exec(strFromU8(bytes.subarray(0, 2048), true))?.[1];
  if (name === undefined || isMarked || /^utf-?8$/iu.test(name)) return decodeText(bytes);
  // Code page 1251 has no Mongolian letters ө and ү: what writers took in their place is read as in texts.
  if (/1251/u.test(name)) return decodeText(bytes);
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}
