import { expect, test } from 'vitest';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { searchTargets } from './search-targets.ts';

const first = (text: string) => searchTargets(text, aPageSettings())[0]?.href;

test.each([
  ['pi_3Abc', paths.payment({ id: 'pi_3Abc' })],
  [' ch_1 ', paths.payment({ id: 'ch_1' })],
  ['py_1', paths.payment({ id: 'py_1' })],
  ['po_1', paths.payout('po_1')],
  ['dp_1', paths.dispute('dp_1')],
  ['#10482', paths.order('10482')],
  ['10482', paths.order('10482')],
  ['Amara & Söhne', paths.transactions({ search: ['Amara & Söhne'] })],
  ['txn_1', paths.transactions({ search: ['txn_1'] })],
  ['', paths.home()],
])('%j leads first to %s', (text, href) => {
  expect(first(text)).toBe(href);
});

test('pages are found by a part of their name, whatever its case', () => {
  const found = searchTargets('payOUT', aPageSettings()).map(({ label }) => label);
  expect(found).toContain('Payments: Payouts');
  expect(found).not.toContain('Payments: Disputes');
});

test('without an account there are no transactions to search', () => {
  const targets = searchTargets('Amara', aPageSettings({ isAccountConnected: false, isAccountValid: false }));
  expect(targets).toEqual([]);
});
