import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;

test('nobody is trusted unless they are named', () => {
  expect(readConfig({}).trustProxy).toEqual([]);
  expect(trusted('')).toEqual([]);
});

test.each([
  ['127.0.0.1', ['127.0.0.1']],
  ['::1', ['::1']],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['192.0.2.0/1', ['192.0.2.0/1']],
  ['192.0.2.7/32', ['192.0.2.7/32']],
  ['2001:db8::/32', ['2001:db8::/32']],
  ['2001:db8::1/128', ['2001:db8::1/128']],
  [' 127.0.0.1 , fd00::/8 ', ['127.0.0.1', 'fd00::/8']],
])('%j names %j', (text, proxies) => {
  expect(trusted(text)).toEqual(proxies);
});

describe('a bad value stops the start with one sentence that names the variable', () => {
  test.each([
    'true',
    '1',
    'loopback',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/08',
    '::1/129',
    '10.0.0.0/255.0.0.0',
    '10.0.0.0/8/8',
    '10.0.0',
    'fe80::1%eth0',
    '127.0.0.1,',
    '127.0.0.1 10.0.0.1',
    ',',
    '/',
  ])('%j', (text) => {
    expect(() => trusted(text)).toThrow(
      'TRUST_PROXY is not usable: must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas between.',
    );
  });
});
