import { concat } from './concat.ts';
import { limiterCeilingDb } from './limiter.ts';
import { createKWeighting } from './loudness.ts';
import { type Step, wantedGainDb } from './wanted-gain.ts';

/** Loudness of the output, in LUFS. */
export const targetLufs = -16;

/** Seconds between two updates of the gain. */
const step = 0.1;
/** Steps between two computations of the target gain. */
const stride = 5;
/** Maximum change of the gain per second once sound has left, in dB, and as a share of the deviation. */
const slewDb = 1;
const slewShare = 1.2;
/** Seconds of speech after which the measurement replaces the calibration. */
const trustSeconds = 1;
/** Length in seconds of the measurement window. */
const memorySeconds = 12;
/** Maximum deviation from the calibrated gain in dB: noise alone is not raised to the level of speech. */
const reachDb = 26;
/** Mean power of a step that is not silence: -60 LUFS. */
const audible = 1e-6;

export interface LevellerSettings {
  /** Hz */
  readonly sampleRate: number;
  /** Known gain that brings this voice to the target, in dB; 0 if unknown. */
  readonly gainDb: number;
  readonly targetLufs?: number;
  /** Where a following limiter holds the voice's peaks, in dBFS. */
  readonly ceilingDb?: number;
  /** Seconds of sound held back at the start to be measured first. */
  readonly holdSeconds?: number;
}

/**
 * Brings a voice to the target loudness although its start leaves before its end is known: starts with the voice's
 * calibrated gain corrected by the first seconds, then follows the loudness of recent speech (gated as in BS.1770),
 * slowly enough not to be heard. Returns as many samples as it got, without delay.
 */
export class Leveller {
  readonly #settings: LevellerSettings;
  readonly #target: number;
  readonly #ceiling: number;
  readonly #holdSteps: number;
  readonly #weighting: ReturnType<typeof createKWeighting>;
  readonly #steps: Step[] = [];
  #held: Float32Array<ArrayBuffer>[] = [];
  #seconds = 0;
  #gainDb: number;
  #wantedDb: number;
  #taken = 0;
  #started = false;
  /** The step that is being filled. */
  readonly #part: Float32Array<ArrayBuffer>;
  #filled = 0;

  constructor(settings: LevellerSettings) {
    this.#settings = settings;
    this.#target = settings.targetLufs ?? targetLufs;
    this.#ceiling = 10 ** ((settings.ceilingDb ?? limiterCeilingDb) / 20);
    this.#holdSteps = Math.round((settings.holdSeconds ?? 2) / step);
    this.#weighting = createKWeighting(settings.sampleRate);
    this.#gainDb = settings.gainDb;
    this.#wantedDb = settings.gainDb;
    this.#part = new Float32Array(Math.round(settings.sampleRate * step));
  }

  /** @param samples mono, full scale 1 */
  process(samples: Float32Array): Float32Array<ArrayBuffer> {
    const { length } = this.#part;
    const steps = this.#held.length + Math.floor((this.#filled + samples.length) / length);
    const ready = new Float32Array(steps * length);
    let given = 0;
    for (let at = 0; at < samples.length; ) {
      const end = Math.min(samples.length, at + length - this.#filled);
      this.#part.set(samples.subarray(at, end), this.#filled);
      this.#filled += end - at;
      at = end;
      if (this.#filled < length) continue;
      for (const part of this.#endStep()) {
        ready.set(part, given);
        given += length;
      }
    }
    return given === ready.length ? ready : ready.slice(0, given);
  }

  /** Returns the rest. The leveller can't be used afterwards. */
  flush(): Float32Array<ArrayBuffer> {
    const held = this.#started ? [] : this.#start();
    const gain = 10 ** (this.#gainDb / 20);
    return concat([...held, this.#part.subarray(0, this.#filled).map((sample) => sample * gain)]);
  }

  /** Returns the steps that may leave; the last one is the room of the next. */
  #endStep(): readonly Float32Array[] {
    const part = this.#part;
    this.#filled = 0;
    const power = this.#weighting(part, 0, part.length) / part.length;
    let peak = 0;
    for (let i = 0; i < part.length; i++) peak = Math.max(peak, Math.abs(part[i] as number));
    this.#steps.push({ power, peak });
    if (this.#steps.length > memorySeconds / step) this.#steps.shift();
    if (power > audible) this.#seconds += step;
    if (this.#started) {
      this.#move(part);
      return [part];
    }
    this.#held.push(part.slice());
    return this.#held.length >= this.#holdSteps ? this.#start() : [];
  }

  /** Releases the start with one gain: nothing has been heard yet, so it may be any. */
  #start(): readonly Float32Array[] {
    this.#started = true;
    this.#gainDb = this.#wantedDb = this.#wanted();
    const gain = 10 ** (this.#gainDb / 20);
    const start = this.#held.map((part) => part.map((sample) => sample * gain));
    this.#held = [];
    return start;
  }

  #wanted(): number {
    const { gainDb } = this.#settings;
    const heard = wantedGainDb(this.#steps, this.#target, this.#ceiling);
    if (heard === null) return gainDb;
    const trust = Math.min(1, this.#seconds / trustSeconds);
    const wanted = gainDb + (heard - gainDb) * trust;
    return Math.max(gainDb - reachDb, Math.min(gainDb + reachDb, wanted));
  }

  #move(part: Float32Array): void {
    if (++this.#taken % stride === 0) this.#wantedDb = this.#wanted();
    const off = this.#wantedDb - this.#gainDb;
    const most = step * Math.max(slewDb, slewShare * Math.abs(off));
    const change = Math.max(-most, Math.min(most, off));
    const from = 10 ** (this.#gainDb / 20);
    this.#gainDb += change;
    const slope = (10 ** (this.#gainDb / 20) - from) / part.length;
    for (let i = 0; i < part.length; i++) part[i] = (part[i] as number) * (from + slope * i);
  }
}
