import { z } from 'zod';
import { percentile } from '../percentile.ts';

/** The work of the page's main thread for each frame, in ms. */
export interface Frames {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** Share of frames that took longer than a frame at 60 Hz (0 to 1). */
  readonly late: number;
}

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().optional(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.unknown().optional() }).optional(),
});
type TraceEvent = z.infer<typeof event>;
const trace = z.object({ traceEvents: z.array(event) });

/** The duration of a frame at 60 Hz, in ms. */
const frameBudget = 1000 / 60;

/** Returns the main thread of the busiest renderer, which is the scrolled page. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const mains = events
    .filter((one) => one.name === 'thread_name' && one.args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid));
  const frames = (of: readonly TraceEvent[]) =>
    of.filter((one) => one.name === 'BeginMainThreadFrame').length;
  return mains.toSorted((a, b) => frames(b) - frames(a))[0] ?? [];
}

/**
 * Reads the frames of a Chromium trace. A frame's time is the main thread's work from its start until the thread is idle
 * after the display's next refresh; later work delays no frame. `cpu` counts only the time that the thread ran, so that
 * other programs do not count.
 */
export function framesOf(buffer: Buffer): { wall: Frames; cpu: Frames | null } {
  const { traceEvents } = trace.parse(JSON.parse(buffer.toString()));
  const own = mainThread(traceEvents);
  const begins = own
    .filter((one) => one.name === 'BeginMainThreadFrame' && one.ts !== undefined)
    .map((one) => one.ts ?? 0)
    .toSorted((a, b) => a - b);
  const tasks = own
    .filter((one) => one.name === 'RunTask' && one.ph === 'X')
    .toSorted((a, b) => (a.ts ?? 0) - (b.ts ?? 0));
  const wall = new Array<number>(begins.length).fill(0);
  const cpu = new Array<number>(begins.length).fill(0);
  let frame = -1;
  let busyUntil = 0;
  for (const task of tasks) {
    const start = task.ts ?? 0;
    const end = start + (task.dur ?? 0);
    // A frame starts inside its task, so it belongs to the task that ends after it.
    while (frame + 1 < begins.length && (begins[frame + 1] ?? 0) <= end) {
      frame++;
      busyUntil = (begins[frame] ?? 0) + frameBudget * 1000;
    }
    if (frame < 0 || start > busyUntil) continue;
    busyUntil = Math.max(busyUntil, end);
    wall[frame] = (wall[frame] ?? 0) + (task.dur ?? 0) / 1000;
    cpu[frame] = (cpu[frame] ?? 0) + (task.tdur ?? 0) / 1000;
  }
  const hasCpu = tasks.some((task) => task.tdur !== undefined);
  return { wall: summary(wall), cpu: hasCpu ? summary(cpu) : null };
}

function summary(times: readonly number[]): Frames {
  return {
    count: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    max: Math.max(...times),
    late: times.filter((time) => time > frameBudget).length / times.length,
  };
}
