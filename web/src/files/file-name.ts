const longest = 100;

/** Returns a name that every file system accepts, from the name of the audio. */
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

/** Numbers repeated names, so that none overwrites another in a folder or a zip. */
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
