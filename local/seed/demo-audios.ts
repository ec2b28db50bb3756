// Some audios in the library of the user with a Pro plan, converted by the real API.
import { z } from 'zod';
import { apiAddress, callAs } from './call-as.ts';
import { demoPro } from './demo-users.ts';

const texts = [
  {
    name: 'Өглөөний мэдээ',
    speakerId: 'nomin',
    language: 'mn',
    background: null,
    segments: [
      'Өглөөний мэнд. 2026 оны 11-р сарын 20, баасан гараг.',
      'Улаанбаатарт өнөөдөр −12 хэм, салхи секундэд 5–7 метр.',
    ],
  },
  {
    name: 'Хонины нүдэн зурвас',
    speakerId: 'temuulen',
    language: 'mn',
    background: 'limbe',
    segments: [
      'Тал нутгийн салхи намуухан үлээж, хонь хурга бэлчээрээр тархана.',
      'Энэ бол миний төрсөн нутаг.',
    ],
  },
  {
    name: 'Welcome to Duu',
    speakerId: 'emily',
    language: 'en',
    background: 'piano',
    segments: ['Welcome to Duu. Write something, choose a voice, and listen to it at once.'],
  },
] as const;

const createdCollection = z.object({ collectionId: z.string() });
const startedConversion = z.object({ streamUrl: z.string() });

export async function demoAudios(): Promise<void> {
  const { collectionId } = createdCollection.parse(
    await callAs(demoPro, 'POST', '/collections', { name: 'Жишээ' }),
  );
  for (const text of texts) {
    const started = startedConversion.parse(
      await callAs(demoPro, 'POST', '/synthesize', {
        ...text,
        collectionId,
        backgroundVolume: 'low',
        speed: 1,
        pitch: 'normal',
      }),
    );
    await listen(started.streamUrl);
  }
}

/** Opening the stream starts the conversion; the task queue would start it some seconds later. */
async function listen(streamUrl: string): Promise<void> {
  const url = streamUrl.startsWith('http')
    ? streamUrl
    : `${apiAddress().replace(/\/api\/v1$/, '')}${streamUrl}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}
