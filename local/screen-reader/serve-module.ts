// The protocol between speech-dispatcher and its modules: commands as lines on standard input, answers and sound on
// standard output.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { pcm } from '../duu-api.ts';
import { type MessageKind, messageKinds, type Piece, piecesOf } from './message.ts';
import { mannerOf, readSettings, type Settings, voiceLines } from './settings.ts';
import type { SayText } from './voice.ts';

/** Sound leaves in pieces of a twentieth of a second, so that a stop is soon. */
const pieceBytes = (pcm.rate / 20) * pcm.width;

/** Returns a piece of sound as the server reads it: a line, so line feeds are escaped. */
export function audioEvent(samples: Uint8Array): Buffer {
  const head = [
    `705-bits=${pcm.width * 8}`,
    `705-num_channels=${pcm.channels}`,
    `705-sample_rate=${pcm.rate}`,
    `705-num_samples=${samples.length / pcm.width}`,
    '705-big_endian=0',
    '705-AUDIO\0',
  ].join('\n');
  const escaped: number[] = [];
  for (const byte of samples) {
    if (byte === 0x0a || byte === 0x7d) escaped.push(0x7d, byte ^ 0x20);
    else escaped.push(byte);
  }
  return Buffer.concat([Buffer.from(head), Buffer.from(escaped), Buffer.from('\n705 AUDIO\n')]);
}

/** Scales samples to a volume of −100 to 100. */
function atVolume(samples: Buffer, volume: number): Buffer {
  if (volume === 100) return samples;
  const scaled = Buffer.alloc(samples.length);
  for (let at = 0; at < samples.length; at += pcm.width)
    scaled.writeInt16LE(Math.round((samples.readInt16LE(at) * (volume + 100)) / 200), at);
  return scaled;
}

/** Commands with one answer. */
const answers: Readonly<Record<string, string>> = {
  INIT: '299-Duu\n299 OK LOADED SUCCESSFULLY',
  DEBUG: '200 OK DEBUGGING',
  LIST: [...voiceLines.map((one) => `200-${one}`), '200 OK VOICE LIST SENT'].join('\n'),
};

/** Lines that belong to a command, until a line with a dot. */
interface Reading {
  readonly lines: string[];
  readonly done: (lines: readonly string[]) => void;
}

class Module {
  readonly #out: Writable;
  readonly #say: SayText;
  #settings: Settings = readSettings([]);
  #reading: Reading | null = null;
  #stop = new AbortController();
  #pausing = false;
  #speaking: Promise<void> | null = null;

  constructor(out: Writable, say: SayText) {
    this.#out = out;
    this.#say = say;
  }

  /** Takes a line. Returns false when the server quits. */
  take(line: string): boolean {
    if (this.#reading) {
      const { lines, done } = this.#reading;
      if (line === '.') {
        this.#reading = null;
        done(lines);
      } else lines.push(line.startsWith('.') ? line.slice(1) : line);
      return true;
    }
    const [command = ''] = line.split(' ');
    if (command === 'QUIT') {
      this.#stop.abort();
      this.#answer('210 OK QUIT');
      return false;
    }
    this.#obey(command);
    return true;
  }

  #obey(command: string): void {
    const fixed = answers[command];
    if (fixed !== undefined) this.#answer(fixed);
    else if (command === 'STOP') this.#stop.abort();
    else if (command === 'PAUSE') this.#pausing = true;
    else if (command === 'AUDIO')
      this.#read('207 OK RECEIVING AUDIO SETTINGS', (lines) => {
        const isServer = lines.includes('audio_output_method=server');
        this.#answer(
          isServer ? '203 OK AUDIO INITIALIZED' : '303 ERROR INVALID PARAMETER OR VALUE',
        );
      });
    else if (command === 'LOGLEVEL')
      this.#read('207 OK RECEIVING LOGLEVEL SETTINGS', () => this.#answer('203 OK LOGLEVEL SET'));
    else if (command === 'SET')
      this.#read('203 OK RECEIVING SETTINGS', (lines) => {
        this.#settings = readSettings(lines);
        this.#answer('203 OK SETTINGS RECEIVED');
      });
    else {
      const kind = messageKinds.find((one) => one === command);
      if (kind) this.#read('202 OK RECEIVING MESSAGE', (lines) => this.#begin(kind, lines));
      else this.#answer('300 ERR UNKNOWN COMMAND');
    }
  }

  #answer(lines: string): void {
    this.#out.write(`${lines}\n`);
  }

  #read(answer: string, done: Reading['done']): void {
    this.#reading = { lines: [], done };
    this.#answer(answer);
  }

  #begin(kind: MessageKind, lines: readonly string[]): void {
    const message = lines.join('\n').replace(/\n$/, '');
    if (message === '' || this.#speaking) {
      this.#answer('301 ERROR CANT SPEAK');
      return;
    }
    this.#answer('200 OK SPEAKING');
    this.#stop = new AbortController();
    this.#pausing = false;
    const pieces = piecesOf(message, kind, this.#settings);
    this.#speaking = this.#speak(pieces, this.#settings, this.#stop.signal).then((end) => {
      this.#speaking = null;
      this.#answer(end);
    });
  }

  /** Says a message. Returns how it ended. */
  async #speak(pieces: readonly Piece[], settings: Settings, signal: AbortSignal) {
    this.#answer('701 BEGIN');
    try {
      for (const { text, language, mark } of pieces) {
        if (text.trim() !== '') {
          const manner = mannerOf(settings, language);
          for await (const bytes of this.#say(text, manner, signal))
            await this.#sound(Buffer.from(bytes), settings.volume, signal);
        }
        if (mark !== null) this.#answer(`700-${mark}\n700 INDEX MARK`);
        if (this.#pausing && mark !== null) return '704 PAUSE';
      }
    } catch (error) {
      if (!signal.aborted) process.stderr.write(`Speech failed: ${String(error)}\n`);
    }
    return signal.aborted ? '703 STOP' : '702 END';
  }

  async #sound(bytes: Buffer, volume: number, signal: AbortSignal): Promise<void> {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      signal.throwIfAborted();
      const samples = atVolume(bytes.subarray(at, at + pieceBytes), volume);
      if (!this.#out.write(audioEvent(samples))) await once(this.#out, 'drain');
    }
  }
}

/** Serves the server until it quits or its end closes. */
export async function serveModule(input: Readable, out: Writable, say: SayText): Promise<void> {
  const module = new Module(out, say);
  for await (const line of createInterface({ input })) if (!module.take(line)) break;
  await new Promise<void>((done) => out.end(done));
}
