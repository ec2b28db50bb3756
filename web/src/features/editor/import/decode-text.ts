/**
 * Decodes a text file. A byte order mark decides; otherwise valid UTF-8 is UTF-8, many zero bytes at even or odd places
 * mean UTF-16, and the rest is Windows-1251, as in older Mongolian texts, where Ukrainian letters replace the Mongolian
 * ones that it lacks, unless that mixes alphabets in most words: then it is Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return new TextDecoder('utf-8').decode(bytes);
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideOrder(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const cyrillic = new TextDecoder('windows-1251').decode(bytes);
    return mixesAlphabets(cyrillic)
      ? new TextDecoder('windows-1252').decode(bytes)
      : fromMongolian1251(cyrillic);
  }
}

/** Whether most words with Cyrillic letters have Latin ones too. */
function mixesAlphabets(text: string): boolean {
  const words = text.match(/\p{L}+/gu)?.filter((word) => /\p{Script=Cyrillic}/u.test(word)) ?? [];
  return words.filter((word) => /\p{Script=Latin}/u.test(word)).length > words.length / 2;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/**
 * In Cyrillic or Latin UTF-16 the high byte is nearly always 0x00 or 0x04, on one side only; UTF-8 and one-byte texts
 * rarely have either byte.
 */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const size = Math.min(bytes.length - (bytes.length % 2), 2000);
  if (size < 4) return null;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < size; i += 2) {
    if (isHighByte(bytes[i])) even++;
    if (isHighByte(bytes[i + 1])) odd++;
  }
  const half = size / 2;
  if (odd > half * 0.8 && even < half * 0.2) return 'utf-16le';
  if (even > half * 0.8 && odd < half * 0.2) return 'utf-16be';
  return null;
}

function isHighByte(byte: number | undefined): boolean {
  return byte === 0x00 || byte === 0x04;
}

const mongolianLetters: Readonly<Record<string, string>> = { є: 'ө', Є: 'Ө', ї: 'ү', Ї: 'Ү' };

/** Returns what Windows-1251 wrote in Mongolian. */
export function fromMongolian1251(text: string): string {
  return text.replace(/[єЄїЇ]/gu, (letter) => mongolianLetters[letter] ?? letter);
}
