// The Wyoming protocol of Home Assistant: events over TCP. Each is a line of JSON, then its data as JSON, then bytes.
import type { Socket } from 'node:net';
import { z } from 'zod';

const version = '1.10.2';

const head = z.looseObject({
  type: z.string().max(100),
  data: z.record(z.string(), z.unknown()).nullish(),
  data_length: z.int().min(0).max(1_000_000).nullish(),
  payload_length: z.int().min(0).max(1_000_000).nullish(),
});

export interface WyomingEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const record = z.record(z.string(), z.unknown());
const longestLine = 64 * 1024;

/** Takes bytes as they come, and returns the events that are whole. @throws Error for what is not an event */
export class EventReader {
  #bytes = Buffer.alloc(0);

  read(chunk: Buffer): WyomingEvent[] {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    const events: WyomingEvent[] = [];
    for (let event = this.#next(); event !== null; event = this.#next()) events.push(event);
    return events;
  }

  #next(): WyomingEvent | null {
    const end = this.#bytes.indexOf(0x0a);
    if (end < 0) {
      if (this.#bytes.length > longestLine) throw new Error('The line is too long.');
      return null;
    }
    const { type, data, data_length, payload_length } = head.parse(
      JSON.parse(this.#bytes.subarray(0, end).toString()),
    );
    const dataEnd = end + 1 + (data_length ?? 0);
    const payloadEnd = dataEnd + (payload_length ?? 0);
    if (this.#bytes.length < payloadEnd) return null;
    const more = data_length
      ? record.parse(JSON.parse(this.#bytes.subarray(end + 1, dataEnd).toString()))
      : {};
    this.#bytes = this.#bytes.subarray(payloadEnd);
    return { type, data: { ...data, ...more } };
  }
}

/** Sends an event. Resolves when more may follow. */
export async function sendEvent(
  socket: Socket,
  type: string,
  data: object,
  payload: Uint8Array = new Uint8Array(0),
): Promise<void> {
  const body = Buffer.from(JSON.stringify(data));
  const line = {
    type,
    version,
    data_length: body.length,
    ...(payload.length > 0 ? { payload_length: payload.length } : {}),
  };
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), body, payload]);
  if (socket.destroyed || socket.write(whole)) return;
  await new Promise<void>((done) => {
    socket.once('drain', done);
    socket.once('close', () => done());
  });
}
