// What servers on this machine ask of Duu, by a key.
import { z } from 'zod';

/** Of bare PCM at /v1. */
export const pcm = { rate: 24_000, width: 2, channels: 1 } as const;

const voiceList = z.object({
  voices: z.array(
    z.looseObject({
      id: z.string(),
      language: z.enum(['mn', 'en']),
      names: z.object({ mn: z.string(), en: z.string() }),
    }),
  ),
});
export type Voice = z.infer<typeof voiceList>['voices'][number];

const failure = z.object({ error: z.object({ message: z.string(), code: z.string() }) });

export class DuuError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export interface DuuApi {
  voices(): Promise<Voice[]>;
  /** Yields samples of bare PCM as they are spoken. `speed` is a ratio. @throws DuuError */
  speak(
    text: string,
    how: { readonly voice: string | null; readonly speed?: number },
    signal: AbortSignal,
  ): AsyncIterable<Uint8Array>;
}

export function createDuuApi(url: string, key: string): DuuApi {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  async function checked(answer: Response): Promise<Response> {
    if (answer.ok) return answer;
    const parsed = failure.safeParse(await answer.json().catch(() => null));
    const { message, code } = parsed.data?.error ?? {
      message: answer.statusText,
      code: 'server_error',
    };
    throw new DuuError(message, code);
  }
  return {
    async voices() {
      const answer = await checked(await fetch(`${url}/v1/audio/voices`, { headers }));
      return voiceList.parse(await answer.json()).voices;
    },
    async *speak(text, how, signal) {
      const body = JSON.stringify({ model: 'duu', input: text, ...how, response_format: 'pcm' });
      const answer = await checked(
        await fetch(`${url}/v1/audio/speech`, { method: 'POST', headers, body, signal }),
      );
      let odd = new Uint8Array(0);
      for await (const chunk of answer.body ?? []) {
        const bytes = Buffer.concat([odd, chunk]);
        const whole = bytes.length - (bytes.length % pcm.width);
        odd = new Uint8Array(bytes.subarray(whole));
        if (whole > 0) yield bytes.subarray(0, whole);
      }
    },
  };
}
