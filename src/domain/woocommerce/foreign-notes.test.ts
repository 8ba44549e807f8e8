import { expect, test } from 'vitest';
import { readForeignNotes } from './foreign-notes.ts';
import { plainText } from './plain-text.ts';

const aNote = (over: object = {}) => ({
  ...{ id: 12, author: 'Ada', date_created_gmt: '2026-03-05T08:00:00', note: 'Packed', customer_note: false },
  ...over,
});
const READ = {
  ...{ id: -12, author: 'Ada', date_created: '2026-03-05T08:00:00Z', note: 'Packed', customer_note: false },
};

test.each<[string, unknown, unknown[]]>([
  ['as it is', [aNote()], [READ]],
  ['for the customer', [aNote({ customer_note: true })], [{ ...READ, customer_note: true }]],
  ['by the store itself', [aNote({ author: 'system' })], [{ ...READ, author: null }]],
  ['by the store, by name', [aNote({ author: 'WooCommerce' })], [{ ...READ, author: null }]],
  ['as a page', [aNote({ note: '<p>Packed</p>' })], [READ]],
  ['that is ours', [aNote({ id: 7 })], []],
  ['without an id', [aNote({ id: 0 })], []],
  ['without a date', [aNote({ date_created_gmt: null })], []],
  ['without words', [aNote({ note: '<br>' })], []],
  ['no list', { code: 'x' }, []],
  ['nothing', undefined, []],
])('a note %s', (_, there, read) => {
  expect(readForeignNotes(there, [7])).toEqual(read);
});

test.each([
  ['<a href="x">Order</a> #1 &amp; more', 'Order #1 & more'],
  ['5 &lt; 6 &#8211; &#x41; &quot;A&quot; &nbsp; it&#039;s', '5 < 6 – A "A" it\'s'],
  ['&unknown; &#0; &#xD800; &#99999999;', '&unknown; &#0; &#xD800; &#99999999;'],
  ['&amp;lt;b&gt;', '&lt;b>'],
  ['a\n\n b', 'a b'],
])('%s is read as %s', (html, text) => {
  expect(plainText(html, 100)).toBe(text);
});

test('of a long one the beginning is kept', () => {
  expect(plainText('abcdef', 3)).toBe('abc');
});
