const longest = 100;

/** A name that every file system takes, made of what the person called the audio. */
export function fileName(name: string, extension: string): string {
  const base = [...name.normalize('NFC')]
    .map((letter) => (/[\p{Cc}<>:"/\\|?*]/u.test(letter) ? ' ' : letter))
    .slice(0, longest)
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .]+|[ .]+$/gu, '');
  const safe = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(base) ? `${base}_` : base;
  return `${safe === '' ? 'audio' : safe}.${extension}`;
}

/** Gives each of the same names a number, so that none overwrites another in a folder or a zip. */
export function uniqueNames() {
  const used = new Set<string>();
  return (name: string, extension: string): string => {
    let candidate = fileName(name, extension);
    for (let number = 2; used.has(candidate.toLowerCase()); number++)
      candidate = fileName(`${name} (${number})`, extension);
    used.add(candidate.toLowerCase());
    return candidate;
  };
}
