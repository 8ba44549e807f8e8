import { expect, test } from 'vitest';
import { currencyChoice, currencyName } from './currency-name.ts';

test.each([
  ['aud', 'Australian dollar'],
  ['cad', 'Canadian dollar'],
  ['chf', 'Swiss franc'],
  ['dkk', 'Danish krone'],
  ['eur', 'Euro'],
  ['gbp', 'Pound sterling'],
  ['nok', 'Norwegian krone'],
  ['nzd', 'New Zealand dollar'],
  ['sek', 'Swedish krona'],
  ['usd', 'US dollar'],
  ['jpy', 'Japanese yen'],
  ['kwd', 'Kuwaiti dinar'],
  ['aed', 'United Arab Emirates dirham'],
  ['zzz', 'ZZZ'],
  ['constructor', 'CONSTRUCTOR'],
])('%s', (code, name) => {
  expect(currencyName(code)).toBe(name);
});

test.each([
  ['eur', 'Euro (EUR)'],
  ['jpy', 'Japanese yen (JPY)'],
  ['zzz', 'ZZZ'],
])('as a choice, %s reads %s', (code, words) => {
  expect(currencyChoice(code)).toBe(words);
});
