/** A second of MP3 with nothing in it: frames of MPEG-2 layer III at 8 kbit/s and 22.05 kHz whose data is all zero. */
function silentMp3(): ArrayBuffer {
  const [frames, frameBytes] = [38, 26];
  const bytes = new Uint8Array(frames * frameBytes);
  for (let at = 0; at < bytes.length; at += frameBytes) bytes.set([0xff, 0xf3, 0x10, 0xc0], at);
  return bytes.buffer;
}

let isWarm = false;

/**
 * Lets the browser load its MP3 decoder, once. WebKitGTK links a hundred libraries for it, 0.3 s between the first bytes of
 * a sound and the sound itself; elsewhere it takes some ms. Nothing is played.
 */
export function warmDecoder(): void {
  // Safari before 14.1 has it under another name; it decodes without.
  if (isWarm || !('OfflineAudioContext' in window)) return;
  isWarm = true;
  new OfflineAudioContext(1, 1, 44_100).decodeAudioData(silentMp3()).catch(() => undefined);
}
