import { expect, test } from 'vitest';
import { riskMark } from './risk-level.ts';

test.each([
  [0, 'Normal', 'success'],
  [1, 'Elevated', 'alert'],
  [2, 'Highest', 'danger'],
  [null, 'N/A', 'none'],
  [3, 'N/A', 'none'],
  [-1, 'N/A', 'none'],
] as const)('level %s reads %s in the %s style', (level, label, style) => {
  expect(riskMark(level)).toEqual({ label, style });
});
