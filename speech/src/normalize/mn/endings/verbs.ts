import lists from '../lists.json' with { type: 'json' };
import { wordsOf } from '../words/word-pairs.ts';

/** Recognizes verbs after a number by their endings: the number counts nothing and stays bare. */

/** Verbs that govern the number itself: ная гарсан, not наян гарсан. */
const governing = new RegExp(`^(?:${lists.governing.join('|')})$`);
/** Forms of "to say": гэдгийг, гэсэн, гэвэл; not the house, the light and the contract. */
const saying =
  /^гэ(?:ж|дэг|дгийг|дгээ|дгээр|дэгт|дгийн|сэн|снийг|снээр|сний|х|хэд|хээр|хийг|хэл|хдээ|хэлээ|в|вэл|нэ|лээ|лгүй|эд|эч|мээр|эрэй|эгүй)$|^хэмээ(?:х|н|сэн|ж|жээ|дэг|в)$/;

/** Finite verbs and converbs by their endings, after a stem of at least two letters. */
const finite =
  /(?:чихс[аэоө]н|(?<!^сүл|^хэм)жээ|чээ|[ъь][яеё]|[аэоө]{2}р[аэо]й|[аэоө]{2}сай|[аэоө]{2}гүй|хгүй|[аэоө]нгүй|даггүй|дэггүй|доггүй|дөггүй|.{2}сн(?:аас|ээс|оос|өөс|ыг|ийг)|.{2}с[оө]н[оө]{2}с|м[аэоө]гц|нгуут|нгүүт|уулла|үүллэ)$/;
/** зээлээч: a request; painters and scholars end alike. */
const request = /^(?!зураач|судлаач|туслаач).{1,}[лргтсд](?:аа|ээ|өө)ч$/;
/** Has done: seldom an attribute. */
/** болгохыг, нэмэгдэхээр: what is done, in a case. */
const doingInCase =
  /^(?!хүүх).{2,}[аэоөиуү]х(?:ыг|ийг|[аэоө]{2}[рс]|[аэоө]д|т[аэо]й|гүй|[аэоө]{2}|д[аэоө]{2})$/;
/** A past tense that possessed nouns (зүйлээ) look like: a verb only if nothing follows. */
const recent = /.(?:лаа|лээ|лоо|лөө)$/;
const likeRecent = new Set(['өглөө', 'төлөө']);
const future = /^.{2,}н[аэоө]$/;
/** Nouns that end like a future tense: a wall, a wolf, a night, a tyre. */
const likeFuture = new Set(lists.likeFuture);
/** Two short syllables, as in чоно, шөнө, хана, кино: few verbs have this shape. */
const shortNoun = /^[^аэоөүуиеёюяы]{0,2}[аэоөүуи]н[аэоө]$/;
/** багана: verbs have a consonant before this г (болгоно). */
const longNoun = /[аэоөүу]г[аэоө]н[аэоө]$/;
const verbsOnly = new Set(['гэнэ', 'унана', 'хона', 'тэнэ', 'унагана', 'дагана']);

const past = /^.{2,}[аэоө]в$/;
const likePast = new Set(['төлөв', 'гурав', 'дөрөв', 'зөвлөв']);
const doing = /^.{1,}ж$/;
/** Nouns that end like a converb: loans in -аж, Mongolian ones in -мж and a few more. */
const likeDoing =
  /(?:^(?:багаж|гараж|массаж|тираж|этаж|пляж|метраж|колледж|имиж|репортаж|монтаж|витраж|макияж|арбитраж|саж|морж|гинж|дэнж|манж|шавж|шавьж|инж|ковчеж|экипаж|вояж|трикотаж|бандаж|стаж|вираж|типаж|пейзаж|тоннаж|литраж|хэрж|бриж|нэгж|дээж|шинж|ээж|цээж|дундаж|мессеж|бирж|лаваж|дорж)|(?<!^нэ|^ха|^тэ)мж)$/;
const done = /^.{1,}[рс]ч$|^(?:авч|өгч)$/;
const likeDone = new Set(['эрч', 'хорч', 'сэрч']);
const having = /^.{1,}(?:аа|ээ|оо|өө)д$/;
const likeHaving =
  /^(?:удаад|хороод|гадаад|дотоод|дээд|доод|цаад|наад|.*(?:мянг|зуу?г|арв|хори|гуч|дөч|тави|жар|дал|ер)(?:аа|оо|ээ|өө)д)$/;
const condition = /^.{2,}[вб](?:ал|эл|ол|өл)$/;
const likeCondition =
  /(?:фут|волей|ганд|баскет|бейс|софт|хэнд)бол$|^(?:символ|карнавал|интервал|овал|подвал)$/;
/** Participles; before a noun they are attributes, and the number counts that noun (3 эвдэрсэн машин). */
const participle = /^.{2,}(?:с[аэоө]н|д[аэоө]г|[аэоөи]х)$/;
const command = new Set(wordsOf(lists.commands));

const likeParticiple = new Set(lists.likeParticiple);

/** Shapes of verbs, and the words that only look like them. */
const shapes: readonly (readonly [shape: RegExp, isOther: (word: string) => boolean])[] = [
  ...[saying, finite, doingInCase, request].map((one) => [one, () => false] as const),
  [condition, (word) => likeCondition.test(word)],
  [past, (word) => likePast.has(word)],
  [doing, (word) => likeDoing.test(word)],
  [done, (word) => likeDone.has(word)],
  [having, (word) => likeHaving.test(word)],
  [
    future,
    (word) =>
      !verbsOnly.has(word) && (likeFuture.has(word) || shortNoun.test(word) || longNoun.test(word)),
  ],
];
/** Those that only a verb has with nothing behind it. */
const shapesAlone: typeof shapes = [
  ...shapes,
  [recent, (word) => likeRecent.has(word)],
  [participle, (word) => likeParticiple.has(word)],
];

/** Whether a word is a verb that leaves the number before it bare; `alone` means that no noun follows the word. */
export function isVerbAfterNumber(word: string, alone: boolean): boolean {
  if (governing.test(word) || command.has(word)) return true;
  return (alone ? shapesAlone : shapes).some(
    ([shape, isOther]) => shape.test(word) && !isOther(word),
  );
}
