import type { ExportRequest } from './sound-messages.ts';
import { openExport } from './sound-session.ts';

/**
 * Streams another file of a sound that was kept without loss. Works on demand, in a sound thread; leaving the loop frees
 * it.
 * @param lossless the FLAC file, in parts
 * @throws SpeechError `payload_process_failed`
 */
export async function* exportSound(
  lossless: AsyncIterable<Uint8Array>,
  request: ExportRequest,
): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = [];
  const session = openExport(request, (bytes) => ready.push(bytes));
  try {
    for await (const part of lossless) {
      await session.bytes(part);
      yield* ready.splice(0);
    }
    await session.end();
    yield* ready.splice(0);
  } finally {
    session.close();
  }
}
