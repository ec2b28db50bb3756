import { useSyncExternalStore } from 'react';
import { z } from 'zod';

export const faces = ['geologica', 'andika'] as const;
export const papers = ['theme', 'sepia'] as const;

/** Least, most and step of what a slider sets: rem, times the type size, em. */
export const ranges = {
  size: { min: 1, max: 2.5, step: 0.125 },
  lines: { min: 1.3, max: 2.5, step: 0.1 },
  letters: { min: 0, max: 0.16, step: 0.02 },
} as const;

const within = ({ min, max }: { min: number; max: number }, usual: number) =>
  z.number().min(min).max(max).catch(usual);

const look = z.object({
  size: within(ranges.size, 1.375),
  lines: within(ranges.lines, 1.7),
  letters: within(ranges.letters, 0),
  face: z.enum(faces).catch('geologica'),
  paper: z.enum(papers).catch('theme'),
  /** Only the sentence that is spoken is at full strength. */
  focus: z.boolean().catch(false),
});
/** How a person reads best. A thing of eyes and screens: it stays on the device. */
export type ReadingLook = z.infer<typeof look>;

const key = 'reading-view';

/** What was kept, as far as it can still be had. */
export function parseLook(kept: string | null): ReadingLook {
  try {
    return look.parse(JSON.parse(kept ?? '{}') ?? {});
  } catch {
    return look.parse({});
  }
}

function read(): ReadingLook {
  try {
    return parseLook(localStorage.getItem(key));
  } catch {
    return parseLook(null);
  }
}

let current: ReadingLook | null = null;
const listeners = new Set<() => void>();

function change(some: Partial<ReadingLook>): void {
  current = { ...(current ?? read()), ...some };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Not kept where storage is closed to us; shown all the same.
  }
  for (const listener of listeners) listener();
}

export function useReadingLook(): [ReadingLook, typeof change] {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      current ??= read();
      return current;
    },
  );
  return [shown, change];
}
