import { expect, test } from 'vitest';
import { isSameNote } from './same-note.ts';

test.each([
  ['as it came', 'Cup & saucer', 'Cup & saucer'],
  ['written as a page', 'Cup &amp; saucer, &lt;b&gt;sent&lt;/b&gt;', 'Cup & saucer, <b>sent</b>'],
  ['in a paragraph', '<p>Cup &#038; saucer</p>', 'Cup & saucer'],
  ['without its tags', 'Cup, sent', 'Cup, <b>sent</b>'],
  ['with its ends cut off', 'Sent', '  Sent\n'],
  ['in one line', 'One two', 'One\r\ntwo'],
])('a note that a store gives back %s is the one that was sent', (_, there, sent) => {
  expect(isSameNote(there, sent)).toBe(true);
});

test.each([
  ['Sent', 'Sent today'],
  ['Sent', 'sent'],
  ['', 'Sent'],
  ['<br>', '<hr>'],
])('%j is not %j', (there, sent) => {
  expect(isSameNote(there, sent)).toBe(false);
});
