import { expect, test } from 'vitest';
import { settingsFaults } from './settings.ts';

const web = {
  VITE_FIREBASE_PROJECT_ID: 'duu-test',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_STORAGE_BUCKET: 'duu-test.appspot.com',
  VITE_SITE_URL: 'https://duu.mn',
  VITE_SOURCE_URL: 'https://git.duu.mn/duu',
  VITE_SUPPORT_EMAIL: 'help@duu.mn',
  VITE_SUPPORT_PHONE: '+976 7711 1234',
  VITE_SELLER_NAME_MN: 'Дуу ХХК',
  VITE_SELLER_NAME_EN: 'Duu LLC',
  VITE_SELLER_ADDRESS_MN: 'Улаанбаатар хот',
  VITE_SELLER_ADDRESS_EN: 'Ulaanbaatar',
  VITE_SELLER_REGISTER: '1234567',
};
const functions = { DUU_SITE_URL: 'https://duu.mn' };

test('complete settings have no faults', () => {
  const others = { DUU_TRACE_ENDPOINT: 'http://127.0.0.1:4318', QPAY_DISTRICT_CODE: '0' };
  const all = { ...functions, ...others, DUU_MAIL_FROM: 'Duu <pay@example-studio.mn>' };
  expect(settingsFaults({ web, functions: all }, 'duu-test')).toEqual([]);
});

test.each<[string, object, object, string]>([
  ['a missing contact', { VITE_SUPPORT_PHONE: '' }, {}, 'VITE_SUPPORT_PHONE'],
  ['an example’s contact', { VITE_SUPPORT_EMAIL: 'support@duu.example' }, {}, 'VITE_SUPPORT_EMAIL'],
  ['an example’s register number', { VITE_SELLER_REGISTER: '0000000' }, {}, 'VITE_SELLER_REGISTER'],
  ['a missing key', { VITE_FIREBASE_API_KEY: '' }, {}, 'VITE_FIREBASE_API_KEY'],
  ['another project', { VITE_FIREBASE_PROJECT_ID: 'other' }, {}, 'VITE_FIREBASE_PROJECT_ID'],
  ['an address without TLS', { VITE_SITE_URL: 'http://duu.mn' }, {}, 'VITE_SITE_URL'],
  ['two addresses', {}, { DUU_SITE_URL: 'https://other.mn' }, 'DUU_SITE_URL'],
  ['pauses that can’t be read', {}, { DUU_SPEECH_PAUSES: 'stop=5' }, 'DUU_SPEECH_PAUSES: "stop=5"'],
  ['traces without TLS', {}, { DUU_TRACE_ENDPOINT: 'http://traces.mn' }, 'DUU_TRACE_ENDPOINT is'],
  ['a guide’s sender', {}, { DUU_MAIL_FROM: 'Duu <pay@your.domain>' }, 'DUU_MAIL_FROM is still'],
  ['an example’s address', {}, { QPAY_BASE_URL: 'https://qpay.test' }, 'QPAY_BASE_URL is still'],
  ['a word for a value', {}, { QPAY_DISTRICT_CODE: 'TODO' }, 'QPAY_DISTRICT_CODE is still'],
  ['a part of a guide', {}, { QPAY_DISTRICT_CODE: '34…' }, 'QPAY_DISTRICT_CODE is still'],
  ['mail without a sender', {}, { DUU_MAIL_SERVICE: 'resend' }, 'DUU_MAIL_FROM'],
])('%s is a fault', (_, webChange, functionsChange, said) => {
  const changed = {
    web: { ...web, ...webChange },
    functions: { ...functions, ...functionsChange },
  };
  expect(settingsFaults(changed, 'duu-test').join('\n')).toContain(said);
});
