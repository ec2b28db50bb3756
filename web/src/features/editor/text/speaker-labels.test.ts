import { wrongMarkIn } from '@duu/contract/marks';
import { describe, expect, it } from 'vitest';
import { rewriteLabels, rolesOf } from './speaker-labels.ts';

const labels = (...texts: string[]) => rolesOf(texts).map(({ label }) => label);

describe('rolesOf', () => {
  it('finds who speaks, in order, each once', () => {
    const roles = rolesOf(['Бат: Сайн уу?', 'Анна: Сайн.', 'БАТ: Баяртай.', 'Анна (инээж): За.']);
    expect(roles.map(({ label, lines }) => [label, lines.length])).toEqual([
      ['Бат', 2],
      ['Анна', 2],
    ]);
  });

  it.each([
    'Б.Бат',
    'Ц. Бат-Эрдэнэ',
    'Эмч Сараа',
    '1-р хүүхэд',
    'ANNA',
    'Anna Lee',
    'Dr. O’Neil',
    'Speaker 1',
    'Q',
    'anna',
  ])('takes %s as a label', (label) => {
    expect(labels(`${label}: Hello`, 'Words.', `${label}: "Bye"`)).toEqual([label]);
  });

  it.each(['Anna (aside)', 'Anna (14:30)', '**Anna**', '**Anna:**', 'Anna：'])(
    'takes Anna from %s',
    (written) => {
      const line = `${/[:：]/u.test(written.slice(-3)) ? written : `${written}:`} Hello`;
      expect(rolesOf([line, line]).map(({ key }) => key)).toEqual(['anna']);
    },
  );

  it('takes a label that is there once among the lines of others, and not far from them', () => {
    expect(labels('Бат: Нэг.', 'Анна: Хоёр.', '', 'Бат: Гурав.')).toEqual(['Бат', 'Анна']);
    expect(labels('Орц: сүү', 'Хоолны тухай.', 'Бат: Нэг.', 'Бат: Хоёр.')).toEqual(['Бат']);
  });

  it.each([
    [['– Сайн уу?', '– Сайн.', '— Баяртай: тэгэв.', '— Баяртай: тэгэв.']],
    [['14:30 эхэлнэ', '14:30 эхэлнэ', '9am: start', '9am: start']],
    [['https://a.mn', 'https://a.mn', 'Эхлэх:14:30', 'Эхлэх:14:30']],
    [['Жич: үүнийг санаарай', 'Note: remember']],
    [['Жич: нэг', 'Жич: хоёр', 'Эх сурвалж: ном', 'Эх сурвалж: ном']],
    [['Орц: сүү', 'Хугацаа: 20 минут', 'Хэмжээ: дөрөв']],
    [['Тэр хэлэхдээ: Явъя.', 'Тэр хэлэхдээ: Явъя.', 'She said: Go.', 'She said: Go.']],
    [
      [
        'Тэгээд бид гурвуулаа гараад удаан явсан: тэр',
        'Тэгээд бид гурвуулаа гараад удаан явсан: тэр',
      ],
    ],
    [['Анна : Сайн', 'a:b', 'a:b', 'Анна: Сайн']],
  ])('finds nobody in %j', (texts) => expect(labels(...texts)).toEqual([]));

  it('keeps notes out of a dialogue', () => {
    expect(labels('Бат: Нэг.', 'Анна: Хоёр.', 'Бат: Гурав.', 'Жич: Дөрөв.')).toEqual([
      'Бат',
      'Анна',
    ]);
  });

  it('knows who has a voice', () => {
    const [anna, bat] = rolesOf(['[voice Saraa: Анна] Сайн.', '[voice Тулга] Бат: Сайн.']);
    expect(anna).toMatchObject({ key: 'анна', lines: [{ voice: 'Saraa', isRead: false }] });
    expect(bat).toMatchObject({ key: 'бат', lines: [{ voice: 'Тулга', isRead: true }] });
    expect(rolesOf(['[voice Saraa] Сайн.'])).toEqual([]);
  });
});

describe('rewriteLabels', () => {
  const rewritten = (texts: readonly string[], as: (label: string) => string) => {
    const segments = texts.map((text, at) => ({ id: String(at), text }));
    return rewriteLabels(segments, rolesOf(texts), (_, { label }) => as(label)).segments.map(
      ({ text }) => text,
    );
  };
  const marked = (label: string) => `[voice Сараа: ${label}] `;

  it('puts marks in place of labels, and back', () => {
    const typed = ['Бат: Сайн уу?\nАнна (инээж):Сайн.', 'Өглөө болов.', ' **Бат:** Баяртай.'];
    const made = rewritten(typed, marked);
    expect(made).toEqual([
      '[voice Сараа: Бат] Сайн уу?\n[voice Сараа: Анна (инээж)] Сайн.',
      'Өглөө болов.',
      ' [voice Сараа: Бат] Баяртай.',
    ]);
    expect(wrongMarkIn(made)).toBeNull();
    expect(rewritten(made, (label) => `[voice Тулга] ${label}: `)[2]).toBe(
      ' [voice Тулга] Бат: Баяртай.',
    );
    expect(rewritten(made, (label) => `${label}: `)[0]).toBe('Бат: Сайн уу?\nАнна (инээж): Сайн.');
  });

  it('joins a label with the paragraph below it, and keeps a pause before it', () => {
    expect(
      rewritten(['БАТ:', 'Сайн уу?', '[pause 1s] БАТ: Байна уу?', 'БАТ:', ''], marked),
    ).toEqual([
      '[voice Сараа: БАТ] Сайн уу?',
      '[pause 1s] [voice Сараа: БАТ] Байна уу?',
      '[voice Сараа: БАТ] ',
      '',
    ]);
  });
});
