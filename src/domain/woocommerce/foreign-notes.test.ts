import { expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '../shared/time.ts';
import { readForeignNotes, readForeignRefunds } from './foreign-notes.ts';
import { plainText } from './plain-text.ts';

const aNote = (over: object = {}) => ({
  ...{ id: 12, author: 'Ada', date_created_gmt: '2026-03-05T08:00:00', note: 'Packed', customer_note: false },
  ...over,
});
const READ = {
  ...{
    id: -24,
    author: 'Ada',
    date_created: utcInstant(epochSeconds(Date.UTC(2026, 2, 5, 8) / 1000)),
    note: 'Packed',
    customer_note: false,
  },
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
  expect(readForeignNotes({ list: there, told: [7] })).toEqual(read);
});

const aRefund = (over: object = {}) => ({
  ...{
    id: 12,
    date_created_gmt: '2026-03-05T08:00:00',
    amount: '10.00',
    reason: '',
    refunded_payment: false,
  },
  ...over,
});

test.each<[string, object, string[]]>([
  ['in cash', {}, ['A refund of $10.00 was noted at the store. No money went through here.']],
  [
    'with a reason',
    { reason: 'At the counter' },
    ['A refund of $10.00 was noted at the store: “At the counter”. No money went through here.'],
  ],
  ['through the payments account', { refunded_payment: true }, []],
  ['that names one of ours', { reason: 'Broken (re_1abc)' }, []],
  ['that we told', { id: 7 }, []],
  ['without an amount', { amount: 'some' }, []],
])('a refund %s', (_, over, notes) => {
  const read = readForeignRefunds({ list: [aRefund(over)], told: [7] }, { currency: 'usd', locale: 'en-US' });
  expect(read.map(({ note }) => note)).toEqual(notes);
});

test('a note and a refund of the same number are two things', () => {
  const [note] = readForeignNotes({ list: [aNote()], told: [] });
  const [refund] = readForeignRefunds({ list: [aRefund()], told: [] }, { currency: 'usd', locale: 'en-US' });
  expect(note?.id).not.toBe(refund?.id);
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
