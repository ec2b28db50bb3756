import { expect, test } from 'vitest';
import { liftOver } from './toast-lift.ts';

const stack = { top: 660, bottom: 760 };
const button = (top: number) => ({ top, bottom: top + 50 });

test.each([
  ['nothing to cover', [], 0],
  ['a button above it', [button(500)], 0],
  ['a button below the window', [button(800)], 0],
  ['a button behind it', [button(700)], 70],
  ['a button at its upper edge', [button(620)], 150],
  ['two buttons, one above the other', [button(620), button(700)], 150],
  ['a button that it would cover then', [button(720), button(610)], 160],
  [
    'no room above',
    [button(700), button(600), button(500), button(400), button(300), button(150)],
    0,
  ],
])('%s', (_, buttons, lift) => expect(liftOver(stack, buttons, 10, 56)).toBe(lift));
