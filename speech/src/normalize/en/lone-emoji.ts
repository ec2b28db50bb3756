import { type Draft, draft, match, type Scan } from '../draft.ts';
import { lineBehind } from '../near.ts';

/** What people call the pictures that stand for a whole message. */
const names: Readonly<Record<string, string>> = {
  ...{ '👍': 'thumbs up', '👎': 'thumbs down', '👏': 'clapping hands', '🙏': 'folded hands' },
  ...{ '🙌': 'raised hands', '👌': 'okay hand', '💪': 'flexed arm', '👋': 'waving hand' },
  ...{ '🤝': 'handshake', '🤞': 'fingers crossed', '✌': 'peace sign', '🫶': 'heart hands' },
  ...{ '🤙': 'call me hand', '👊': 'fist bump', '✊': 'raised fist', '🫡': 'salute' },
  ...{ '😂': 'laughing with tears', '🤣': 'rolling on the floor laughing', '😆': 'laughing face' },
  ...{ '😀': 'grinning face', '😃': 'smiling face', '😄': 'smiling face', '😁': 'beaming face' },
  ...{ '😊': 'smiling face', '🙂': 'smiling face', '☺': 'smiling face', '😅': 'nervous laugh' },
  ...{ '😉': 'winking face', '😍': 'heart eyes', '🥰': 'smiling face with hearts' },
  ...{ '😘': 'blowing a kiss', '😎': 'sunglasses face', '🤔': 'thinking face' },
  ...{ '🤷': 'shrug', '🤦': 'facepalm', '🙄': 'rolling eyes', '😬': 'grimacing face' },
  ...{ '😭': 'crying face', '😢': 'crying face', '🥲': 'smiling with a tear', '😞': 'sad face' },
  ...{ '😔': 'sad face', '☹': 'frowning face', '😡': 'angry face', '😠': 'angry face' },
  ...{
    '😱': 'screaming face',
    '😳': 'flushed face',
    '😮': 'surprised face',
    '😴': 'sleeping face',
  },
  ...{ '🥱': 'yawning face', '🤯': 'mind blown', '🤢': 'sick face', '🤮': 'vomiting face' },
  ...{ '😇': 'angel face', '🙃': 'upside down face', '🫠': 'melting face', '🤗': 'hugging face' },
  ...{ '🥳': 'party face', '🤡': 'clown face', '😩': 'weary face', '🥺': 'pleading face' },
  ...{ '😐': 'neutral face', '😑': 'blank face', '😏': 'smirk', '🤫': 'shushing face' },
  ...{
    '💀': 'skull',
    '☠': 'skull and crossbones',
    '👻': 'ghost',
    '💩': 'poop',
    '🙈': 'see no evil',
  },
  ...{ '👀': 'eyes', '🔥': 'fire', '💯': 'one hundred', '🎉': 'party popper', '🎊': 'confetti' },
  ...{ '🥂': 'clinking glasses', '🍻': 'cheers', '🍺': 'beer', '☕': 'coffee', '🍕': 'pizza' },
  ...{
    '🎂': 'birthday cake',
    '🚀': 'rocket',
    '✅': 'check mark',
    '✔': 'check mark',
    '❌': 'cross',
  },
  ...{ '❤': 'heart', '💕': 'two hearts', '💔': 'broken heart', '💙': 'blue heart' },
  ...{ '💚': 'green heart', '💛': 'yellow heart', '💜': 'purple heart', '🖤': 'black heart' },
  ...{ '⭐': 'star', '✨': 'sparkles', '☀': 'sun', '🌧': 'rain', '⛄': 'snowman', '🌈': 'rainbow' },
  ...{
    '🏆': 'trophy',
    '⚽': 'football',
    '🏀': 'basketball',
    '🐶': 'dog',
    '🐱': 'cat',
    '💐': 'flowers',
  },
  ...{ '🎄': 'Christmas tree', '🎁': 'present', '🚨': 'siren', '⚠': 'warning sign', '💸': 'money' },
};

/** Only pictures, to the end of the line. */
const run =
  /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Cf} ]{0,40}(?=\s*(?:\n|$))/uy;
/** The start of a line, or who says it: Marcus 🏀: 👍, [6:44 PM] Priya: 💀, <gareth> 👍. */
const speaker =
  /^(?:\[[^\]]{1,24}\] ?|\(?\d{1,2}:\d\d(?: ?[AaPp][Mm])?\)? ?(?:- ?)?)?(?:<[^>]{1,24}> |@?[\p{L}\p{N}_.'’-]{1,20}(?: [\p{L}\p{N}_.'’-]{1,16}){0,2}(?: ?\p{Extended_Pictographic}\uFE0F?){0,3}: )?$/u;

/** A message that is nothing but a picture says what it shows; elsewhere pictures are silent. */
export function loneEmojiRule({ text, at }: Scan): Draft | undefined {
  if (/[\d#*©®™]/.test(text.charAt(at))) return undefined;
  const found = match(run, text, at)?.[0];
  if (!found) return undefined;
  const behind = lineBehind(text, at, 70);
  if (behind.length > 66 || !speaker.test(behind)) return undefined;
  const said = [...found].map((one) => (Object.hasOwn(names, one) ? names[one] : undefined));
  const once = [...new Set(said.filter((one) => one !== undefined))];
  return once.length > 0 ? draft(at + found.trimEnd().length, 'word', once.join(', ')) : undefined;
}
