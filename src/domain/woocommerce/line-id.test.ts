import { expect, test } from 'vitest';
import { lineId, lineOfId, shippingLineId, taxLineId } from './line-id.ts';

test.each([
  [lineId(7, 1), 1],
  [lineId(7, 998), 998],
  [shippingLineId(7), undefined],
  [taxLineId(7), undefined],
  [lineId(8, 1), undefined],
  [lineId(6, 998), undefined],
  [0, undefined],
])('%s is line %s of order 7', (id, line) => {
  expect(lineOfId(7, id)).toBe(line);
});
