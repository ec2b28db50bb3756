import { expect, test } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

test.each([
  ['# Гарчиг', 'Гарчиг'],
  ['**Тод** ба *налуу* ба ~~зураас~~', 'Тод ба налуу ба зураас'],
  ['- нэг\n- [x] хоёр\n3. гурав', 'нэг\nхоёр\nгурав'],
  ['> ишлэл', 'ишлэл'],
  ['[холбоос](https://duu.example) ба ![зураг](a.png)', 'холбоос ба зураг'],
  ['`код` ба <b>тэмдэг</b>', 'код ба тэмдэг'],
  ['snake_case_name 2 * 3 * 4', 'snake_case_name 2 * 3 * 4'],
  ['---\ntitle: x\n---\nтекст', 'текст'],
  ['2026 - 2027', '2026 - 2027'],
  ['Гарчиг\n======\nтекст', 'Гарчиг\nтекст'],
  ['[холбоос][1]\n\n[1]: https://duu.example', 'холбоос'],
  ['| Нэр | Нас |\n| --- | --- |\n| Бат | 7 |', 'Нэр, Нас\nБат, 7'],
  ['```js\nлет x\n```\n<!-- тэмдэглэл -->\n\n<https://duu.example>', 'лет x'],
])('%s', (markdown, plain) => expect(plainMarkdown(markdown).trim()).toBe(plain));

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
  '\n',
  ' ',
  '# ',
  '- ',
  '> ',
  '1. ',
  '---\n',
  '```\n',
  '\n---',
])('150,000 times %j takes no longer than its length asks for', (mark) => {
  expect(plainMarkdown(mark.repeat(150_000)).length).toBeLessThanOrEqual(mark.length * 150_000);
  // Only lines can end or continue what `---` starts at the top.
  if (mark.includes('\n'))
    expect(plainMarkdown(`---\n${mark.repeat(150_000)}`)).toEqual(expect.any(String));
});
