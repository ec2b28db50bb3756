// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { embedCode, shareAddress } from './share-address.ts';

test('an address of the public player', () => {
  expect(shareAddress('a-b_1', 'https://duu.example')).toBe(
    'https://duu.example/player?share=a-b_1',
  );
});

test('a name can’t break out of the embed code', () => {
  const box = document.createElement('div');
  box.innerHTML = embedCode('x', '"><script>alert(1)</script>&', 'https://duu.example');
  expect(box.children).toHaveLength(1);
  const frame = box.querySelector('iframe');
  expect(frame?.getAttribute('title')).toBe('"><script>alert(1)</script>&');
  expect(frame?.getAttribute('src')).toBe('https://duu.example/embed/x');
});
