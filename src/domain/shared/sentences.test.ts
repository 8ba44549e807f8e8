import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

test.each([
  [['It was not saved.', 'Try again.'], 'It was not saved. Try again.'],
  [[false, 'Only this.', null, undefined, ''], 'Only this.'],
  [['First.', false, 'Second.', undefined, 'Third.'], 'First. Second. Third.'],
  [[undefined], ''],
] as const)('%j are said as %j', (said, written) => {
  expect(sentences(...said)).toBe(written);
});
