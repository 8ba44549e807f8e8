import { expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '../shared/time.ts';
import { resetDue, resetProblem, resetStanding } from './factor-reset.ts';

const ASKED = epochSeconds(1_700_000_000);
const owner = { id: 1, capabilities: ['manage_people', 'refund', 'pay_out'] };
const clerk = { id: 2, capabilities: ['manage_people'] };
const support = { id: 3, capabilities: ['refund'] };
const gone = { id: 4, capabilities: [] };

test.each([
  ['an owner for somebody who may do less', owner, support, undefined],
  ['an owner for another owner', owner, { ...owner, id: 5 }, undefined],
  ['an owner for somebody who may do nothing', owner, gone, undefined],
  ['anybody for themselves', owner, owner, 'yourself'],
  ['whoever manages people for somebody who may do more', clerk, support, 'person_beyond'],
  ['somebody who does not manage people', support, gone, 'person_beyond'],
])('%s', (_, by, person, problem) => {
  expect(resetProblem(by, person)).toBe(problem);
});

test.each([
  ['at once', 0, owner, 'waiting'],
  ['a second before a day has passed', DAY_S - 1, owner, 'waiting'],
  ['when a day has passed', DAY_S, owner, 'due'],
  ['long after', 30 * DAY_S, owner, 'due'],
  ['once whoever asked was lowered, while it waits', 1, clerk, 'void'],
  ['once whoever asked was lowered, when it is due', DAY_S, clerk, 'void'],
  ['once whoever asked is gone', DAY_S, gone, 'void'],
] as const)('%s', (_, later, by, standing) => {
  expect(resetStanding({ asked: ASKED, by, person: support }, epochSeconds(ASKED + later))).toBe(standing);
});

test('a day later', () => {
  expect(resetDue(ASKED) - ASKED).toBe(DAY_S);
});
