/** A voice of a speech server, as `MODEL/VOICE?field=value` names it. */
export interface ServerVoice {
  readonly model: string;
  readonly name: string;
  /** Sample rate of the server's PCM in Hz, if it is not 24,000. */
  readonly rate?: number;
  /** Further fields of the request, such as `instructions` or `language`. */
  readonly fields: Readonly<Record<string, string>>;
}

const written = /^([\w.:+@-]+(?:\/[\w.:+@-]+)*)\/([\p{L}\p{N}_.+() -]+)(?:\?(.+))?$/u;
const own = new Set(['model', 'voice', 'input', 'response_format', 'stream_format', 'speed']);

/**
 * Parses `kokoro/af_heart`, `Qwen/Qwen3-TTS/vivian?language=Mongolian` or
 * `gpt-4o-mini-tts/alloy?instructions=Speak+calmly`. The voice is what follows the last slash; `rate` is the server's
 * sample rate (8,000 to 48,000 Hz), other parameters are sent with each request. Null for anything else.
 */
export function parseServerVoice(voice: string): ServerVoice | null {
  const [, model, name, query = ''] = written.exec(voice) ?? [];
  if (!model || !name) return null;
  const { rate: given, ...fields } = Object.fromEntries(new URLSearchParams(query));
  if (Object.keys(fields).some((field) => own.has(field) || !/^\w{1,40}$/.test(field))) return null;
  if (given === undefined) return { model, name, fields };
  const rate = /^\d{4,5}$/.test(given) ? Number(given) : 0;
  return rate >= 8000 && rate <= 48_000 ? { model, name, rate, fields } : null;
}
