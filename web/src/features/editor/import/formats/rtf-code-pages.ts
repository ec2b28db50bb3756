/** Code pages by the character set of a font. */
export const charsets: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const macCodePage = 10_000;

/** Returns the encoding of a Windows code page. */
export function pageOf(codePage: number): string {
  if (codePage === 65001) return 'utf-8';
  if (codePage === macCodePage) return 'macintosh';
  const name =
    { 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5', 874: 'windows-874' }[codePage] ??
    `windows-${codePage}`;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'windows-1252';
  }
}
