import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { framesOf, treatmentOf } from './error-treatment.ts';

const page = { origin: 'https://duu.example', online: true };
const ours = 'https://duu.example/assets/index-1.js:1:234';

/** An error as a browser creates it, thrown at the given place. */
function thrown(at: string | null, made: Error = new TypeError('x is not a function')): Error {
  const chrome = `${made.name}: ${made.message}\n    at press (${at})\n    at ${ours}`;
  made.stack = at === null ? `${made.name}: ${made.message}` : chrome;
  return made;
}

test.each([
  ['ours', thrown(ours), 'show'],
  ['ours, as Firefox and Safari write it', named(thrown(ours), `press@${ours}\n@${ours}`), 'show'],
  ['an extension’s', thrown('chrome-extension://abcdef/content.js:1:2'), 'ignore'],
  ['Firefox’s extension', named(thrown(ours), 'f@moz-extension://ab-c/x.js:1:2'), 'ignore'],
  ['Safari’s extension', named(thrown(ours), 'f@webkit-masked-url://hidden/:1:2'), 'ignore'],
  ['another site’s script', thrown('https://elsewhere.example/a.js:1:2'), 'ignore'],
  [
    'a call that has had its toast',
    thrown(ours, new ApiError('segment_empty', 400, null)),
    'ignore',
  ],
  ['what was ended', thrown(ours, new DOMException('ended', 'AbortError')), 'ignore'],
  ['a piece that is gone', new TypeError('Failed to fetch dynamically imported module'), 'reload'],
  ['a lost connection', thrown(ours, new TypeError('Failed to fetch')), 'report'],
  [
    'a provider’s lost connection',
    thrown(ours, Object.assign(new Error('…'), { code: 'auth/network-request-failed' })),
    'report',
  ],
  [
    'what the SDK throws at its own work',
    thrown(
      ours,
      Object.assign(new Error('…'), { name: 'FirebaseError', code: 'auth/internal-error' }),
    ),
    'report',
  ],
  ['sound that may not begin', thrown(ours, new DOMException('no', 'NotAllowedError')), 'report'],
  ['from nowhere', thrown(null), 'report'],
  ['no error at all', 'oops', 'report'],
] as const)('what nobody caught, %s: %s → %s', (_, error, fate) => {
  expect(treatmentOf(error, page)).toBe(fate);
});

test('without a connection no error page is shown', () => {
  expect(treatmentOf(thrown(ours), { ...page, online: false })).toBe('report');
});

test('lines of an error’s message are not code frames', () => {
  const error = new RangeError('a text\nat home, over 2 lines\nuser@duu.mn:1');
  error.stack = `RangeError: ${error.message}\n    at f (${ours})\n    at async ${ours}`;
  expect(framesOf(error)).toEqual([`    at f (${ours})`, `    at async ${ours}`]);
});

function named(error: Error, stack: string): Error {
  error.stack = stack;
  return error;
}
