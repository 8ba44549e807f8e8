import { expect, test } from 'vitest';
import { documentNumber } from './document-type.ts';

test.each([
  ['doc_1a2b3c4d5e6f', '2026-04-4D5E6F'],
  ['doc_1', '2026-04-1'],
  ['1a2b3c4d', '2026-04-2B3C4D'],
])('%s is called %s', (document_id, number) => {
  expect(documentNumber({ document_id, date: '2026-04-01' })).toBe(number);
});
