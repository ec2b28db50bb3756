import { joinBytes } from '@duu/contract/join-bytes';

/** A part of a file that players list and jump to. */
interface Chapter {
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** Tags that players show. */
export interface Tags {
  readonly title?: string;
  readonly artist?: string;
  readonly chapters?: readonly Chapter[];
  /** A JPEG. */
  readonly cover?: Uint8Array | undefined;
}

const maxTitle = 500;
/** The table of contents counts its entries in a byte. Without one, readers show the chapters in their order. */
const maxListed = 255;

function frame(id: string, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(10);
  head.set(new TextEncoder().encode(id));
  new DataView(head.buffer).setUint32(4, body.length);
  return joinBytes([head, body]);
}

/** UTF-16 with its byte order mark: the only Unicode encoding that every reader of version 2.3 knows. */
function textFrame(id: string, text: string): Uint8Array {
  const shown = text.slice(0, maxTitle).toWellFormed();
  const body = new Uint8Array(1 + 2 + shown.length * 2);
  body[0] = 1;
  const view = new DataView(body.buffer);
  view.setUint16(1, 0xfeff, true);
  for (let at = 0; at < shown.length; at++) view.setUint16(3 + at * 2, shown.charCodeAt(at), true);
  return frame(id, body);
}

/** APIC of section 4.15: the front cover, without a description. */
function pictureFrame(jpeg: Uint8Array): Uint8Array {
  const latin1 = 0;
  const frontCover = 3;
  const type = new TextEncoder().encode('image/jpeg\0');
  return frame(
    'APIC',
    joinBytes([Uint8Array.of(latin1), type, Uint8Array.of(frontCover, 0), jpeg]),
  );
}

const elementId = (index: number) => new TextEncoder().encode(`chp${index}\0`);

/** CHAP and CTOC of "ID3v2 Chapter Frame Addendum" (id3.org, 2005). Times count, byte offsets are left out. */
function chapterFrames(chapters: readonly Chapter[]): Uint8Array[] {
  const frames = chapters.map(({ title, startMs, endMs }, index) => {
    const times = new DataView(new ArrayBuffer(16));
    times.setUint32(0, Math.round(startMs));
    times.setUint32(4, Math.round(endMs));
    times.setUint32(8, 0xffffffff);
    times.setUint32(12, 0xffffffff);
    const body = [elementId(index), new Uint8Array(times.buffer), textFrame('TIT2', title)];
    return frame('CHAP', joinBytes(body));
  });
  if (chapters.length === 0 || chapters.length > maxListed) return frames;
  const topLevelAndOrdered = 3;
  const head = new TextEncoder().encode('toc\0');
  const list = [
    head,
    Uint8Array.of(topLevelAndOrdered, chapters.length),
    ...chapters.map((_, index) => elementId(index)),
  ];
  return [frame('CTOC', joinBytes(list)), ...frames];
}

/** Returns an ID3v2.3 tag (id3.org, 1999) for the start of an MP3; empty if there is nothing to write. */
export function id3({ title, artist, chapters = [], cover }: Tags): Uint8Array {
  const frames = [
    ...(title ? [textFrame('TIT2', title)] : []),
    ...(artist ? [textFrame('TPE1', artist)] : []),
    ...chapterFrames(chapters),
    ...(cover ? [pictureFrame(cover)] : []),
  ];
  if (frames.length === 0) return new Uint8Array(0);
  const size = frames.reduce((sum, one) => sum + one.length, 0);
  const head = new Uint8Array(10);
  // "ID3", version 2.3.0, no flags; the size in four times seven bits.
  head.set([0x49, 0x44, 0x33, 3, 0, 0]);
  for (let at = 0; at < 4; at++) head[6 + at] = (size >> (7 * (3 - at))) & 0x7f;
  return joinBytes([head, ...frames]);
}
