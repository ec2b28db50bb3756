import { expect, test } from 'vitest';
import { createReadingPool } from '../../reading/reading-pool.ts';
import { phonemeTokens } from '../../testing/tiny-voices.ts';

test('a text becomes numbers of symbols, sentence by sentence, with its pauses and respellings', async () => {
  const pool = createReadingPool({ threads: 1, timeoutMs: 60_000 });
  const read = async (text: string, dictionary: { written: string; spoken: string }[] = []) => {
    const options = { language: 'en' as const, dictionary };
    const voice = { tokens: phonemeTokens, espeakVoice: 'en-us' };
    return (await pool.run('a', 'deviceText', { options, segments: [text], ...voice })).result;
  };
  const [first, last, ...others] = await read('Good morning. It costs $3.');
  expect(others).toEqual([]);
  expect(first?.pauseMs).toBe(500);
  expect(last?.pauseMs).toBe(0);
  const [, written] = await read('Good morning. It costs three dollars.');
  expect(last).toEqual(written);
  // Begins with ^, ends with $, and has a gap after each symbol.
  expect([first?.symbols[0], first?.symbols[1], first?.symbols.at(-1)]).toEqual([1, 0, 2]);
  const [respelled] = await read('Nguyen.', [{ written: 'Nguyen', spoken: 'win' }]);
  expect([respelled]).toEqual(await read('Win.'));
  await pool.close();
});
