/** Tags that players show. */
export interface Tags {
  readonly title?: string;
  readonly artist?: string;
}

/** UTF-16 with its byte order mark: the only Unicode encoding that every reader of version 2.3 knows. */
function textFrame(id: string, text: string): Uint8Array {
  const body = new Uint8Array(1 + 2 + text.length * 2);
  body[0] = 1;
  const view = new DataView(body.buffer);
  view.setUint16(1, 0xfeff, true);
  for (let at = 0; at < text.length; at++) view.setUint16(3 + at * 2, text.charCodeAt(at), true);
  const frame = new Uint8Array(10 + body.length);
  for (let at = 0; at < 4; at++) frame[at] = id.charCodeAt(at);
  new DataView(frame.buffer).setUint32(4, body.length);
  frame.set(body, 10);
  return frame;
}

/** Returns an ID3v2.3 tag (id3.org, 1999) for the start of an MP3; empty if there is nothing to write. */
export function id3(tags: Tags): Uint8Array {
  const frames = [
    ...(tags.title ? [textFrame('TIT2', tags.title.slice(0, 500))] : []),
    ...(tags.artist ? [textFrame('TPE1', tags.artist.slice(0, 500))] : []),
  ];
  if (frames.length === 0) return new Uint8Array(0);
  const size = frames.reduce((sum, frame) => sum + frame.length, 0);
  const tag = new Uint8Array(10 + size);
  // "ID3", version 2.3.0, no flags; the size in four times seven bits.
  tag.set([0x49, 0x44, 0x33, 3, 0, 0]);
  for (let at = 0; at < 4; at++) tag[6 + at] = (size >> (7 * (3 - at))) & 0x7f;
  let at = 10;
  for (const frame of frames) {
    tag.set(frame, at);
    at += frame.length;
  }
  return tag;
}
