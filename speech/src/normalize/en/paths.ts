import { type Draft, draft, match, type Scan } from '../draft.ts';
import { extensionWord } from '../file-names.ts';
import { said, spelledExtension } from './addresses.ts';

/** /etc/hosts, ~/Documents, ./src/index.ts: at least two parts, or one behind ~ or a point. */
const unix =
  /(?:(?:~|\.{1,2})(?:\/[\p{L}\p{N}_@.+-]{1,40}){1,12}|(?:\/[\p{L}_.][\p{L}\p{N}_@.+-]{0,40}){2,12})\/?/uy;
/** C:\Users\me\report.docx */
const windows = /[A-Z]:\\(?:[\p{L}\p{N}_@.+-]{1,40}\\?){0,12}/uy;
const extension = /\.([A-Za-z][A-Za-z\d]{0,4})$/;

/** The path of a file, part by part. */
export function pathRule({ text, at }: Scan): Draft | undefined {
  if (!/[/~.A-Z]/.test(text.charAt(at)) || !/^$|[\s("'`=,:]/.test(text.charAt(at - 1)))
    return undefined;
  const found = (match(unix, text, at) ?? match(windows, text, at))?.[0].replace(/[.,]+$/, '');
  if (!found || /^[A-Z]:\\$/.test(found) || !/\p{L}{2}/u.test(found)) return undefined;
  const kind = extension.exec(found);
  const stem = kind ? found.slice(0, -kind[0].length) : found;
  const parts = stem.match(/\p{L}+|\d+|[^\p{L}\d]/gu) ?? [];
  const lower = kind?.[1]?.toLowerCase() ?? '';
  const end = kind ? `dot ${extensionWord(lower, 'en') ?? spelledExtension(lower)}` : '';
  return draft(at + found.length, 'url', `${said(parts)} ${end}`.trim());
}
