import { countSegments } from '@duu/contract/count-segments';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import type { EngineId } from '@duu/contract/voice-settings';
import type { SpeakRequest, SpeechFormat } from '@duu/speech/speak-types';
import { SpeechError } from '@duu/speech/speech-error';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { begin } from '../begun.ts';
import { acceptText } from '../conversions/accept-text.ts';
import { markedVoices } from '../conversions/marked-voices.ts';
import { openTextReader } from '../conversions/text-reader.ts';
import { spendingStateOf } from '../credits/active-subscription.ts';
import type { KeyedCaller } from '../keys/keyed-caller.ts';
import { type CallEnd, closeCall } from './close-call.ts';
import { Delivered } from './delivered.ts';
import { ensureMayOpen, type OpenCall, openCall, type Repetition } from './open-call.ts';

/** A text to be spoken for a program. */
export interface SpeechOrder {
  readonly text: string;
  readonly speaker: WithId<Speaker>;
  /** Ratio, 0.25 to 4. */
  readonly speed: number;
  readonly format: SpeechFormat;
  readonly repetition: Repetition;
}

export interface SpokenCall {
  /** Its price: the characters of the text, and what respellings add. */
  readonly characters: number;
  /**
   * The file, as it is spoken. Leaving the loop early settles what was taken.
   * @throws ApiError; nothing is charged for a failure of ours
   */
  readonly sound: AsyncGenerator<Uint8Array, void, undefined>;
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const key = error instanceof SpeechError ? error.key : 'failed_to_synthesize_audio';
  return new ApiError(key, { cause: error });
}

/** Paragraphs, which are separated by blank lines. */
function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/);
  return paragraphs.length > limits.segments ? [text] : paragraphs;
}

/**
 * Speaks a text for a program and charges it. The voice begins while the credits are being held, and no sound leaves
 * before they are.
 * @throws ApiError as a conversion does, before any sound
 */
export async function speakCall(
  deps: Deps,
  caller: KeyedCaller,
  order: SpeechOrder,
): Promise<SpokenCall> {
  const startedAt = deps.now().getTime();
  const { uid } = caller;
  const { speaker, speed, format } = order;
  const { language } = speaker;
  const segments = acceptText(paragraphsOf(order.text.replace(/\r\n?/g, '\n')));
  const [reader, spending, speech] = await Promise.all([
    openTextReader(deps, uid),
    spendingStateOf(deps, uid),
    deps.speech(),
  ]);
  const voices = await markedVoices(deps, segments, speaker);
  const named = { segments, voices };
  await ensureMayOpen(deps, caller, {
    ...order,
    ...named,
    typed: countSegments(segments),
    spending,
  });
  const { characters, dictionary } = await reader.measure(language, segments, speed);
  const stop = new AbortController();
  const { engine, voice, gainDb, fallbacks } = speaker;
  const request: SpeakRequest = {
    segments,
    language,
    // Without a name the file has no tags, so that joined answers play on.
    speaker: { engine, voice, gainDb, fallbacks, name: '' },
    voices,
    background: null,
    backgroundVolume: 'medium',
    speed,
    pitch: 'normal',
    dictionary,
    keep: false,
    format,
    signal: stop.signal,
  };
  const events = begin(speech(request));
  const details = { speaker, ...named, characters, spending, repetition: order.repetition };
  const call = await openCall(deps, caller, details).catch((error: unknown) => {
    stop.abort();
    throw error;
  });

  async function* sound(): AsyncGenerator<Uint8Array, void, undefined> {
    const delivered = new Delivered(segments, format);
    let end: Pick<CallEnd, 'outcome' | 'error'> = { outcome: 'left', error: null };
    let firstSoundMs: number | null = null;
    let fallback: EngineId | null = null;
    try {
      for await (const event of events.read()) {
        if (event.type === 'words') delivered.add(event.words);
        if (event.type === 'done') fallback = event.result.fallback?.engine ?? null;
        if (event.type !== 'audio' || event.bytes.length === 0) continue;
        firstSoundMs ??= deps.now().getTime() - startedAt;
        yield event.bytes;
        delivered.sent(event.bytes.length);
      }
      end = { outcome: 'complete', error: null };
    } catch (error) {
      const failure = asApiError(error);
      end = { outcome: 'failed', error: failure.key };
      deps.log.error('conversion_failed', { key: failure.key, callId: call.callId }, error);
      throw failure;
    } finally {
      stop.abort(new Error('the call has ended'));
      await ended(deps, uid, call, {
        ...end,
        delivered: delivered.characters(),
        firstSoundMs,
        fallback,
      });
    }
  }
  return { characters, sound: sound() };
}

/** The sound has left: what fails here is settled by the job. */
async function ended(deps: Deps, uid: string, call: OpenCall, end: CallEnd): Promise<void> {
  try {
    await closeCall(deps, uid, call, end);
  } catch (error) {
    deps.log.error('conversion_not_ended', { callId: call.callId }, error);
  }
}
