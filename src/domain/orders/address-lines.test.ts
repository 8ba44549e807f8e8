import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const none = { name: '', address_1: '', city: '', state: '', postcode: '', country: 'US' };

test.each([
  ['US', { city: 'Madison', state: 'WI', postcode: '53738' }, 'Madison, WI 53738'],
  ['GB', { city: 'Bristol', postcode: 'BS1 4QA' }, 'Bristol BS1 4QA'],
  ['DE', { city: 'Berlin', postcode: '10435' }, '10435 Berlin'],
  ['IT', { city: 'Bologna', state: 'BO', postcode: '40126' }, '40126 Bologna, BO'],
  ['AE', { city: 'دبي' }, 'دبي'],
  ['US', { state: 'WI' }, 'WI'],
])('in %s, %j reads %s', (country, place, expected) => {
  expect(addressLines({ ...none, ...place, country })).toEqual([expected]);
});

test('name and street come first, and nothing leaves a gap', () => {
  expect(
    addressLines({ ...none, name: 'Ada', address_1: '1 Mill Lane', city: 'Leeds', country: 'GB' }),
  ).toEqual(['Ada', '1 Mill Lane', 'Leeds']);
  expect(addressLines(none)).toEqual([]);
});
