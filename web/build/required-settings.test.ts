import { expect, test } from 'vitest';
import { placeholders } from '../src/config/placeholders.ts';
import { requiredSettings, requireSettings } from './required-settings.ts';

const whole = {
  ...Object.fromEntries(requiredSettings.map((name) => [name, 'given'])),
  VITE_SITE_URL: 'https://duu.mn',
  VITE_SUPPORT_EMAIL: 'help@duu.mn',
};

test('a production build is refused with the names of what is missing or empty', () => {
  expect(() => requireSettings(whole)).not.toThrow();
  const { VITE_SITE_URL: _, ...others } = whole;
  expect(() => requireSettings({ ...others, VITE_SELLER_NAME_MN: ' ' })).toThrow(
    'A production build needs VITE_SITE_URL, VITE_SELLER_NAME_MN in web/.env.production',
  );
});

test.each(requiredSettings)('a production build without %s is refused by name', (name) => {
  expect(() => requireSettings({ ...whole, [name]: undefined })).toThrow(name);
});

test.each([
  ['VITE_SUPPORT_EMAIL', placeholders.supportEmail],
  ['VITE_SUPPORT_EMAIL', 'help@example.com'],
  ['VITE_SUPPORT_EMAIL', 'help@your.domain'],
  ['VITE_SUPPORT_PHONE', placeholders.supportPhone],
  ['VITE_SELLER_NAME_MN', placeholders.sellerNameMn],
  ['VITE_SELLER_NAME_EN', placeholders.sellerNameEn],
  ['VITE_SELLER_NAME_EN', '…'],
  ['VITE_SELLER_ADDRESS_MN', placeholders.sellerAddressMn],
  ['VITE_SELLER_ADDRESS_EN', 'TODO'],
  ['VITE_SELLER_REGISTER', placeholders.sellerRegister],
  ['VITE_SOURCE_URL', placeholders.sourceUrl],
  ['VITE_SITE_URL', 'https://duu.example'],
  ['VITE_SITE_URL', 'http://localhost:5000'],
  ['VITE_FIREBASE_STORAGE_BUCKET', 'your.domain'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-duu'],
  ['VITE_FIREBASE_API_KEY', 'placeholder'],
])('a production build with %s=%s is refused, unless nobody deploys it', (name, value) => {
  const env = { ...whole, [name]: value };
  expect(() => requireSettings(env)).toThrow(`placeholders in ${name} `);
  expect(() => requireSettings(env, { placeholdersPass: true })).not.toThrow();
});

test.each([
  ['VITE_SUPPORT_EMAIL', 'help@example-studio.mn'],
  ['VITE_SITE_URL', 'https://test.duu.mn/'],
  ['VITE_FIREBASE_PROJECT_ID', 'duu-demo'],
])('%s=%s is not a placeholder', (name, value) => {
  expect(() => requireSettings({ ...whole, [name]: value })).not.toThrow();
});
