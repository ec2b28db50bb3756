import { expect, it } from 'vitest';
import { passages } from './passages.ts';

const cut = (text: string) => [...passages(text)].map(({ start, end }) => text.slice(start, end));

it('covers a segment without gaps, in stretches of bounded size', () => {
  const text = `${'Нэг хоёр гурав. '.repeat(500)}\n${'үг'.repeat(3000)} ${'😀'.repeat(2001)}`;
  const found = cut(text);
  expect(found.join('')).toBe(text);
  expect(Math.max(...found.map((one) => one.length))).toBeLessThanOrEqual(1000);
  for (const one of found) expect(one.isWellFormed()).toBe(true);
});

it('parts at lines first, then between sentences, then between words', () => {
  const sentence = 'Энэ бол өгүүлбэр юм. ';
  const [lines] = cut(`${sentence.repeat(10)}\n${sentence.repeat(60)}`);
  expect(lines).toBe(`${sentence.repeat(10)}\n`);
  for (const [text, end] of [
    [sentence.repeat(100), '. '],
    ['үг '.repeat(1000), 'үг '],
  ] as const) {
    const found = cut(text);
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((one) => !one.endsWith(end))).toEqual([]);
  }
});

it('does not take an abbreviation or a number for the end of a sentence', () => {
  const found = cut('Тэрээр г. Болд гэдэг бөгөөд 1990. 5-р сард төрсөн. '.repeat(60));
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((one) => !one.endsWith('төрсөн. '))).toEqual([]);
});

it('begins a long segment with a short passage, where a sentence ends in time', () => {
  const sentence = 'Энэ бол өгүүлбэр юм. ';
  const [first, second] = cut(sentence.repeat(100));
  expect(first?.length).toBeLessThanOrEqual(300);
  expect(second?.length).toBeGreaterThan(900);
  const [unbroken] = cut(`${'үг '.repeat(200)}юм. ${sentence.repeat(60)}`);
  expect(unbroken?.length).toBeGreaterThan(600);
});
