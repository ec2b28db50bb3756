import { expect, test } from 'vitest';
import { requiredSettings, requireSettings } from './required-settings.ts';

const whole = Object.fromEntries(requiredSettings.map((name) => [name, 'given']));

test('a production build is refused with the names of what is missing or empty', () => {
  expect(() => requireSettings(whole)).not.toThrow();
  const { VITE_SELLER_REGISTER: _, ...others } = whole;
  expect(() => requireSettings({ ...others, VITE_SELLER_NAME_MN: ' ' })).toThrow(
    'A production build needs VITE_SELLER_NAME_MN, VITE_SELLER_REGISTER in web/.env.production',
  );
});

test.each(requiredSettings)('a production build without %s is refused by name', (name) => {
  expect(() => requireSettings({ ...whole, [name]: undefined })).toThrow(name);
});
