import { expect, it } from 'vitest';
import type { Chunk } from './chunk-types.ts';
import { plan } from './plan.ts';

const engine = {
  limit: { unit: 'characters', max: 400 },
  bySentence: true,
  foreign: 'respelled',
} as const;
async function chunksOf(text: string, language: 'mn' | 'en'): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  const planned = plan({ segments: [text], language }, engine, () => undefined);
  for await (const chunk of planned) chunks.push(chunk);
  return chunks;
}

it.each([
  [
    'en',
    'The council met late on Monday evening in the old town hall to speak about the new bridge and it decided after a long debate that the work would begin in the spring of next year because the river is low.',
    / hall to speak about the new bridge$/,
  ],
  [
    'mn',
    'Хотын зөвлөл даваа гарагийн орой хуучин танхимд хуралдаж шинэ гүүрийн тухай удаан ярилцсаны эцэст ажлыг ирэх хавар эхлүүлэхээр шийдсэн тухай нийслэлийн сонинд мэдээлэл гарсан байна.',
    / хуралдаж$/,
  ],
] as const)(
  'a long first clause in %s without a comma is divided where another begins',
  async (language, text, end) => {
    const chunks = await chunksOf(text, language);
    expect(chunks[0]?.text).toMatch(end);
    expect(chunks[0]?.melody).toBe('open');
    expect(chunks.map((chunk) => chunk.text).join(' ')).toBe(text);
    // Only the first chunk has to be early.
    expect(chunks).toHaveLength(2);
  },
);

it('a short first sentence stays whole', async () => {
  expect(
    await chunksOf('We went home because it rained and the wind was cold.', 'en'),
  ).toHaveLength(1);
});
