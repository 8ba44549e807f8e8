import { expect, test } from 'vitest';
import { traceIdOf } from './trace-id.ts';

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
