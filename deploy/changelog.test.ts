import { expect, test } from 'vitest';
import { notesOf, released } from './changelog.ts';

const before = `# Changelog

Newest first. There is no release yet.

## Unreleased

### Speech

- Reads numbers
`;

test('moves what is unreleased under the version, and reads it again', () => {
  const after = released(before, '1.0.0', '2026-11-23');
  expect(after).toContain('## Unreleased\n\n## 1.0.0 (2026-11-23)\n\n### Speech');
  expect(after).not.toContain('no release yet');
  expect(notesOf(after, '1.0.0')).toBe('### Speech\n\n- Reads numbers');
});

test('refuses a release of nothing, and a second one of a version', () => {
  const after = released(before, '1.0.0', '2026-11-23');
  expect(() => released(after, '1.1.0', '2026-11-24')).toThrow('nothing unreleased');
  expect(() => released(after, '1.0.0', '2026-11-24')).toThrow('1.0.0 is in the changelog');
  expect(() => notesOf(after, '2.0.0')).toThrow('does not have 2.0.0');
});
