import { expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '../shared/time.ts';
import { isSameStore } from './same-store.ts';

const AT = utcInstant(epochSeconds(1_770_000_000));
const [made, later] = ['2026-02-02T02:40:00', '2026-02-02T02:40:01'];
const copied = (id: number, order_key = `wc_order_${id}`) => ({ id, order_key, created: AT });
const there = (id: number, order_key = `wc_order_${id}`, date_created_gmt = made) => ({
  ...{ id, order_key, date_created_gmt },
});

test.each([
  ['nothing was copied', [], [], true],
  ['nothing was copied, and there are others', [], [there(1)], true],
  ['the same orders', [copied(1), copied(2)], [there(1), there(2)], true],
  ['the newest are missing: a backup was restored', [copied(1), copied(2)], [there(1)], true],
  ['none of them is there', [copied(1)], [], false],
  ['others are there', [copied(1)], [there(2)], false],
  ['another one under the same number', [copied(1)], [there(1, 'wc_order_x')], false],
  ['one is the same and one is another', [copied(1), copied(2)], [there(1), there(2, 'wc_order_x')], false],
  ['the date changed, the key did not', [copied(1)], [there(1, 'wc_order_1', later)], true],
  ['no keys, the same second', [copied(1, '')], [there(1, '')], true],
  ['no key there, the same second', [copied(1)], [there(1, '')], true],
  ['no keys, a second apart', [copied(1, '')], [there(1, '', later)], false],
  ['what is no list', [copied(1)], { code: 'x' }, false],
] as const)('%s', (_, ours, theirs, isSame) => {
  expect(isSameStore(ours, theirs)).toBe(isSame);
});
