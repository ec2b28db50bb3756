import { expect, test } from 'vitest';
import { normalize } from '../../normalize.ts';

test.each(['>5-10', '>140/90'])('%s is not a comparison: more belongs to the number', (written) => {
  expect(normalize(written, { language: 'mn' }).spoken).not.toContain('аас их');
});
