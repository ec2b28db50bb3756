import { tuneNames } from './tunes.ts';

/** eSpeak's files of the English voices that speakers have, in its folder `lang`. */
const sources = { 'en-us': 'gmw/en-US', 'en-gb-x-rp': 'gmw/en-GB-x-rp' } as const;

const isSource = (voice: string): voice is keyof typeof sources => voice in sources;

/** Returns the same voice with a falling melody for questions with a question word, or undefined if there is none. */
export function askingVoice(voice: string): string | undefined {
  return isSource(voice) ? `${voice}-asking` : undefined;
}

/** Our English voices, as files of eSpeak's folder `lang`, made of its own. */
export function englishFiles(read: (path: string) => string): Readonly<Record<string, string>> {
  const tunes = `tunes ${tuneNames.englishAsking.map(({ name }) => name).join(' ')}`;
  return Object.fromEntries(
    Object.entries(sources).map(([voice, source]) => {
      const name = `${voice}-asking`;
      const rest = read(source).replace(/^(name|language) .*\n/gm, '');
      return [name, `name ${name}\nlanguage ${name}\n${tunes}\n${rest}`];
    }),
  );
}
