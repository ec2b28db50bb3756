import { openAiModels } from '@duu/contract/open-ai';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';

const formats = ['mp3', 'wav', 'flac', 'opus', 'aac', 'pcm'] as const;

const speed = { min: 0.25, max: 4 } as const;

/** What OpenAI's clients send. Fields that we can't serve (`instructions`, …) are ignored, as are unknown ones. */
const speechBody = z.object({
  input: z.string(),
  model: z.string().nullish(),
  voice: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
  response_format: z.enum(formats).nullish(),
  speed: z.number().min(speed.min).max(speed.max).nullish(),
  stream_format: z.enum(['audio', 'sse']).nullish(),
  language: z.unknown().optional(),
});

/** What each field must be. */
const wanted: Readonly<Record<string, string>> = {
  input: 'input is the text to speak.',
  model: `model is one of ${openAiModels.join(', ')}.`,
  voice: 'voice is an id or a name of GET /v1/audio/voices.',
  response_format: `response_format is one of ${formats.join(', ')}.`,
  speed: `speed is a number from ${speed.min} to ${speed.max}.`,
  stream_format: 'stream_format is audio or sse.',
};

export interface SpeechRequest {
  readonly input: string;
  readonly voice: string | null;
  readonly format: (typeof formats)[number];
  readonly speed: number;
  readonly asEvents: boolean;
  readonly language: string | null;
}

/** Also their dated names, such as gpt-4o-mini-tts-2025-12-15. */
function isKnownModel(model: string): boolean {
  return openAiModels.some(
    (one) => model === one || (model.startsWith(one) && /^-\d{4}/.test(model.slice(one.length))),
  );
}

/** @throws ApiError `request.invalid` naming the field, `model_not_found`, `segment_empty` */
export function parseSpeechRequest(body: unknown): SpeechRequest {
  const parsed = speechBody.safeParse(body);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '');
    const detail = wanted[field] ?? 'The body is a JSON object with input, model and voice.';
    throw new ApiError('request.invalid', { param: field === '' ? null : field, detail });
  }
  const { input, model, voice, response_format, speed, stream_format, language } = parsed.data;
  if (typeof model === 'string' && !isKnownModel(model)) {
    throw new ApiError('model_not_found', { param: 'model' });
  }
  return {
    input,
    voice: voice ?? null,
    format: response_format ?? 'mp3',
    speed: speed ?? 1,
    asEvents: stream_format === 'sse',
    language: typeof language === 'string' ? language : null,
  };
}
