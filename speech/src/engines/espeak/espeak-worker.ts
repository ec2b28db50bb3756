import { parentPort } from 'node:worker_threads';
import load, { type EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { khalkhaToEspeak } from '../../g2p/espeak-phonemes.ts';
import { installOurVoices } from '../../g2p/our-voices.ts';
import { VoicedSpan } from '../../voiced-span.ts';
import type { EngineWord } from '../engine.ts';
import type { EspeakAnswer, EspeakJob } from './espeak-messages.ts';
import { exactRate } from './espeak-prosody.ts';
import { EventReader, type PlacedWord } from './event-reader.ts';
import { melodyVoice } from './melody-voice.ts';

// Runs the embedded engine in a separate thread, as a call blocks until its text is spoken.
const port = parentPort;
if (!port) throw new Error('espeak-worker runs in a worker thread');

const sampleRate = 22_050;
/**
 * Pieces grow from 0.1 s where somebody waits, so that the first leaves immediately and the rest need few messages. They
 * stay so short that another call's first sound does not wait long behind the encoding of one.
 */
const pieceSamples = { first: sampleRate / 10, most: sampleRate * 0.5 };

type OnSound = Parameters<EspeakInstance['synthesize']>[1];

const ready = start();
let lastVoice = '';

async function start(): Promise<EspeakInstance> {
  const loaded = await load();
  installOurVoices(loaded.FS);
  return new loaded.eSpeakNGWorker();
}

function inEnglish(text: string): { text: string; words: PlacedWord[] } {
  const words: PlacedWord[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
    const start = match.index;
    const end = start + match[0].length;
    words.push({ start, end, espeakStart: start, espeakEnd: end });
  }
  return { text, words };
}

function speak(engine: EspeakInstance, job: EspeakJob): void {
  const { id, stop } = job;
  if (Atomics.load(stop, 0) === 1) {
    send({ id, done: true });
    return;
  }
  // A comma after its last word keeps an unfinished sentence open.
  const input = job.melody === 'open' ? `${job.text},` : job.text;
  const voice = melodyVoice(job.voice, input, job.melody);
  if (voice !== lastVoice) {
    engine.set_voice(voice);
    lastVoice = voice;
  }
  engine.set_pitch(job.pitch);
  engine.set_range(job.range);
  const { text, words } = job.language === 'mn' ? khalkhaToEspeak(input) : inEnglish(input);
  const isStopped = () => Atomics.load(stop, 0) === 1;
  const lengthAt = (rate: number) => {
    const voiced = new VoicedSpan();
    engine.set_rate(rate);
    spoken(engine, text, (pcm) => {
      voiced.add(pcm);
      return isStopped();
    });
    return voiced.to;
  };
  engine.set_rate(exactRate(lengthAt, job));
  const reader = new EventReader(words);
  let total = 0;
  let wanted = job.isDueSoon ? pieceSamples.first : pieceSamples.most;
  let pieces: Int16Array[] = [];
  let held = 0;
  let known: EngineWord[] = [];
  const flush = () => {
    if (held === 0 && known.length === 0) return;
    const samples = new Int16Array(held);
    let at = 0;
    for (const piece of pieces) {
      samples.set(piece, at);
      at += piece.length;
    }
    send({ id, sound: { samples, words: known } }, [samples.buffer]);
    pieces = [];
    known = [];
    held = 0;
    wanted = Math.min(wanted * 2, pieceSamples.most);
  };
  spoken(engine, text, (pcm, events) => {
    known.push(...reader.read(events));
    pieces.push(pcm);
    held += pcm.length;
    total += pcm.length;
    if (held >= wanted) flush();
    return isStopped();
  });
  known.push(...reader.end((total / sampleRate) * 1000));
  flush();
  send({ id, done: true });
}

/**
 * Speaks a text, without the echo after its last sound: the women's variants have one, and eSpeak breaks it off where a
 * buffer of 100 ms ends, so that a sound lasted up to so much longer by chance.
 */
function spoken(engine: EspeakInstance, text: string, onSound: OnSound): void {
  let last: Int16Array = new Int16Array();
  let before = 0;
  let endMs = Number.POSITIVE_INFINITY;
  engine.synthesize(text, (pcm, events) => {
    endMs = events.findLast(({ type }) => type === 'end')?.audio_position ?? endMs;
    // A call without samples comes last.
    const isNext = pcm.length > 0;
    const isLeft = onSound(isNext ? last : pcm, events);
    if (isNext) {
      before += last.length;
      last = pcm;
    }
    return isLeft;
  });
  const size = Math.round((endMs * sampleRate) / 1000) - before;
  onSound(last.subarray(0, Math.max(0, size)), []);
}

function send(answer: EspeakAnswer, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(answer, transfer);
}

port.on('message', async (job: EspeakJob) => {
  try {
    speak(await ready, job);
  } catch (error) {
    send({ id: job.id, error: error instanceof Error ? error.message : 'unknown' });
  }
});
