import { expect, test } from 'vitest';
import { limitsWithin, type RefundLimit } from './limits-within.ts';

const usd = (refund_most: number | null, refund_day: number | null): RefundLimit => ({
  currency: 'usd',
  refund_most,
  refund_day,
});
const eur = (refund_most: number | null): RefundLimit => ({ currency: 'eur', refund_most, refund_day: null });

test.each<[string, RefundLimit[], RefundLimit[], boolean]>([
  ['no limit gives everything', [], [], true],
  ['no limit gives a limit', [usd(5000, null)], [], true],
  ['the same', [usd(5000, 20_000)], [usd(5000, 20_000)], true],
  ['less', [usd(4999, 19_999)], [usd(5000, 20_000)], true],
  ['a cent more at once', [usd(5001, 20_000)], [usd(5000, 20_000)], false],
  ['a cent more in a day', [usd(5000, 20_001)], [usd(5000, 20_000)], false],
  ['no limit at once', [usd(null, 20_000)], [usd(5000, 20_000)], false],
  ['no limit for the day', [usd(5000, null)], [usd(5000, 20_000)], false],
  ['nothing said of a limited currency', [eur(1)], [usd(5000, null)], false],
  ['one side unlimited on both', [usd(null, 100)], [usd(null, 100)], true],
])('%s', (_, given, held, within) => {
  expect(limitsWithin(given, held)).toBe(within);
});
