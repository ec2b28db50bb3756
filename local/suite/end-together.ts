import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Destroys a response and the stream piped into it together. Neither may end the emulators. */
export function endTogether(response: ServerResponse): void {
  response.on('error', () => undefined);
  response.once('pipe', (answer: Readable) => {
    answer.on('error', () => response.destroy());
    answer.once('close', () => {
      if (!answer.readableEnded) response.destroy();
    });
    response.once('close', () => answer.destroy());
  });
}
