import { imageDimensionsFromData } from 'image-dimensions';

/** The kind and size of an image, read without decoding it. */
export interface ImageHeader {
  readonly kind: 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Returns the kind and size in px of a complete JPEG or WebP file; null for anything else. */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  const found = imageDimensionsFromData(bytes);
  if (found?.type !== 'jpeg' && found?.type !== 'webp') return null;
  const { type: kind, width, height } = found;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The library reads no further than the size.
  const isComplete =
    kind === 'jpeg'
      ? view.getUint16(bytes.byteLength - 2) === 0xffd9
      : view.getUint32(4, true) + 8 === bytes.byteLength;
  return isComplete ? { kind, width, height } : null;
}
