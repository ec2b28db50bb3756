import { initialPlans } from '@duu/contract/initial-plans';
import { expect, test } from 'vitest';
import { changeOf, draftOf, termsOf } from './plan-draft.ts';

const basic = initialPlans['1'];
const { tier: _, period: __, ...basicTerms } = basic;
const t = (id: string) => id;
const read = (change: object) => termsOf('1', { ...draftOf(basic), ...change }, basic, t);

test('an unchanged form gives the plan’s terms', () => {
  expect(draftOf(basic)).toMatchObject({
    MNT: '9,900',
    USD: '2.99',
    charactersPerMonth: '30,000',
    order: '1',
  });
  expect(read({})).toEqual({ terms: basicTerms });
  expect(changeOf(basicTerms, basicTerms)).toEqual({});
});

test('prices and numbers are read as they are written, and only what differs is sent', () => {
  const answer = read({ MNT: '12 900', USD: '3,99', storageMonths: '6', active: false });
  expect('terms' in answer && changeOf(basicTerms, answer.terms)).toEqual({
    prices: { MNT: 1_290_000, USD: 399 },
    storageMonths: 6,
    active: false,
  });
});

test.each([
  [{ MNT: '9900.5' }, { MNT: 'plans.wrong.MNT' }],
  [{ USD: 'three' }, { USD: 'plans.wrong.USD' }],
  [{ MNT: '0' }, { MNT: 'plans.wrong.onSaleWithoutPrice' }],
  [{ charactersPerConversion: '4,097' }, { charactersPerConversion: 'plans.wrong.count' }],
  [{ charactersPerMonth: '1000' }, { charactersPerConversion: 'plans.wrong.conversionOverMonth' }],
  [
    { voices: '', order: '-1', storageMonths: '0' },
    { voices: 'plans.wrong.count', order: 'plans.wrong.count', storageMonths: 'plans.wrong.count' },
  ],
])('%j is told at its field', (change, faults) => {
  expect(read(change)).toEqual({ faults });
});

test('a plan that is not on sale needs no price', () => {
  expect(read({ MNT: '0', USD: '0', active: false })).toMatchObject({ terms: { active: false } });
});
