import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const read = (markdown: string) => readMarkdown(markdown).map(({ text }) => text);

// `¶` is the border of two paragraphs.
test.each([
  ['# Гарчиг', 'Гарчиг'],
  ['**Тод** ба *налуу* ба ~~зураас~~', 'Тод ба налуу ба зураас'],
  ['- нэг\n- [x] хоёр\n3. гурав', 'нэг¶хоёр¶3. гурав'],
  ['> ишлэл', 'ишлэл'],
  ['[холбоос](https://duu.example) ба ![зураг](a.png)', 'холбоос ба зураг'],
  ['`код` ба <b>тэмдэг</b>', 'код ба тэмдэг'],
  ['snake_case_name 2 * 3 * 4', 'snake_case_name 2 * 3 * 4'],
  ['---\ntitle: x\n---\nтекст', 'текст'],
  ['---\ntitle: x\n...\nтекст', 'текст'],
  ['+++\ntitle = "x"\n+++\nтекст', 'текст'],
  ['2026 - 2027', '2026 - 2027'],
  ['Гарчиг\n======\nтекст', 'Гарчиг¶текст'],
  ['[холбоос][1]\n\n[1]: https://duu.example', 'холбоос'],
  ['| Нэр | Нас |\n| --- | --- |\n| Бат | 7 |', 'Нэр, Нас¶Бат, 7'],
  ['```js\nлет x\n```\n<!-- тэмдэглэл -->\n\n<https://duu.example>', 'лет x'],
  ['```\nнэг\n\nхоёр\n```', 'нэг¶хоёр'],
  // Line breaks.
  [
    'The committee met on\nMonday to discuss the\nnew library.',
    'The committee met on Monday to discuss the new library.',
  ],
  ['- нэг\n  хоёр\n\n> гурав\n> дөрөв', 'нэг хоёр¶гурав дөрөв'],
  ['нэг  \nхоёр\\\nгурав', 'нэг¶хоёр¶гурав'],
  ['Нэг<br>Хоёр<br/>Гурав', 'Нэг¶Хоёр¶Гурав'],
  // Numbers of lists.
  ['1. Усаа буцалга.\n2. Цайгаа хий.', '1. Усаа буцалга.¶2. Цайгаа хий.'],
  ['2024. оны тухай', '2024. оны тухай'],
  ['2019. Хур их.\n\n1985. Гэр бүл.', '2019. Хур их.¶1985. Гэр бүл.'],
  ['1. нэг\n1. хоёр', '1. нэг¶2. хоёр'],
  ['7) долоо\n8) найм', '7. долоо¶8. найм'],
  ['1. нэг\n\n   үргэлжлэл\n\n2. хоёр\n   - дотор', '1. нэг¶үргэлжлэл¶2. хоёр¶дотор'],
  // Angle brackets and HTML.
  ['Хэрэв x<y ба y>z бол', 'Хэрэв x<y ба y>z бол'],
  ['a <b ба c> d', 'a <b ба c> d'],
  ['if i <n, j> 0', 'if i <n, j> 0'],
  ['Надад <bat@example.mn> хаягаар бичээрэй.', 'Надад bat@example.mn хаягаар бичээрэй.'],
  ['Эндээс <https://duu.example/a> үзнэ үү.', 'Эндээс https://duu.example/a үзнэ үү.'],
  ['<style>.a { color: red; }</style>\n\nнэг\n\n<script>var x = 5;</script>', 'нэг'],
  ['<div>\nнэг\n</div>\n\nхоёр <!-- б --> гурав', 'нэг¶хоёр гурав'],
  ['3×10<sup>5</sup> км, H<sub>2</sub>O, 20<sup>th</sup>', '3×10⁵ км, H₂O, 20th'],
  // Notes.
  ['тогтносон.[^1] Энэ бол түүх.\n\n[^1]: Зарим эх.', 'тогтносон. Энэ бол түүх.¶Зарим эх.'],
  ['Text[^a] here.\n\n[^a]: The note.', 'Text here.¶The note.'],
  // Dialects.
  ['[[Дорж|Доржийн]] ба [[Бат#нас]]', 'Доржийн ба Бат нас'],
  ['==чухал== үг %%тайлбар%% энд', 'чухал үг энд'],
  ['> [!NOTE]\n> Санаарай.', 'Санаарай.'],
  ['> [!warning]- Гарчиг\n> Санаарай.', 'Гарчиг Санаарай.'],
  ['## Бүлэг {#ch1}', 'Бүлэг'],
  // Of pandoc, kramdown, MkDocs and Docusaurus.
  ['10^8^ ба CO~2~, [тод]{.mark} `код`{.js}', '10⁸ ба CO₂, тод код'],
  ['::: warning\nБолгоомжтой!\n:::\n\n:::note Анхаар\nБичвэр.\n:::', 'Болгоомжтой!¶Анхаар¶Бичвэр.'],
  ['Тэр ингэж [@dorj2020, p. 3] гэжээ.', 'Тэр ингэж гэжээ.'],
  ['% Гарчиг\n% Зохиогч\n\nБичвэр.', 'Гарчиг¶Зохиогч¶Бичвэр.'],
  ['Мөр.\n{: .class #id}\n\n{% include x %}\n\n[TOC]\n\n[[_TOC_]]\n\nТөгсөв.', 'Мөр.¶Төгсөв.'],
  ['!!! note "Анхаар"\n    Хаалга түгжээтэй.\n\nДараа.', 'Анхаар¶Хаалга түгжээтэй.¶Дараа.'],
  ['Тал\n: Өргөн газар.', 'Тал¶Өргөн газар.'],
  ['Талбай $P=c^2$. Үнэ нь $5, эсвэл $7.', 'Талбай P=c². Үнэ нь $5, эсвэл $7.'],
  ['$$\nS = \\frac{a+b}{2}\n$$\n\n\\(x_1\\)', 'S = (a+b)/2¶x₁'],
  ['^_^ ба ~5, ~10 км', '^_^ ба ~5, ~10 км'],
  ['100% == 100%, a == b', '100% == 100%, a == b'],
  ['`==код== [[а]]`', '==код== [[а]]'],
])('%s', (markdown, wanted) =>
  expect(read(markdown)).toEqual(wanted === '' ? [] : wanted.split('¶')),
);

test.each([
  '[',
  '![',
  '](',
  '**',
  '**a ',
  '__',
  '*',
  '_a',
  '~~',
  '~~a ',
  '`',
  '<',
  '<a',
  '<!--',
  '<?',
  '<![CDATA[',
  '<a b="',
  '\n',
  ' ',
  '# ',
  '- ',
  '> ',
  '1. ',
  '---\n',
  '```\n',
  '\n---',
  '[[',
  '==',
  '%%',
  '%%\n',
  '[^',
  ':::',
  '::: a ',
  ': ',
  '{:',
  '{%',
  '[@',
  '[a]{',
  '^a',
  '$a',
  '$$a',
  '\\(',
  '!!! a\n    ',
])('150,000 times %j takes no longer than its length asks for', (mark) => {
  expect(read(mark.repeat(150_000)).join('').length).toBeLessThanOrEqual(mark.length * 150_000);
  // Only lines can end or continue what `---` starts at the top.
  if (mark.includes('\n')) expect(read(`---\n${mark.repeat(150_000)}`)).toEqual(expect.any(Array));
});

test('more nested tags than any text has are refused', () => {
  expect(() => read('<b>'.repeat(150_000))).toThrow('too_much');
});
