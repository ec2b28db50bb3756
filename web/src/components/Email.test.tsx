// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Email } from './Email.tsx';

const linesOf = (address: string) => {
  const { container } = render(<Email>{address}</Email>);
  expect(container.textContent).toBe(address);
  return container.innerHTML.replace(/<\/?(?:bdi|span|div)[^>]*>/g, '').split('<wbr>');
};

test('an address may break after its @, and in a long part before its dots', () => {
  expect(linesOf('bolor.erdene@mail.example.mn')).toEqual(['bolor.erdene@', 'mail.example.mn']);
  expect(linesOf('bolor.erdene@post.office.of.example.mn')).toEqual([
    'bolor.erdene@',
    'post',
    '.office',
    '.of',
    '.example',
    '.mn',
  ]);
});
