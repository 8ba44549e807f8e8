import { expect, test } from 'vitest';
import { appError } from '#contract/kit/errors.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { tryAgainAt } from './retry-schedule.ts';

const NOW = epochSeconds(1_700_000_000);
const CUT = { code: '57P01' };
const UNCLEAR = appError('provider_answer_unknown', {});

test.each([
  ['a provider that gave no clear answer', 1, UNCLEAR, 15],
  ['the database went away', 1, CUT, 2],
  ['the database went away again', 2, CUT, 2],
  ['the database comes and goes', 3, CUT, 60],
  ['the last pause', 5, UNCLEAR, 900],
  ['after it', 6, UNCLEAR, 3600],
])('%s, attempt %i: after so many seconds', (_, attempts, reason, seconds) => {
  expect(tryAgainAt(NOW, { attempts, id: 'op_0000' }, reason)).toBe(NOW + seconds);
});
