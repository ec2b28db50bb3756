import { availableParallelism } from 'node:os';
import { SoundLane } from './sound-lane.ts';
import type { ExportRequest, SoundAnswer, SoundOrder, SoundSettings } from './sound-messages.ts';
import { SpeechError } from './speech-error.ts';
import { movable } from './stream/movable.ts';

type Done = Extract<SoundAnswer, { type: 'done' }>;

interface Session {
  /** Ends the file. */
  end(): Promise<Done>;
  /** Releases the session, whatever its state. */
  close(): void;
}

/** One conversion in a sound thread. */
export interface SoundSession extends Session {
  /**
   * Resolves when another piece may follow, as only a few are processed at a time. Rejects if the thread failed.
   * @param dueMs when its listener needs it, on the clock of `performance.now()`
   */
  sound(samples: Int16Array, dueMs: number): Promise<void>;
  silence(samples: number, dueMs: number): Promise<void>;
  /** Takes over a stretch of the former sound, in samples; stretches are in order. */
  keep(from: number, to: number, dueMs: number): Promise<void>;
}

/** One export in a sound thread. */
export interface ExportSession extends Session {
  /** Takes the next bytes of the lossless file; as `sound`. */
  bytes(part: Uint8Array): Promise<void>;
}

interface Listener {
  hear(answer: SoundAnswer): void;
  fail(error: Error): void;
}

/** Pieces of a session that are ordered at the same time. */
const depth = 3;
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
const lanes: SoundLane[] = [];
const listeners = new Map<number, { lane: SoundLane; listener: Listener }>();
let nextId = 0;

function open(): SoundLane {
  const lane: SoundLane = new SoundLane(
    (answer) => listeners.get(answer.id)?.listener.hear(answer),
    (error) => {
      lanes.splice(lanes.indexOf(lane), 1);
      for (const held of listeners.values()) if (held.lane === lane) held.listener.fail(error);
    },
  );
  lanes.push(lane);
  return lane;
}

/** Starts the sound threads before the first conversion needs them. */
export function warmSound(): void {
  while (lanes.length < threads) open();
}

function leastBusy(): SoundLane {
  const [best] = lanes.toSorted((a, b) => a.sessions - b.sessions);
  return best && (best.sessions === 0 || lanes.length >= threads) ? best : open();
}

type Start = Extract<SoundOrder, { type: 'open' | 'export' }>;

function openSession(start: (id: number) => Start, onBytes: (bytes: Uint8Array) => void) {
  const id = nextId++;
  const lane = leastBusy();
  lane.hold();
  let lastDueMs = 0;
  let underWay = 0;
  let failure: Error | undefined;
  let wake: (() => void) | undefined;
  let done: ((answer: Done) => void) | undefined;
  let reject: ((error: Error) => void) | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    wake?.();
    reject?.(error);
  };
  listeners.set(id, {
    lane,
    listener: {
      fail,
      hear(answer) {
        if (answer.type === 'error')
          return fail(new SpeechError('payload_process_failed', answer.error));
        if (answer.bytes.length > 0) onBytes(answer.bytes);
        if (answer.type === 'done') return done?.(answer);
        underWay--;
        wake?.();
      },
    },
  });

  /** Nothing of a session overtakes what it ordered before. */
  function send(order: SoundOrder, dueMs: number, transfer?: ArrayBuffer[]): void {
    underWay++;
    lastDueMs = Math.max(lastDueMs, dueMs);
    lane.order(order, lastDueMs, transfer);
  }
  const first = start(id);
  const former = first.type === 'open' ? first.settings.former : undefined;
  send(first, performance.now(), former && movable(former));

  async function order(piece: SoundOrder, dueMs: number, transfer?: ArrayBuffer[]): Promise<void> {
    send(piece, dueMs, transfer);
    while (underWay >= depth && !failure)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (failure) throw failure;
  }

  return {
    id,
    order,
    end: () =>
      new Promise<Done>((resolve, refuse) => {
        if (failure) return refuse(failure);
        done = resolve;
        reject = refuse;
        send({ id, type: 'end' }, lastDueMs);
      }),
    close() {
      if (!listeners.delete(id)) return;
      lane.drop(id);
      fail(new SpeechError('payload_process_failed', 'the conversion was closed'));
    },
  };
}

/** @param onBytes receives the file's bytes in order */
export function openSound(
  settings: SoundSettings,
  onBytes: (bytes: Uint8Array) => void,
): SoundSession {
  const { id, order, ...rest } = openSession((id) => ({ id, type: 'open', settings }), onBytes);
  return {
    ...rest,
    sound: (samples, dueMs) => order({ id, type: 'sound', samples }, dueMs, movable(samples)),
    silence: (samples, dueMs) => order({ id, type: 'silence', samples }, dueMs),
    keep: (from, to, dueMs) => order({ id, type: 'keep', from, to }, dueMs),
  };
}

/** @param onBytes receives the file's bytes in order */
export function openExport(
  settings: ExportRequest,
  onBytes: (bytes: Uint8Array) => void,
): ExportSession {
  const { id, order, ...rest } = openSession((id) => ({ id, type: 'export', settings }), onBytes);
  return { ...rest, bytes: (part) => order({ id, type: 'bytes', bytes: part }, performance.now()) };
}
