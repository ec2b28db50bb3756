const longest = 100;
/** What file systems take, extension included. */
const maxBytes = 255;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function cut(text: string, bytes: number): string {
  let left = bytes;
  let kept = '';
  for (const letter of [...text].slice(0, longest)) {
    left -= bytesOf(letter);
    if (left < 0) break;
    kept += letter;
  }
  return kept;
}

/** Returns a name that every file system accepts, from the name of the audio. `mark` is kept whole at its end. */
export function fileName(name: string, extension: string, mark = ''): string {
  const plain = name.normalize('NFC').replace(/[\p{Cc}<>:"/\\|?*\s]+/gu, ' ');
  const room = maxBytes - bytesOf(`_${mark}.${extension}`);
  const base = cut(plain, room).replace(/^[ .]+|[ .]+$/gu, '');
  const safe = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(base) ? `${base}_` : base;
  return `${safe === '' ? 'audio' : safe}${mark}.${extension}`;
}

/** Numbers repeated names, so that none overwrites another in a folder or a zip. */
export function uniqueNames() {
  const used = new Set<string>();
  /** The next number of each name. */
  const numbers = new Map<string, number>();
  return (name: string, extension: string): string => {
    const key = fileName(name, extension).toLowerCase();
    let number = numbers.get(key) ?? 1;
    let candidate: string;
    do {
      candidate = fileName(name, extension, number === 1 ? '' : ` (${number})`);
      number++;
    } while (used.has(candidate.toLowerCase()));
    numbers.set(key, number);
    used.add(candidate.toLowerCase());
    return candidate;
  };
}
