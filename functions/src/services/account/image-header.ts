/** The kind and size of an image, read without decoding it. */
export interface ImageHeader {
  readonly kind: 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Frame markers, which hold a JPEG's size: C0 to CF except tables (C4, CC) and the reserved C8. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegHeader(view: DataView): ImageHeader | null {
  const last = view.byteLength - 2;
  if (last < 4 || view.getUint16(0) !== 0xffd8 || view.getUint16(last) !== 0xffd9) return null;
  let at = 2;
  while (at + 9 <= last && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // The image data follow the frame: without a frame there is no size.
    if (marker === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function webpSize(view: DataView): { width: number; height: number } | null {
  const chunk = textAt(view, 12);
  if (chunk === 'VP8 ' && view.getUint16(23) === 0x9d01 && view.getUint8(25) === 0x2a) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (chunk === 'VP8X') {
    const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  }
  return null;
}

function webpHeader(view: DataView): ImageHeader | null {
  if (view.byteLength < 30 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  if (view.getUint32(4, true) + 8 !== view.byteLength) return null;
  const size = webpSize(view);
  return size && { kind: 'webp', ...size };
}

/** Returns the kind and size in px of a complete JPEG or WebP file; null for anything else. */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return jpegHeader(view) ?? webpHeader(view);
}
