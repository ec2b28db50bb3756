import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';
import type { Ports } from './ports.ts';

const ports = { hosting: 5000, functions: 5001 } as Ports;
const command = 'npm run voices -- add kokoro';

test('says in one line how to get a natural voice, while there is none', () => {
  const lines = greeting(ports, false, false).split('\n');
  expect(lines.filter((line) => line.includes(command))).toHaveLength(1);
  expect(greeting(ports, true, true)).not.toContain(command);
});
