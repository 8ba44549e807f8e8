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
