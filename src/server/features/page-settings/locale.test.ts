import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test.each([
  ['en_US', 'American English', 'American English'],
  ['es', 'Spanish', 'Español'],
  ['pt_BR', 'Brazilian Portuguese', 'Português (Brasil)'],
  ['ja', 'Japanese', '日本語'],
])('%s is called %s in English and %s in itself', (code, english_name, native_name) => {
  expect(localeOf(code)).toEqual({ code, english_name, native_name });
});
