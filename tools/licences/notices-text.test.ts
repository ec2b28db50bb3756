import { expect, test } from 'vitest';
import { noticesText } from './notices-text.ts';
import { shippedPackages } from './shipped-packages.ts';

const described = {
  version: '1.0.0',
  licence: 'MIT',
  homepage: 'https://example.com/a',
  text: 'Copyright (c) 2020 Ann\n\nPermission is granted.',
};

test('packages with one licence share its text and keep their own copyright lines', () => {
  const text = noticesText([
    { ...described, name: 'a' },
    { ...described, name: 'b', text: 'Copyright (c) 2021 Bob\n\nPermission is granted.' },
    { ...described, name: 'c', licence: 'ISC', text: undefined },
  ]);
  expect(text).toContain(
    '- **a** 1.0.0, MIT; <https://example.com/a>; Copyright (c) 2020 Ann; text 1',
  );
  expect(text).toContain('Copyright (c) 2021 Bob; text 1');
  expect(text).toContain('- **c** 1.0.0, ISC; <https://example.com/a>\n');
  expect(text).not.toContain('### Text 2');
});

test('the product has packages of the pages and of the functions, each with a licence, and none of the tests', () => {
  const packages = shippedPackages();
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', '@firebase/auth', 'firebase-admin']));
  expect(names).not.toContain('vitest');
  expect(packages.filter(({ licence }) => licence === 'unknown')).toEqual([]);
});
