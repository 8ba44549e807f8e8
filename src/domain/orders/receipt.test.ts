import { expect, test } from 'vitest';
import { isReceipted } from './receipt.ts';

test.each([
  ['nothing moved', [], false],
  ['a card was charged', ['charge'], true],
  ['another method paid', ['payment'], true],
  ['and was refunded since', ['charge', 'refund'], true],
  ['and is disputed', ['charge', 'dispute'], true],
  ['a bank debit bounced', ['payment', 'payment_failure_refund'], false],
  ['only a fee was taken', ['card_reader_fee'], false],
] as const)('%s', (_, types, expected) => {
  expect(isReceipted(types.map((type) => ({ type })))).toBe(expected);
});
