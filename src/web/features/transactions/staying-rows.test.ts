import { expect, test } from 'vitest';
import { stayingRows } from './staying-rows.ts';

const rows = (ids: string) => [...ids].map((payment_intent_id) => ({ payment_intent_id }));
const idsOf = (list: ReturnType<typeof rows>) =>
  list.map(({ payment_intent_id }) => payment_intent_id).join('');

test.each([
  ['nothing has changed', 'abc', 'abc', '', 'abc'],
  ['one was settled and is gone: it keeps its place', 'abc', 'ac', 'b', 'abc'],
  ['one is gone for another reason', 'abc', 'ac', '', 'ac'],
  ['the next page moves up: it comes after those in sight', 'abc', 'acd', 'b', 'abcd'],
  ['one came before them', 'abc', 'dabc', '', 'abcd'],
  ['everything was settled', 'ab', '', 'ab', 'ab'],
])('%s', (_, before, now, settled, shown) => {
  const staying = stayingRows(rows(before), rows(now), (id) => settled.includes(id));
  expect(idsOf([...staying])).toBe(shown);
});
