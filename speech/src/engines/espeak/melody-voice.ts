import { mongolianVoice, otherMelodies } from '../../g2p/mongolian-voice.ts';
import type { Melody } from '../engine.ts';

/** Words that ask for more than yes or no, with their endings. */
const questionWords = new Set(
  (
    'хэн хэнд хэний хэнийх хэнийг хэнээс хэнээр хэнтэй юу юуг юун юунд юуны юунаас юугаар юутай яаж яав яана яасан ' +
    'яагаад яах хаана хаанаас хаанах хаагуур хааш хаашаа хэзээ хэзээнээс хэзээний хэр хэд хэдэн хэддүгээр хэдээр ' +
    'хэдийд хэдээс хэдтэй аль альд алинд алиныг ямар ямартай хичнээн'
  ).split(' '),
);
const yesOrNo = new Set('уу үү юу юү'.split(' '));
/** Particles that end only questions with a question word. */
const asking = new Set('бэ вэ'.split(' '));

/**
 * Returns the voice with the melody for a chunk: Mongolian has other ones for the items of a list, and for questions with
 * a question word.
 */
export function melodyVoice(voice: string, text: string, melody: Melody | undefined): string {
  const [base = '', variant] = voice.split('+');
  if (base !== mongolianVoice || (melody !== 'list' && !asksMore(text))) return voice;
  return variant ? `${otherMelodies}+${variant}` : otherMelodies;
}

/** Whether it is a question with a question word. Its last word decides: in хэн нэгэн ирсэн үү? it is yes or no. */
function asksMore(text: string): boolean {
  if (!/\?\P{L}*$/u.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const last = words.at(-1) ?? '';
  if (asking.has(last)) return true;
  return (
    words.some((word) => questionWords.has(word)) && (words.length === 1 || !yesOrNo.has(last))
  );
}
