import { expect, test } from 'vitest';
import { attachment } from './send-made-file.ts';

test.each([
  ['Номын бүлэг', `filename*=UTF-8''${encodeURIComponent('Номын бүлэг')}.mp3`],
  ["it's (1)*", `filename*=UTF-8''it%27s%20%281%29.mp3`],
  ['a"b\r\nSet-Cookie: x', `filename*=UTF-8''a%20b%20Set-Cookie%20x.mp3`],
  ['\ud800', `filename*=UTF-8''%EF%BF%BD.mp3`],
  ['///', `filename*=UTF-8''duu.mp3`],
])('%j is a name in a header', (name, wanted) =>
  expect(attachment(name, 'mp3')).toBe(`attachment; ${wanted}`),
);
