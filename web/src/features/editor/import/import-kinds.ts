/** Kinds whose bytes the worker reads. */
const readKinds = [
  'txt',
  'md',
  'markdown',
  'docx',
  'odt',
  'rtf',
  'html',
  'htm',
  'xhtml',
  'epub',
  'fb2',
  'srt',
  'vtt',
] as const;
export type ReadKind = (typeof readKinds)[number];

/** Kinds of pictures that phones make, and not every browser draws. */
const rarePictureKinds = ['avif', 'heic'];
const pictureKinds = ['png', 'jpg', 'jpeg', 'webp', 'bmp', 'gif', ...rarePictureKinds];

export const isHtmlKind = (kind: string): boolean => ['html', 'htm', 'xhtml'].includes(kind);

export function isPictureKind(kind: string): boolean {
  return pictureKinds.includes(kind);
}

export function isRarelyDrawn(name: string): boolean {
  return rarePictureKinds.includes(kindOf(name));
}

export function isReadKind(kind: string): kind is ReadKind {
  return (readKinds as readonly string[]).includes(kind);
}

/** What the system's dialog offers. */
export const importedKinds = [...readKinds, 'fb2.zip', 'pdf', ...pictureKinds]
  .map((kind) => `.${kind}`)
  .join(',');

/** Returns the kind of a file by its name: the last extension, or that of what is zipped. */
export function kindOf(name: string): string {
  const parts = name.toLowerCase().split('.');
  const last = parts.at(-1) ?? '';
  return last === 'zip' && parts.at(-2) === 'fb2' ? 'fb2' : parts.length > 1 ? last : '';
}
