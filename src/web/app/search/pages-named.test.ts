import { expect, test } from 'vitest';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { pagesNamed } from './pages-named.ts';

const found = (text: string, changes = {}) =>
  pagesNamed(text, aPageSettings(changes)).map(({ title, href }) => [title, href]);

test.each([
  ['payOUT', [['Payments: Payouts', paths.payouts()]]],
  ['pay trans', [['Payments: Transactions', paths.transactions()]]],
  ['fraud', [['Advanced fraud protection', paths.fraudProtection()]]],
  ['your', [['Your profile', paths.user(aPageSettings().user.id)]]],
  ['outs', []],
  ['payouts 2', []],
])('%j names %j', (text, pages) => {
  expect(found(text)).toEqual(pages);
});

test('before a word, every page is offered, the first first', () => {
  const all = found('');
  expect(all[0]).toEqual(['Home', paths.home()]);
  expect(all).toContainEqual(['Help', paths.helpTopics()]);
  expect(new Set(all.map(([, href]) => href)).size).toBe(all.length);
});

test('without an account there is nothing of payments to open but the way to one', () => {
  const without = { isAccountConnected: false, isAccountValid: false };
  expect(found('transactions', without)).toEqual([]);
  expect(found('fraud', without)).toEqual([]);
  expect(found('payments', without)).toContainEqual(['Payments', paths.connect()]);
});
