// Speaks for Home Assistant and other programs of the Wyoming protocol.
import { createServer, type Server, type Socket } from 'node:net';
import { sentencesOf } from '@duu/contract/sentences';
import { z } from 'zod';
import { type DuuApi, DuuError, pcm, type Voice } from '../duu-api.ts';
import { EventReader, sendEvent, type WyomingEvent } from './protocol.ts';

const languages = { mn: ['mn', 'mn-MN'], en: ['en', 'en-US', 'en-GB'] } as const;
const attribution = { name: 'Duu', url: 'https://github.com/espeak-ng/espeak-ng' } as const;

/** What a client learns of us: one program with a voice per speaker. */
function infoOf(voices: readonly Voice[]) {
  return {
    asr: [],
    tts: [
      {
        name: 'duu',
        attribution,
        installed: true,
        description: 'Монгол, англи яриа',
        version: '1.0.0',
        supports_synthesize_streaming: true,
        voices: voices.map(({ id, language, names }) => ({
          name: id,
          attribution,
          installed: true,
          description: names.mn,
          version: '1.0.0',
          languages: languages[language],
          speakers: null,
        })),
      },
    ],
    handle: [],
    intent: [],
    wake: [],
    mic: [],
    snd: [],
  };
}

const synthesisRequest = z.object({
  text: z.string().default(''),
  voice: z.object({ name: z.string().nullish() }).nullish(),
});

/** One client. Its requests are answered in turn. */
class Conversation {
  readonly #socket: Socket;
  readonly #api: DuuApi;
  readonly #info: object;
  readonly #left = new AbortController();
  #turn: Promise<void> = Promise.resolve();
  /** A text that comes in pieces; null outside of one. */
  #stream: { voice: string | null; rest: string; begun: boolean; failed: boolean } | null = null;

  constructor(socket: Socket, api: DuuApi, info: object) {
    this.#socket = socket;
    this.#api = api;
    this.#info = info;
    const reader = new EventReader();
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const event of reader.read(chunk)) this.#take(event);
      } catch {
        socket.destroy();
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.#left.abort());
  }

  #take(event: WyomingEvent): void {
    // Known at once, and asked every thirty seconds: it does not wait for sound.
    if (event.type === 'describe') return void sendEvent(this.#socket, 'info', this.#info);
    this.#turn = this.#turn
      .then(() => this.#handle(event))
      .catch((error: unknown) => this.#fail(error));
  }

  async #handle({ type, data }: WyomingEvent): Promise<void> {
    const { text, voice } = synthesisRequest.parse(data);
    const name = voice?.name ?? null;
    if (type === 'ping') return sendEvent(this.#socket, 'pong', data);
    if (type === 'synthesize-start') {
      this.#stream = { voice: name, rest: '', begun: false, failed: false };
      return;
    }
    if (type === 'synthesize' && this.#stream === null) {
      await this.#speak(text, name, false);
      return sendEvent(this.#socket, 'audio-stop', {});
    }
    // Within a stream `synthesize` is the whole text again, for servers that can't stream.
    if (this.#stream === null || type === 'synthesize') return;
    if (type === 'synthesize-chunk') {
      const known = this.#stream.rest + text;
      // The last sentence may go on with the next piece.
      const from = sentencesOf(known).at(-1)?.start ?? 0;
      this.#stream.rest = known.slice(from);
      await this.#say(known.slice(0, from));
    } else if (type === 'synthesize-stop') await this.#stop();
  }

  async #say(text: string): Promise<void> {
    const stream = this.#stream;
    if (stream === null || stream.failed || text.trim() === '') return;
    stream.begun = await this.#speak(text, stream.voice, stream.begun);
  }

  async #stop(): Promise<void> {
    const rest = this.#stream?.rest ?? '';
    await this.#say(rest).catch((error: unknown) => this.#fail(error));
    if (this.#stream?.begun) await sendEvent(this.#socket, 'audio-stop', {});
    this.#stream = null;
    await sendEvent(this.#socket, 'synthesize-stopped', {});
  }

  /** Sends the sound of a text. @returns whether the sound has begun */
  async #speak(text: string, voice: string | null, begun: boolean): Promise<boolean> {
    let started = begun;
    for await (const bytes of this.#api.speak(text, { voice }, this.#left.signal)) {
      if (!started) await sendEvent(this.#socket, 'audio-start', pcm);
      started = true;
      if (this.#stream) this.#stream.begun = true;
      await sendEvent(this.#socket, 'audio-chunk', pcm, bytes);
    }
    return started;
  }

  async #fail(error: unknown): Promise<void> {
    if (this.#stream) this.#stream.failed = true;
    const code = error instanceof DuuError ? error.code : 'server_error';
    const text = error instanceof DuuError ? error.message : 'Speech failed.';
    await sendEvent(this.#socket, 'error', { text, code });
  }
}

/** Starts a server for what `api` speaks. */
export async function startWyoming(
  api: DuuApi,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const info = infoOf(await api.voices());
  const server = createServer((socket) => {
    new Conversation(socket, api, info);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return server;
}
