import type { NormalizedSegment } from '@duu/contract/token';
import { pitchRatios } from '@duu/contract/voice-settings';
import type { Word } from '@duu/contract/word';
import type { Chunk } from './chunk/chunk-types.ts';
import { type PlanRequest, plan } from './chunk/plan.ts';
import type { Engine, EngineRequest, EngineWord } from './engines/engine.ts';
import { leadMs } from './output/format.ts';
import type { OpenReader } from './reading/passage-reader.ts';
import type { SoundSettings } from './sound-messages.ts';
import { openSound, type SoundSession } from './sound-session.ts';
import type { SpeakDeps, SpeakRequest, SpeechEvent, SpeechResult } from './speak-types.ts';
import { SpeechError } from './speech-error.ts';
import { inOrder } from './stream/in-order.ts';
import { VoicedSpan } from './voiced-span.ts';
import { wordTimes } from './word-times.ts';

/** Receives the results. */
export interface Sink {
  give(event: SpeechEvent): void;
  /** Resolves when more may be produced; throws when nobody needs it any longer. */
  room(): Promise<void>;
}

/** Runs one conversion from its text to its last byte. */
export async function produce(
  request: SpeakRequest,
  engine: Engine,
  signal: AbortSignal,
  sink: Sink,
  { backgrounds, openReader }: Pick<SpeakDeps, 'backgrounds' | 'openReader'>,
): Promise<SpeechResult> {
  const keep = request.keep ?? true;
  const words: Word[] = [];
  const normalized: NormalizedSegment[] = keep ? request.segments.map(() => nothing) : [];
  let bytes = 0;
  const give = (chunk: Uint8Array) => {
    bytes += chunk.length;
    sink.give({ type: 'audio', bytes: chunk });
  };
  const sound = openSound(soundSettings(request, engine, backgrounds), give);
  try {
    const found = speakAll(
      request,
      { engine, openReader },
      signal,
      sound,
      sink,
      (segment, read) => {
        if (keep) normalized[segment] = joined(normalized[segment] ?? nothing, read);
      },
    );
    for await (const some of found) if (keep) words.push(...some);
    const { durationMs, peaks, header, lossless } = await sound.end();
    return {
      fallback: null,
      durationMs,
      words,
      peaks,
      normalized,
      bytes,
      ...(header ? { header } : {}),
      ...(lossless ? { lossless } : {}),
    };
  } finally {
    sound.close();
  }
}

const nothing: NormalizedSegment = { tokens: [], spoken: '' };

function joined(before: NormalizedSegment, read: NormalizedSegment): NormalizedSegment {
  if (before === nothing) return read;
  return {
    tokens: [...before.tokens, ...read.tokens],
    spoken: [before.spoken, read.spoken].filter(Boolean).join(' '),
  };
}

/** Passes chunk after chunk to the sound session; yields each chunk's words once it has been spoken. */
async function* speakAll(
  request: SpeakRequest,
  { engine, openReader }: { readonly engine: Engine; readonly openReader: OpenReader | undefined },
  signal: AbortSignal,
  sound: SoundSession,
  sink: Sink,
  onRead: (segment: number, read: NormalizedSegment) => void,
): AsyncGenerator<Word[], void, undefined> {
  const { sampleRate } = engine;
  const tempo = tempoAfter(request, engine);
  const lead = leadMs(soundSettings(request, engine));
  const planRequest: PlanRequest = {
    segments: request.segments,
    language: request.language,
    ...(openReader ? { openReader } : {}),
    ...(request.dictionary ? { dictionary: request.dictionary } : {}),
    ...(request.pauses ? { pauses: request.pauses } : {}),
    isKept: (segment) => request.kept?.segments.has(segment) ?? false,
  };
  const chunks = plan(planRequest, engine, (segment, read) => {
    onRead(segment, read);
    sink.give({ type: 'tokens', segment, tokens: read.tokens });
  });
  const startedAt = performance.now();
  let written = 0;
  let begun = 0;
  /** The least that the chunks last which are being spoken, in ms. */
  let aheadMs = 0;
  let timed: EngineWord[] = [];
  let voiced = new VoicedSpan();
  /** When somebody who has listened since the start has heard so many samples. */
  const heardAt = (samples: number) => startedAt + (samples * 1000) / sampleRate / tempo;
  const dueMs = () => heardAt(written);
  const start = (chunk: Chunk) => {
    // The text is read in another thread: the listener may have left meanwhile.
    signal.throwIfAborted();
    if (chunk.text === '') return noSound();
    const due = Math.max(dueMs(), heardAt(begun) + aheadMs);
    aheadMs += leastMs(chunk, request);
    return engine.speak({ ...engineRequest(request, chunk, signal), dueMs: due });
  };
  for await (const { item: chunk, value } of inOrder(chunks, engine.concurrency, start)) {
    signal.throwIfAborted();
    if (value) {
      timed.push(...value.words);
      const due = dueMs();
      written += value.samples.length;
      voiced.add(value.samples);
      const { gain } = voiceOf(request, chunk);
      const samples = gain === 1 ? value.samples : amplified(value.samples, gain);
      for (const piece of pieces(samples, sampleRate * pieceSeconds)) {
        await sink.room();
        await sound.sound(piece, due);
      }
      continue;
    }
    const startMs = lead + (begun * 1000) / tempo / sampleRate;
    const kept = chunk.isKept ? request.kept?.segments.get(chunk.segment) : undefined;
    const found = kept
      ? kept.words.map((word) => movedWord(word, startMs - kept.fromMs))
      : wordTimes(chunk, timed, {
          startMs,
          voiceFromMs: (voiced.from * 1000) / sampleRate,
          voiceToMs: (voiced.to * 1000) / sampleRate,
          tempo,
        });
    if (kept) {
      const { segment } = chunk;
      onRead(segment, kept.normalized);
      sink.give({ type: 'tokens', segment, tokens: kept.normalized.tokens });
      const samplesAt = (ms: number) => Math.round((ms * sampleRate) / 1000);
      const [from, to] = [samplesAt(kept.fromMs), samplesAt(kept.toMs)];
      for (const [start, end] of stretches(from, to, sampleRate * pieceSeconds)) {
        await sink.room();
        await sound.keep(start, end, dueMs());
        written += Math.round((end - start) * tempo);
      }
    }
    sink.give({ type: 'words', words: found });
    yield found;
    const pauseSpeed = chunk.isExact ? 1 : request.speed;
    const wanted = Math.round(((chunk.pauseMs / 1000) * sampleRate * tempo) / pauseSpeed);
    // The sound's own silence at the end is part of the pause.
    const own = kept
      ? Math.round(((kept.toMs - (kept.words.at(-1)?.endMs ?? 0)) / 1000) * sampleRate * tempo)
      : written - begun - voiced.to;
    const pause = Math.max(0, wanted - own);
    if (pause > 0) await sound.silence(pause, dueMs());
    written += pause;
    begun = written;
    aheadMs -= leastMs(chunk, request);
    timed = [];
    voiced = new VoicedSpan();
  }
  if (written === 0) throw new SpeechError('segment_invalid', 'nothing in it can be spoken');
}

