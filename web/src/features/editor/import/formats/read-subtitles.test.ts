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
    'with words in round brackets',
    `${cue('01,000', '03,000', '(In fact) Nobody came.\n(DOOR SLAMS) Who is it?')}\n${cue('03,100', '05,000', '(I had lost my key!)\n(Ulaanbaatar, 1990)\nBEN: (sighs) No. (coughs) (In fact) Yes.')}\n${cue('05,100', '06,000', '(Laughs)\n(Laughs) Stop. (about 4 euros) Now.')}`,
    '(In fact) Nobody came. Who is it? (I had lost my key!) (Ulaanbaatar, 1990)¶BEN: No. (In fact) Yes. Stop. (about 4 euros) Now.',
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
    'of a transcript that has them before words',
    '0:00 өнөөдөр бид ууланд\n0:04 гарна. дараа нь\n0:09 Туулын хөвөөнд унтана, 7:30\n0:12 хүртэл',
    'өнөөдөр бид ууланд гарна. дараа нь Туулын хөвөөнд унтана, 7:30 хүртэл',
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
  [
    'with speakers that are named in each cue',
    `WEBVTT\n\nf1/2-0\n${cue('01.000', '03.000', '<v Бат Дорж>Сайн байна уу,</v>')}\nf1/2-1\n${cue('03.000', '05.000', '<v Бат Дорж>бүгдээрээ.</v> <v Ану>Сайн.</v>')}`,
    'Бат Дорж: Сайн байна уу, бүгдээрээ.¶Ану: Сайн.',
  ],
  [
    'with arrows and numbered names before speech',
    `${cue('01,000', '03,000', '>> Good evening. Tonight')}\n${cue('03,100', '05,000', 'we begin. >> WOMAN 2: Yes:\nwe do')}\n${cue('05,100', '06,000', '&gt;&gt;&gt; WOMAN 2: now.')}\n${cue('06,100', '07,000', '[SPEAKER_00]: But\nRemember: never.')}`,
    'Good evening. Tonight we begin.¶WOMAN 2: Yes: we do now.¶SPEAKER 00: But Remember: never.',
  ],
  [
    'with names in tags, and how somebody is heard',
    `${cue('01,000', '03,000', '<v Ann>Today we\n<v.loud Bob Smith>No!</v>')}\n${cue('03,100', '05,000', '<v Bob Smith>Never.')}\n${cue('05,100', '06,000', 'MAN [on radio]: Come in.\nAnna (whispering): Who is it?')}`,
    'Ann: Today we¶Bob Smith: No! Never.¶MAN: Come in.¶Anna: Who is it?',
  ],
  [
    'with sounds before a sentence and signs of music',
    `${cue('01,000', '03,000', '(sighs) I know.\n(1) First [two')}\n${cue('03,100', '05,000', '[men] came.\n*music*')}\n${cue('05,100', '06,000', '# Happy days\nto you #')}\n${cue('06,100', '07,000', '¶ Be #1 ¶')}`,
    'I know. (1) First [two [men] came. Happy days to you Be #1',
  ],
  [
    'with abbreviations and sounds between sentences',
    `${cue('01,000', '03,000', 'Тэр Далласт очсон. (АНУ) Бид буцсан. (ХААЛГА) За.')}\n${cue('03,100', '05,000', 'Yes. [coughs] First, the costs. [UN] They pay. [sic]')}`,
    'Тэр Далласт очсон. (АНУ) Бид буцсан. За. Yes. First, the costs. [UN] They pay. [sic]',
  ],
  [
    'with marks of other formats',
    `${cue('01,000', '03,000', '{y:i}Нэг\\Nмөр{/b} \\hC:\\Notes')}\n${cue('03,100', '05,000', '&quot;Хоёр&quot; &#39;гурав&#39; &#x2014; &foo; {7}')}`,
    'Нэг мөр C:\\Notes "Хоёр" \'гурав\' — &foo; {7}',
  ],
  [
    'with nothing between cues, or with blank lines in them',
    `1\n${cue('01,000', '02,000', 'Нэг.')}2\n${cue('03,000', '04,000', '42\n\n7 хоног')}\n\n3\n${cue('05,000', '06,000', 'өнгөрөв.\n\n9')}`.replaceAll(
      '\n',
      '\r',
    ),
    'Нэг. 42 7 хоног өнгөрөв. 9',
  ],
  [
    'with blank lines between all lines',
    `1\n\n${cue('01,000', '02,000', '\nНэг.')}\n\n2\n\n${cue('02,000', '03,000', '\nХоёр.')}`,
    'Нэг. Хоёр.',
  ],
  [
    'of WebVTT with blank lines between all lines',
    `WEBVTT\n\n${cue('01.000', '02.000', 'Сайн уу,\nБат аа.')}\nNOTE x\n\n${cue('02.000', '03.000', 'Яв.')}`.replaceAll(
      '\n',
      '\n\n',
    ),
    'Сайн уу, Бат аа. Яв.',
  ],
  [
    'with frames',
    '1\n00:00:01:12 --> 00:00:02:00\nНэг.\n\n2\n00:00:02:10 --> 00:00:03:00\nХоёр.',
    'Нэг. Хоёр.',
  ],
  [
    'in another order, and without thousandths',
    '2\n0:0:3 --> 0:0:4\nХоёр.\n\n1\n0:0:1 --> 0:0:2,5\nНэг.\n',
    'Нэг. Хоёр.',
  ],
  [
    'of a piece from the middle',
    `сүүлийн үг.\n\n5\n${cue('01,000', '02,000', 'Тав.')}\n6\n${cue('02,000', '03,000', 'Зургаа.')}\n7\n${cue('03,000', '04,000', 'Долоо.')}`,
    'сүүлийн үг. Тав. Зургаа. Долоо.',
  ],
  [
    'of a sentence that grows word by word',
    `${cue('01,000', '02,000', 'би')}\n${cue('02,000', '03,000', 'би өнөөдөр')}\n${cue('03,000', '04,000', 'би өнөөдөр гарна.')}\n${cue('04,000', '05,000', 'Үгүй. ')}\n${cue('05,000', '06,000', 'Үгүй. Бас')}`,
    'би өнөөдөр гарна. Үгүй. Үгүй. Бас',
  ],
  [
    'of words that are said again after a while',
    `${cue('01,000', '02,000', 'Үгүй!')}\n${cue('02,010', '03,000', 'Үгүй!')}\n${cue('04,000', '05,000', 'Үгүй!')}`,
    'Үгүй! Үгүй!',
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

test('a word before a colon that begins sentences is said each time', () => {
  const text = `1\n${cue('01,000', '02,000', 'Анхаар: зам муу.')}\n2\n${cue('02,100', '03,000', 'Анхаар: цас орж байна.')}`;
  expect(paragraphsOfPlainText(text)).toEqual(['Анхаар: зам муу.', 'Анхаар: цас орж байна.']);
});

test('a plan of a day has no cues', () => {
  const day = '9:00 --> 10:30 Нээлт\n10:30 --> 12:00 Илтгэл\n12:00 --> 13:00 Хоол';
  expect(paragraphsOfPlainText(day)).toEqual(day.split('\n'));
});

test('a long paragraph is not copied for each of its lines', () => {
  const words = 'үг\n'.repeat(150_000);
  expect(paragraphsOfPlainText(`1\n${cue('01,000', '02,000', words)}`)).toHaveLength(1);
});

test.each([
  '9:00\nӨглөөний цай\n12:30\nӨдрийн хоол\n19:00\nОройн хоол',
  '0:00 Нээлт\n0:20 Илтгэл\n0:40 Хаалт',
  '0:00 нээлт\n1:20 илтгэл\n5:40 хаалт',
  '[10:02] Бат: Ирэх үү?\n[10:03] Ану: Тийм.\n[10:15] Бат: За.',
])('the hours of a day stay', (day) => {
  expect(paragraphsOfPlainText(day)).toEqual(day.split('\n'));
});
