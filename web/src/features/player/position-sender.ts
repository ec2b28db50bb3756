import { limits } from '@duu/contract/limits';

/** A position in ms, and when the user was there, in ms since the epoch. */
interface Position {
  readonly ms: number;
  readonly at: number;
}

interface Deps {
  /** Resolves to false if there is no connection. */
  send(audioId: string, positionMs: number, agoMs: number): Promise<boolean>;
}

/**
 * Sends the positions of audios one after another, of each audio only the latest: the server must not get two at once in the
 * wrong order. What can't be sent waits until it is asked to try again.
 */
export class PositionSender {
  readonly #deps: Deps;
  readonly #waiting = new Map<string, Position>();
  #isSending = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  add(audioId: string, ms: number): void {
    this.#waiting.delete(audioId);
    this.#waiting.set(audioId, { ms, at: Date.now() });
    void this.retry();
  }

  /** Sends what waits. */
  async retry(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (;;) {
        const [next] = this.#waiting;
        if (next === undefined || !(await this.#send(...next))) return;
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Forgets what waits: another user must not send it. */
  clear(): void {
    this.#waiting.clear();
  }

  async #send(audioId: string, position: Position): Promise<boolean> {
    const agoMs = Math.max(0, Math.min(limits.positionAgoMs, Date.now() - position.at));
    const isSent = await this.#deps.send(audioId, position.ms, agoMs);
    if (isSent && this.#waiting.get(audioId) === position) this.#waiting.delete(audioId);
    return isSent;
  }
}