/** No voice reads so fast. */
const leastMsOfCharacter = 40;

/** Sound that was not made yet is not due before the sound in front of it ends. */
function leastMs({ text }: Chunk, { speed }: SpeakRequest): number {
  return (text.length * leastMsOfCharacter) / speed;
}

/** Before a pause at the start of a text, and for what is taken over. */
async function* noSound(): AsyncGenerator<never, void, undefined> {}

/**
 * Returns the voice of a chunk, and the ratio that makes it as loud as the speaker's. A fallback of another engine speaks
 * for all.
 */
function voiceOf(
  { speaker, voices }: SpeakRequest,
  { voice }: Pick<Chunk, 'voice'>,
): { voice: string; gain: number } {
  const other = voice === undefined ? undefined : voices?.get(voice);
  if (other?.engine !== speaker.engine) return { voice: speaker.voice, gain: 1 };
  return { voice: other.voice, gain: 10 ** ((other.gainDb - speaker.gainDb) / 20) };
}

function amplified(samples: Int16Array, gain: number): Int16Array {
  return samples.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain))));
}

/** A provider's response may be minutes long; other conversions wait behind each piece in the sound thread. */
const pieceSeconds = 2;

function* pieces(samples: Int16Array, size: number): Generator<Int16Array, void, undefined> {
  if (samples.length > 0 && samples.length <= size) yield samples;
  else
    for (let from = 0; from < samples.length; from += size) yield samples.slice(from, from + size);
}

function* stretches(from: number, to: number, size: number): Generator<[number, number]> {
  for (let at = from; at < to; at += size) yield [at, Math.min(to, at + size)];
}

const movedWord = (word: Word, ms: number): Word => ({
  ...word,
  startMs: Math.max(0, Math.round(word.startMs + ms)),
  endMs: Math.max(0, Math.round(word.endMs + ms)),
});

function engineRequest(
  request: SpeakRequest,
  chunk: Pick<Chunk, 'text' | 'language' | 'melody' | 'voice'>,
  signal: AbortSignal,
): EngineRequest {
  return {
    text: chunk.text,
    language: chunk.language,
    voice: voiceOf(request, chunk).voice,
    speed: engineSpeed(request.speed),
    pitch: pitchRatios[request.pitch],
    ...(chunk.melody ? { melody: chunk.melody } : {}),
    signal,
  };
}

/** Engines speak at half to double speed; what is beyond is applied to their sound. */
const engineSpeed = (speed: number) => Math.max(0.5, Math.min(2, speed));

/** Returns the part of the speed that is applied after the engine. */
function tempoAfter({ language, speed }: SpeakRequest, engine: Engine): number {
  if (!engine.hasSpeed) return speed;
  const engineRate = engineSpeed(speed);
  return (speed / engineRate) * (engine.tempoLeft?.(language, engineRate) ?? 1);
}

/** Seconds measured before the first sound leaves: very short for precisely calibrated voices. */
const holdSeconds = { calibrated: 0.3, unknown: 2 } as const;

function soundSettings(request: SpeakRequest, engine: Engine, backgrounds?: URL): SoundSettings {
  return {
    format: request.format ?? 'mp3',
    sampleRate: engine.sampleRate,
    gainDb: request.speaker.gainDb,
    holdSeconds: engine.isCalibrated ? holdSeconds.calibrated : holdSeconds.unknown,
    ...(backgrounds ? { backgrounds: backgrounds.href } : {}),
    background: request.background,
    backgroundVolume: request.backgroundVolume,
    tempo: tempoAfter(request, engine),
    pitch: engine.hasPitch ? 1 : pitchRatios[request.pitch],
    title: request.title ?? '',
    artist: request.speaker.name,
    keepsLossless: request.keepsLossless ?? false,
    ...(request.kept ? { former: request.kept.lossless } : {}),
  };
}
