/** Canonical RIFF header, 16-bit PCM. @param bytes of sound; a stream gives the maximum, as its length is unknown */
export function wavHeader(
  { sampleRate, channels }: { readonly sampleRate: number; readonly channels: number },
  bytes: number,
): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(44));
  const ascii = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) header.setUint8(at + i, text.charCodeAt(i));
  };
  ascii(0, 'RIFF');
  header.setUint32(4, Math.min(0xffff_ffff, 36 + bytes), true);
  ascii(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, channels, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * channels * 2, true);
  header.setUint16(32, channels * 2, true);
  header.setUint16(34, 16, true);
  ascii(36, 'data');
  header.setUint32(40, Math.min(0xffff_ffff, bytes), true);
  return new Uint8Array(header.buffer);
}
