import { describe, expect, test } from 'vitest';
import {
  EVIDENCE_FIELD_LIMIT,
  EVIDENCE_FILES_BYTES_MAX,
  EVIDENCE_TOTAL_LIMIT,
  evidenceLength,
  exceedsFileLimit,
  reachedLimit,
  tooLong,
} from './evidence-limits.ts';

const text = (length: number) => 'x'.repeat(length);
/** Long fields that together have `length` characters, none of them at its own limit. */
const spread = (length: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(length / 19_999) }, (_, n) => [
      `field_${n}`,
      text(Math.min(19_999, length - n * 19_999)),
    ]),
  );

describe('typing', () => {
  test.each([
    [19_999, undefined],
    [20_000, EVIDENCE_FIELD_LIMIT],
    [20_001, EVIDENCE_FIELD_LIMIT],
  ])('%i characters into one field', (length, limit) => {
    expect(reachedLimit({}, 'uncategorized_text', text(length))).toBe(limit);
  });

  test('an address has the limit that the server holds every field to', () => {
    expect(reachedLimit({}, 'billing_address', text(19_999))).toBeUndefined();
    expect(reachedLimit({}, 'billing_address', text(20_000))).toBe(EVIDENCE_FIELD_LIMIT);
  });

  test.each([
    [149_998, undefined],
    [149_999, EVIDENCE_TOTAL_LIMIT],
  ])('one more character beside %i others', (others, limit) => {
    expect(reachedLimit(spread(others), 'customer_name', 'x')).toBe(limit);
  });

  test('what is already too long can be made shorter', () => {
    const stored = { uncategorized_text: text(30_000) };
    expect(reachedLimit(stored, 'uncategorized_text', text(29_999))).toBeUndefined();
    expect(reachedLimit(stored, 'uncategorized_text', text(30_001))).toBe(20_000);
  });
});

test.each([
  ['a full field', { a: text(19_999) }, undefined],
  ['a field at the limit', { a: text(20_000) }, EVIDENCE_FIELD_LIMIT],
  ['a full packet', spread(149_999), undefined],
  ['a packet at the limit', spread(150_000), EVIDENCE_TOTAL_LIMIT],
])('%s', (_, evidence, limit) => {
  expect(tooLong(evidence)).toBe(limit);
});

test('every string of the evidence counts', () => {
  expect(evidenceLength({ receipt: 'file_1', customer_name: 'Ada' })).toBe(9);
  expect(evidenceLength({})).toBe(0);
});

test.each([
  ['exactly the limit', [EVIDENCE_FILES_BYTES_MAX], false],
  ['one byte more', [EVIDENCE_FILES_BYTES_MAX + 1], true],
  ['several that just fit', [4_000_000, 499_999, 1], false],
  ['several that do not', [4_000_000, 500_000, 1], true],
  ['none', [], false],
])('files: %s', (_, sizes, exceeded) => {
  expect(exceedsFileLimit(sizes)).toBe(exceeded);
});
