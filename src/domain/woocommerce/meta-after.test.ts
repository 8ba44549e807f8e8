import { expect, test } from 'vitest';
import { metaAfter, type WrittenMeta } from './meta-after.ts';

const before = [
  { id: 101, key: '_sent', value: 'yes' },
  { id: 102, key: 'gift', value: { wrapped: true } },
];

test.each<[WrittenMeta[], unknown[]]>([
  [[], [101, 102]],
  [[{ key: 'new', value: 1 }], [101, 102, 103]],
  [[{ key: 'gift', value: null }], [101]],
  [[{ id: 101, value: null }], [102]],
  [[{ id: 900, value: 'nobody' }], [101, 102]],
  [[{ key: 'none', value: null }], [101, 102]],
])('%j leaves %j', (written, ids) => {
  expect(metaAfter(before, written).map(({ id }) => id)).toEqual(ids);
});

test('a known key, or id, changes what stands there', () => {
  expect(metaAfter(before, [{ key: '_sent', value: 'no' }])[0]).toEqual({
    id: 101,
    key: '_sent',
    value: 'no',
  });
  expect(metaAfter(before, [{ id: 102, key: 'present', value: 2 }])[1]).toEqual({
    id: 102,
    key: 'present',
    value: 2,
  });
  expect(metaAfter([], [{ key: 'first', value: 'x' }])).toEqual([{ id: 101, key: 'first', value: 'x' }]);
});
