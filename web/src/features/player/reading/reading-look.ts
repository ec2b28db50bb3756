import { z } from 'zod';
import { Store } from '../../../stores/store.ts';
import { useStore } from '../../../stores/use-store.ts';

export const faces = ['geologica', 'andika'] as const;
export const papers = ['theme', 'sepia'] as const;

/** Minimum, maximum and step of each slider: rem, multiples of the text size, em. */
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
  /** Dims everything but the sentence being spoken. */
  focus: z.boolean().catch(false),
});
/** How the user prefers to read. It depends on eyes and screens, so it stays on the device. */
export type ReadingLook = z.infer<typeof look>;

const key = 'reading-view';

/** Parses the stored look, with defaults for invalid values. */
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

let shown: Store<ReadingLook> | null = null;

/** Read when it is first shown. */
function store(): Store<ReadingLook> {
  shown ??= new Store(read());
  return shown;
}

function change(some: Partial<ReadingLook>): void {
  const look = { ...store().get(), ...some };
  try {
    localStorage.setItem(key, JSON.stringify(look));
  } catch {
    // Storage is blocked: the choice still shows.
  }
  store().set(look);
}

export function useReadingLook(): [ReadingLook, typeof change] {
  return [useStore(store()), change];
}
