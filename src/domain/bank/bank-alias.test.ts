import { expect, test } from 'vitest';
import {
  hitsAlias,
  knownSenders,
  learnedSenders,
  namedIn,
  namesReference,
  referenceKey,
  senderKey,
  type WrittenLine,
} from './bank-alias.ts';

const NOBODY: ReadonlySet<string> = new Set();
const aLine = (over: Partial<WrittenLine> = {}): WrittenLine => ({
  account: '1',
  text: '',
  bankReference: null,
  endToEndId: null,
  counterpartyName: null,
  counterpartyAccount: null,
  ...over,
});

test.each([
  ['ORIG CO NAME:STRIPE           ORIG ID:1800948598 CO ENTRY DESCR:TRANSFER', true],
  ['Stripe Technology Europe Ltd', true],
  ['STRIPE TRANSFER ST-A1B2C3', true],
  ['Stripe, Inc', true],
  ['WooPayments payout', true],
  ['Countinghouse 2026-03', true],
  ['PINSTRIPE TAILORS', false],
  ['Stripes and dots', false],
  ['Rent for March', false],
  ['', false],
])('%s is written as a payout: %s', (text, hits) => {
  expect(hitsAlias(aLine({ text }), NOBODY)).toBe(hits);
  expect(hitsAlias(aLine({ counterpartyName: text }), NOBODY)).toBe(hits);
});

test('a sender counts after two confirmations, on its own account only', () => {
  const line = aLine({
    counterpartyName: 'Payments Bureau',
    counterpartyAccount: 'IE29 AIBK 9311 5212 3456 78',
  });
  expect(hitsAlias(line, learnedSenders([line]))).toBe(false);
  const learned = learnedSenders([line, { ...line, counterpartyAccount: 'IE29AIBK93115212345678' }]);
  expect(hitsAlias(line, learned)).toBe(true);
  expect(hitsAlias({ ...line, account: '2' }, learned)).toBe(false);
  expect(hitsAlias({ ...line, counterpartyAccount: null }, learned)).toBe(false);
  expect(learnedSenders([aLine(), aLine()]).size).toBe(0);
});

test('known senders are told as the bank last wrote them; those that are forgotten count no longer', () => {
  const line = aLine({ counterpartyName: 'Payments Bureau', counterpartyAccount: 'IE29 AIBK 9311' });
  const confirmed = [
    line,
    { ...line, counterpartyName: 'PAYMENTS BUREAU LTD' },
    aLine({ counterpartyName: 'Once' }),
  ];
  const [sender, ...others] = knownSenders(confirmed);
  expect(others).toEqual([]);
  expect(sender).toEqual({
    ...{ account: '1', sender: 'IE29AIBK9311', name: 'PAYMENTS BUREAU LTD', confirmations: 2 },
    counterpartyAccount: 'IE29 AIBK 9311',
  });
  const forgotten = new Set(sender ? [senderKey(sender)] : []);
  expect(hitsAlias(line, learnedSenders(confirmed, forgotten))).toBe(false);
  expect(hitsAlias(line, learnedSenders(confirmed, new Set(['2 IE29AIBK9311'])))).toBe(true);
});

test.each([
  ['TRACE#:091000019876543 EED:260304', '091000019876543', true],
  ['TRACE#:0910000198 76543', '091000019876543', true],
  ['EREF+po_7f3a9c21', 'po_7f3a9c21', true],
  ['payout po-7f3a9c21', 'po_7f3a9c21', true],
  ['TRACE 1234567', '123456', false],
  ['12 34 56', '123456', false],
  ['anything', null, false],
])('%s names %s: %s', (text, reference, names) => {
  const key = referenceKey(reference);
  expect(key !== undefined && namesReference(namedIn(aLine({ text })), key)).toBe(names);
});

test('a reference of five letters is none', () => {
  expect(referenceKey('abcde')).toBeUndefined();
  expect(referenceKey('abcdef')).toBe('ABCDEF');
});
