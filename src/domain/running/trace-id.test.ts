import { expect, test } from 'vitest';
import { isRecorded, traceIdOf, traceParentOf } from './trace-id.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test.each([
  ['as it is written', `00-${trace}-${parent}-01`, trace],
  ['of a later version', `01-${trace}-${parent}-00`, trace],
  ['of no version', `ff-${trace}-${parent}-00`, undefined],
  ['of nothing', `00-${'0'.repeat(32)}-${parent}-01`, undefined],
  ['without a parent', `00-${trace}-${'0'.repeat(16)}-01`, undefined],
  ['a sign too short', `00-${trace.slice(1)}-${parent}-01`, undefined],
  ['a sign too long', `00-${trace}0-${parent}-01`, undefined],
  ['in large letters', `00-${trace.toUpperCase()}-${parent}-01`, undefined],
  ['with a line behind it', `00-${trace}-${parent}-01\n{"level":50}`, undefined],
  ['twice', [`00-${trace}-${parent}-01`, `00-${trace}-${parent}-01`], undefined],
  ['not at all', undefined, undefined],
])('a trace %s', (_, header, expected) => expect(traceIdOf(header)).toBe(expected));

test('who asked is the part of the trace that the header names', () => {
  expect(traceParentOf(`00-${trace}-${parent}-01`)).toEqual({ traceId: trace, spanId: parent });
  expect(traceParentOf(`00-${trace}-${'0'.repeat(16)}-01`)).toBeUndefined();
});

test.each([
  ['the first of all', `${'f'.repeat(18)}${'0'.repeat(14)}`, 0, false],
  ['the first of all, of the smallest share', `${'f'.repeat(18)}${'0'.repeat(14)}`, 0.000_001, true],
  ['just below a half', `${'f'.repeat(18)}7${'f'.repeat(13)}`, 0.5, true],
  ['a half', `${'0'.repeat(17)}18${'0'.repeat(13)}`, 0.5, false],
  ['the last of all, of nearly all', 'f'.repeat(32), 0.999, false],
  ['the last of all, of all', 'f'.repeat(32), 1, true],
])('%s', (_, traceId, share, expected) => {
  expect(traceId).toHaveLength(32);
  expect(isRecorded(traceId, share)).toBe(expected);
});
