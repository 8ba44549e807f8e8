import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  [undefined, '127.0.0.1', 'http://127.0.0.1:4000'],
  ['localhost', '127.0.0.1', 'http://localhost:4000'],
  ['0.0.0.0', '0.0.0.0', 'http://localhost:4000'],
  ['pay.example.com', 'pay.example.com', 'http://pay.example.com:4000'],
])('HOST=%s listens at %s, and people use %s', (HOST, host, publicUrl) => {
  expect(readConfig({ HOST })).toMatchObject({ host, publicUrl });
});

test.each([
  [{ STORE_CURRENCY: 'ZZZ' }, 'STORE_CURRENCY is not usable: must be a currency such as USD.'],
  [{ STORE_CURRENCY: 'XTS' }, 'STORE_CURRENCY is not usable: must be a currency such as USD.'],
  [{ STORE_CURRENCY: 'eur' }, 'STORE_CURRENCY is not usable: must be a currency such as USD.'],
  [{ STORE_COUNTRY: 'XX' }, 'STORE_COUNTRY is not usable: must be a country such as US.'],
])('%j stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each([{ STORE_CURRENCY: 'EUR' }, { STORE_CURRENCY: 'XOF' }, { STORE_COUNTRY: 'DE' }])(
  '%j is taken',
  (env) => {
    expect(readConfig(env).named).toEqual(Object.keys(env));
  },
);
