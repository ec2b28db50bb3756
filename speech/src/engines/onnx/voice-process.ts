import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { SpeechError } from '../../speech-error.ts';
import { Queue } from '../../stream/queue.ts';
import { workerUrl } from '../../stream/thread.ts';
import type { EngineSound } from '../engine.ts';
import type { OnnxAnswer, OnnxJob, OnnxOrder, VoiceModel } from './onnx-messages.ts';

/** A voice that can't speak; `sentence` says why, for the person who set it up. */
export class VoiceError extends SpeechError {
  readonly sentence: string;
  constructor(sentence: string) {
    super('tts_request_failed', sentence);
    this.sentence = sentence;
  }
}

export interface VoiceProcessOptions {
  readonly model: VoiceModel;
  /** The longest that loading, or one chunk, may take. */
  readonly timeoutMs: number;
  /** The process is replaced after a chunk that left it larger than this. */
  readonly maxBytes: number;
  /** Called once, when the process takes no more jobs. */
  readonly onEnd: () => void;
}

/** What one chunk took. */
export interface ChunkCost {
  readonly modelMs: number;
  readonly bytes: number;
}

interface Pending {
  readonly queue: Queue<EngineSound>;
  readonly onDone: (cost: ChunkCost) => void;
}

/** The library prints `/path/file.cc:Function:123 what is wrong`. */
const lastComplaint = (printed: string) =>
  (printed.trim().split('\n').at(-1) ?? '').replace(/^\S+:\d+ /, '').slice(0, 200);

/** A child process with one loaded voice. It keeps this process alive only while it has a job. */
export class VoiceProcess {
  readonly #child: ChildProcess;
  readonly #options: VoiceProcessOptions;
  readonly #jobs = new Map<number, Pending>();
  #timer: NodeJS.Timeout | undefined;
  #printed = '';
  #ready = false;
  /** Number of speakers in the model, once it is loaded. */
  speakers = 1;
  ended = false;
  /** Takes no more jobs, and ends after those that it has. */
  retiring = false;

  constructor(options: VoiceProcessOptions) {
    this.#options = options;
    const { PATH = '', LD_LIBRARY_PATH, DYLD_LIBRARY_PATH } = process.env;
    this.#child = fork(workerUrl('onnx-worker', import.meta.url), [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Not the whole environment: it has secrets, and a model is somebody else's file.
      env: {
        PATH,
        ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}),
        ...(DYLD_LIBRARY_PATH ? { DYLD_LIBRARY_PATH } : {}),
        NODE_NO_WARNINGS: '1',
      },
    });
    // What it prints after loading may contain text.
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      if (!this.#ready) this.#printed = (this.#printed + chunk.toString()).slice(-4000);
    });
    this.#child.on('message', (answer: OnnxAnswer) => this.#hear(answer));
    this.#child.on('error', () => this.#end(this.#crash()));
    this.#child.on('close', () => this.#end(this.#crash()));
    this.#unref();
    this.#send({ type: 'load', model: options.model });
  }

  get jobs(): number {
    return this.#jobs.size;
  }

  /** Queues a job. A reader that leaves cancels it; what the model is computing then is finished, and dropped. */
  speak(job: OnnxJob, onDone: (cost: ChunkCost) => void): Queue<EngineSound> {
    const queue = new Queue<EngineSound>();
    queue.onLeave = () => this.#send({ type: 'cancel', id: job.id });
    if (this.#jobs.size === 0) {
      this.#child.ref();
      this.#child.channel?.ref();
      this.#watch();
    }
    this.#jobs.set(job.id, { queue, onDone });
    this.#send({ type: 'speak', job });
    return queue;
  }

  close(): void {
    this.#end(new VoiceError('The voice was closed.'));
  }

  #hear(answer: OnnxAnswer): void {
    if (this.ended) return;
    if (this.#jobs.size > 0) this.#watch();
    if (answer.type === 'ready') {
      this.#ready = true;
      this.speakers = answer.speakers;
    } else if (answer.type === 'unusable') {
      this.#end(
        new VoiceError(
          answer.cause === 'library'
            ? `Natural voices can't run on this machine: ${answer.detail}`
            : `The voice could not be loaded: ${answer.detail}`,
        ),
      );
    } else if (answer.type === 'sound') this.#jobs.get(answer.id)?.queue.push(answer.sound);
    else {
      const pending = this.#jobs.get(answer.id);
      this.#jobs.delete(answer.id);
      if (this.#jobs.size === 0) this.#rest();
      if (answer.type === 'error') pending?.queue.fail(new VoiceError('The voice failed.'));
      else {
        pending?.queue.end();
        if (answer.bytes > this.#options.maxBytes) this.retiring = true;
        if (this.retiring && this.#jobs.size === 0) this.close();
        pending?.onDone(answer);
      }
    }
  }

  #crash(): VoiceError {
    const complaint = lastComplaint(this.#printed);
    if (!this.#ready)
      return new VoiceError(
        `The voice could not be loaded: ${complaint || 'its files are damaged or too large for the memory'}.`,
      );
    return new VoiceError('The voice ended while it spoke; it may need more memory.');
  }

  #end(reason: VoiceError): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.#timer);
    this.#child.kill('SIGKILL');
    this.#unref();
    for (const { queue } of this.#jobs.values()) queue.fail(reason);
    this.#jobs.clear();
    this.#options.onEnd();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#unref();
  }

  #unref(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    if (this.#child.stderr instanceof Socket) this.#child.stderr.unref();
  }

  /** Starts the time anew in which the next answer has to come. */
  #watch(): void {
    clearTimeout(this.#timer);
    const { timeoutMs } = this.#options;
    this.#timer = setTimeout(
      () => this.#end(new VoiceError(`The voice did not answer for ${timeoutMs / 1000} s.`)),
      timeoutMs,
    );
    this.#timer.unref();
  }

  #send(order: OnnxOrder): void {
    if (!this.ended && this.#child.connected) this.#child.send(order, () => undefined);
  }
}
