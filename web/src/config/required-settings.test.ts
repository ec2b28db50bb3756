import { expect, test } from 'vitest';
import { requiredSettings, requireSettings } from '../../build/required-settings.ts';

const all = Object.fromEntries(requiredSettings.map((name) => [name, 'set']));

test('a production build with all details of the seller is accepted', () => {
  expect(() => requireSettings(all)).not.toThrow();
});

test.each(requiredSettings)('a production build without %s is refused by name', (name) => {
  expect(() => requireSettings({ ...all, [name]: undefined })).toThrow(name);
  expect(() => requireSettings({ ...all, [name]: ' ' })).toThrow(name);
});
