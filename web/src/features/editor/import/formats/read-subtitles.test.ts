import { expect, test } from 'vitest';
import { paragraphsOfPlainText } from '../lines/plain-text.ts';

const cue = (from: string, to: string, text: string) => `00:00:${from} --> 00:00:${to}\n${text}\n`;

test.each([
  [
    'with two speakers in a line',
    `${cue('01,000', '03,000', '<b.loud>- Явах уу?</b> - Яв.')}\n${cue('03,100', '04,000', 'Тэр - Бат - ирэв.')}`,
    'Явах уу?¶Яв. Тэр - Бат - ирэв.',
  ],
  [
    'with what is heard beside speech',
    `${cue('01,000', '03,000', '♪ [хөгжим] ♪\n(инээв)\n- [Бат] Сайн уу?')}\n${cue('03,100', '04,000', '<ruby>東<rt>tou</rt></ruby> зүг (хойд) руу')}`,
    'Сайн уу? 東 зүг (хойд) руу',
  ],
  [
    'with words in brackets',
    `${cue('01,000', '03,000', "He said [the president] lied.\n[That's] right [MUSIC], [ __ ] said.")}\n${cue('03,100', '04,000', '{\\an8}<i>[MUSIC]</i>\n- [sighs] No. - [laughs] Yes.\nANNA: [coughs] Sorry.\nBEN: [sighs]')}`,
    "He said [the president] lied. [That's] right , said.¶No.¶Yes.¶ANNA: Sorry.",
  ],
  [
    'without numbers',
    `${cue('01,000', '03,000', 'Сайн байна уу?')}\n${cue('09,000', '11,000', 'Сайн.')}`,
    'Сайн байна уу?¶Сайн.',
  ],
  [
    'of SBV',
    '0:00:01.000,0:00:03.000\nСайн уу?\n\n0:00:03.200,0:00:06.000\nТа хаашаа явах вэ?\n',
    'Сайн уу? Та хаашаа явах вэ?',
  ],
  [
    'of a transcript',
    '0:00\nөнөөдөр бид ууланд\n0:04\nгарна.\n1:02:03\nДараа нь унтана.',
    'өнөөдөр бид ууланд гарна. Дараа нь унтана.',
  ],
  [
    'of a transcript with sounds',
    '0:00\n[хөгжим]\n0:04\nөнөөдөр [хөгжим] бид [хоёр]\n0:08\nгарна.',
    'өнөөдөр бид [хоёр] гарна.',
  ],
  [
    'of a song, whose lines stay',
    '[ti:Дуу]\n[00:12.00]Өндөр уул\n[00:17.20]Өргөн тал\n[00:21.00][01:20.00]Хөх тэнгэр',
    'Өндөр уул¶Өргөн тал¶Хөх тэнгэр',
  ],
  [
    'of live captions, which keep lines on the screen',
    `WEBVTT\n\n${cue('00.000', '02.000', 'эхний мөр')}\n${cue('02.000', '02.010', 'эхний мөр')}\n${cue('02.010', '04.000', 'эхний мөр\nхоёр дахь нь')}\n${cue('04.000', '06.000', 'хоёр дахь нь\nгурав дахь.')}`,
    'эхний мөр хоёр дахь нь гурав дахь.',
  ],
])('the times %s are not read', (_, text, wanted) =>
  expect(paragraphsOfPlainText(text)).toEqual(wanted.split('¶')),
);

test('only tags are left out of what is between angle brackets', () => {
  const said =
    'Хэрэв a <b бол, c> d <i>бас</i> <font color="#fff">надад</font> <dorj@example.mn> бич.';
  expect(paragraphsOfPlainText(`1\n${cue('01,000', '03,000', said)}`)).toEqual([
    'Хэрэв a <b бол, c> d бас надад <dorj@example.mn> бич.',
  ]);
});

test('the hours of a day stay', () => {
  const day = '9:00\nӨглөөний цай\n12:30\nӨдрийн хоол\n19:00\nОройн хоол';
  expect(paragraphsOfPlainText(day)).toEqual(day.split('\n'));
});
