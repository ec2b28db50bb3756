import { type Plugin, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { callsPlugin } from './calls-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';

/** What a plugin makes of a module; null where it leaves it alone. */
function transformed({ transform }: Plugin, code: string, id: string): string | null {
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
  const result = transform.call({ parse: parseAst } as never, code, id);
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code)
    : null;
}

test('each call comes from its own file', () => {
  const code = `import { calls } from '@duu/contract/calls/calls';
f(calls.getMe, calls.adminListJobs, other.calls.none);`;
  const result = transformed(callsPlugin(), code, '/web/src/a.ts');
  expect(result).toContain('import { getMe as $getMe } from "@duu/contract/calls/account";');
  expect(result).toContain(
    'import { adminListJobs as $adminListJobs } from "@duu/contract/calls/jobs";',
  );
  expect(result).toContain('f($getMe, $adminListJobs, other.calls.none);');
  expect(result).not.toContain('calls/calls');
});

test('messages are parsed, and plain texts stay texts', () => {
  const code = `export const a = { ...b, 'x.plain': 'It’s plain', 'x.count': '{n, plural, other {#}}' };`;
  const result = transformed(messagesPlugin(), code, '/web/src/i18n/messages/x.en.ts');
  expect(result).toContain(`'x.plain': 'It’s plain'`);
  expect(result).toContain(`'x.count': [{"type":6,"value":"n"`);
  expect(transformed(messagesPlugin(), code, '/web/src/other.ts')).toBeNull();
});
