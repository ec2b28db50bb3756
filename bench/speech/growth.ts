import { khalkhaToEspeak } from '@duu/speech/g2p/espeak-phonemes';
import { normalize } from '@duu/speech/normalize/normalize';
import { repeatedPieces } from '@duu/speech/normalize/random-text';
import { textDistance } from '../../functions/src/services/conversions/text-distance.ts';
import { goal, heading, ms, row } from '../report.ts';
import { cpuSince } from './measured.ts';
import { textOf } from './text.ts';

/** CPU time in ms, which other programs don't change; the fastest of five. */
function cpuMs(work: () => void): number {
  const tries = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    work();
    return cpuSince(start);
  });
  return Math.min(...tries);
}

/** Returns the ratio of times for a text that is four times as long: 4 for linear growth. */
function growth(work: (text: string) => void, textOfLength: (characters: number) => string) {
  const [short, long] = [textOfLength(4_000), textOfLength(16_000)];
  work(short);
  const shortMs = cpuMs(() => work(short));
  const longMs = cpuMs(() => work(long));
  // Below half a millisecond the clock is too coarse.
  return { longMs, times: longMs / Math.max(0.5, shortMs) };
}

/** Measures whether the time grows linearly with the text, also for repeated parts. */
export function benchGrowth(): void {
  heading('A text four times as long');
  for (const language of ['mn', 'en'] as const) {
    const worst = repeatedPieces
      .map((piece) => ({
        piece,
        ...growth(
          (text) => normalize(text, { language }),
          (length) => piece.repeat(Math.ceil(length / piece.length)),
        ),
      }))
      .reduce((most, one) => (one.times > most.times ? one : most));
    row(`normalizer, ${language}, slowest piece`, JSON.stringify(worst.piece), ms(worst.longMs));
    goal({ what: `normalizer, ${language}, times as long`, value: worst.times, max: 8 });
  }
  const phonemes = growth((text) => khalkhaToEspeak(text), textOf);
  row('phonemes', ms(phonemes.longMs));
  goal({ what: 'phonemes, times as long', value: phonemes.times, max: 8 });
  const [before, after] = [textOf(4096), [...textOf(4096)].reverse().join('')];
  goal({
    what: 'two texts of 4096 characters compared',
    value: cpuMs(() => textDistance(before, after)),
    max: 500,
    unit: ' ms',
  });
}
