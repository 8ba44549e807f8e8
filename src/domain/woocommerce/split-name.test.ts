import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ana María  García', 'Ana María', 'García'],
  ['Plato', 'Plato', ''],
  ['  ', '', ''],
])('%s', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});
