import { expect, test } from 'vitest';
import { plainAddresses } from './forwarded-addresses.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5678', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'], // Without brackets this is an address, and not one with a port.
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[::ffff:203.0.113.9]:443', '::ffff:203.0.113.9'],
  ['192.0.2.1:1,  203.0.113.9:65535 ,[2001:db8::1]:443', '192.0.2.1, 203.0.113.9, 2001:db8::1'],
  ['203.0.113.9:', '203.0.113.9:'],
  ['203.0.113.9:123456', '203.0.113.9:123456'],
  ['[2001:db8::1', '[2001:db8::1'],
  ['unknown', 'unknown'],
  ['', ''],
])('%j is read as %j', (header, expected) => {
  expect(plainAddresses(header)).toBe(expected);
});
