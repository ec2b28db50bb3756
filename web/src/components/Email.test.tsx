// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Email } from './Email.tsx';

test('an address may break after its @ and before its dots, and reads as one text', () => {
  const { container } = render(<Email>bolor.erdene@mail.example.mn</Email>);
  expect(container.textContent).toBe('bolor.erdene@mail.example.mn');
  const pieces = [...container.querySelectorAll('span')].map((piece) => piece.textContent);
  expect(pieces).toEqual(['bolor', '.erdene@', 'mail', '.example', '.mn']);
});
