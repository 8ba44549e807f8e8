import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test.each([
  ['<b>Bücher & Söhne</b>', '&lt;b&gt;Bücher &amp; Söhne&lt;/b&gt;'],
  [`" onload='x'`, '&quot; onload=&#39;x&#39;'],
  ['&amp;', '&amp;amp;'],
  ['1/2 = `a`', '1/2 = `a`'],
  ['', ''],
])('%s is written %s', (text, written) => {
  expect(escapeMarkup(text)).toBe(written);
});
