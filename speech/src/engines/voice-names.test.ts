import { expect, test } from 'vitest';
import { espeakVoices } from './espeak-voices.ts';
import { hasVoice } from './voice-names.ts';

test('every speaker that the product begins with has a voice that its engine takes', () => {
  expect(
    espeakVoices.filter(({ voice, language }) => !hasVoice('espeak', voice, language)),
  ).toEqual([]);
});

test.each([
  ['espeak', 'mn+f5', 'mn'],
  ['espeak', 'en-us', 'en'],
  ['google', 'Kore', 'mn'],
  ['google', 'gemini-2.5-flash-tts/Puck', 'en'],
  ['google', 'en-US-Neural2-C', 'en'],
  ['google', 'en-US-Chirp3-HD-Kore', 'en'],
  ['azure', 'mn-MN-YesuiNeural', 'mn'],
  ['azure', 'en-GB-SoniaNeural', 'en'],
  ['azure', 'en-US-Ava:DragonHDLatestNeural', 'en'],
  ['chimege', 'FEMALE5v2', 'mn'],
  ['chimege', 'MALE1', 'mn'],
  ['server', 'kokoro/af_heart', 'mn'],
] as const)('%s has %s for %s', (engine, voice, language) => {
  expect(hasVoice(engine, voice, language)).toBe(true);
});

test.each([
  ['espeak', 'mn+nobody', 'mn', 'a variant that there is not'],
  ['espeak', 'mn+f2', 'en', 'a voice of the other language'],
  ['espeak', 'en-us+f2+m3', 'en', 'two variants'],
  ['espeak', '', 'mn', 'no name'],
  ['google', 'Nomin', 'mn', 'a name that Gemini has not'],
  ['google', 'en-US-Neural2-C', 'mn', 'a voice of the other language'],
  ['google', 'model/Kore', 'mn', 'a model that there is not'],
  ['azure', 'mn-MN-BoldNeural', 'mn', 'a Mongolian voice that Azure has not'],
  ['azure', 'Sonia', 'en', 'a name without its language'],
  ['chimege', 'FEMALE2', 'mn', 'a voice that came with version 2 only'],
  ['chimege', 'MALE5v2', 'mn', 'one too many'],
  ['chimege', 'FEMALE1', 'en', 'a language that it does not speak'],
  ['server', 'af_heart', 'en', 'a voice without its model'],
] as const)('%s has no %s for %s: %s', (engine, voice, language, _) => {
  expect(hasVoice(engine, voice, language)).toBe(false);
});
