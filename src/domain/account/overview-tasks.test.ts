import { describe, expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { DAY_S, epochSeconds, secondsOf, type UtcInstant, utcInstant } from '../shared/time.ts';
import {
  hidesTasks,
  NOTHING_WAITS,
  type OverviewFacts,
  overviewTasks,
  type Waiting,
} from './overview-tasks.ts';
import { visibleTasks } from './task-list.ts';
import { waitingWork } from './waiting-work.ts';

const NOW = secondsOf('2026-11-15 09:00:00' as UtcInstant);
const someFacts = (over: Partial<OverviewFacts> = {}): OverviewFacts => ({
  accountStatus: anAccountStatus(),
  showUpdateDetailsTask: false,
  wpcomReconnectUrl: null,
  enabledPaymentMethods: ['card', 'klarna'],
  isAccountConnected: true,
  testModeOnboarding: false,
  liveApplication: null,
  showGoLiveTask: false,
  ...over,
});
const keys = (over: Partial<OverviewFacts>) =>
  overviewTasks(someFacts(over), NOTHING_WAITS, NOW).map(({ key }) => key);
const early = (isComplete: boolean) => ({
  isEnabled: true,
  isComplete,
  tpv: 0,
  firstTransactionDate: null,
  isEligibilityModalDismissed: false,
});

test('a quiet account asks for nothing', () => {
  expect(keys({})).toEqual([]);
  expect(keys({ accountStatus: { error: true } })).toEqual([]);
});

describe('business details', () => {
  test('submitted ones are updated, missing ones are completed', () => {
    expect(keys({ showUpdateDetailsTask: true })).toEqual(['update-business-details']);
    const accountStatus = anAccountStatus({ detailsSubmitted: false });
    expect(keys({ showUpdateDetailsTask: true, accountStatus })).toEqual(['complete-setup']);
  });
  test('who sells early is asked only while details are missing', () => {
    const sells = { progressiveOnboarding: early(false), status: 'restricted' };
    expect(keys({ showUpdateDetailsTask: true, accountStatus: anAccountStatus(sells) })).toEqual([]);
    const accountStatus = anAccountStatus({ ...sells, detailsSubmitted: false });
    expect(keys({ showUpdateDetailsTask: true, accountStatus })).toEqual(['complete-setup']);
  });
});

test.each([
  [true, 'enabled', 'none'],
  [true, 'blocked', 'payouts'],
  [false, 'enabled', 'payments'],
  [false, 'blocked', 'both'],
])(
  'what is asked for carries what has stopped: payments %s, payouts %s',
  (paymentsEnabled, status, paused) => {
    const account = { status: 'restricted', paymentsEnabled, created: utcInstant(epochSeconds(NOW - DAY_S)) };
    const firstTask = (over: Partial<typeof account & { progressiveOnboarding: ReturnType<typeof early> }>) =>
      overviewTasks(
        someFacts({
          showUpdateDetailsTask: true,
          accountStatus: anAccountStatus({ ...account, ...over }, { status }),
        }),
        NOTHING_WAITS,
        NOW,
      )[0];
    expect(firstTask({})).toMatchObject({ kind: 'details', paused });
    expect(firstTask({ progressiveOnboarding: early(false) })).toMatchObject({ kind: 'bank', paused });
  },
);

test('the site link is mended when it says where', () => {
  expect(keys({ wpcomReconnectUrl: '/reconnect' })).toEqual(['reconnect-wpcom-user']);
});

describe('more ways to pay', () => {
  test.each([
    ['exactly one method', ['card'], anAccountStatus(), ['add-apms']],
    ['two methods', ['card', 'ideal'], anAccountStatus(), []],
    ['no method', [], anAccountStatus(), []],
    ['details missing', ['card'], anAccountStatus({ detailsSubmitted: false }), []],
    ['early selling', ['card'], anAccountStatus({ progressiveOnboarding: early(false) }), []],
    ['after early selling', ['card'], anAccountStatus({ progressiveOnboarding: early(true) }), ['add-apms']],
  ])('%s', (_, enabledPaymentMethods, accountStatus, expected) => {
    expect(keys({ enabledPaymentMethods, accountStatus })).toEqual(expected);
  });
});

test.each([
  ['nothing was begun', null, [false]],
  ['details are missing', anAccountStatus({ status: 'restricted', detailsSubmitted: false }), [true]],
  ['it is looked at', anAccountStatus({ status: 'pending_verification' }), []],
])('going live while %s', (_, liveApplication, begun) => {
  const facts = someFacts({ testModeOnboarding: true, showGoLiveTask: true, liveApplication });
  const tasks = overviewTasks(facts, NOTHING_WAITS, NOW);
  expect(tasks.flatMap((task) => (task.kind === 'go_live' ? [task.isBegun] : []))).toEqual(begun);
});

test.each([
  [true, true, true, ['go-live-payments']],
  [false, true, true, []],
  [true, false, true, []],
  [true, true, false, []],
])(
  'going live: connected %s, sandbox %s, offered %s',
  (isAccountConnected, testModeOnboarding, showGoLiveTask, expected) => {
    expect(keys({ isAccountConnected, testModeOnboarding, showGoLiveTask })).toEqual(expected);
  },
);

test('the bank task can be dismissed only while there is time', () => {
  const at = (days: number) =>
    overviewTasks(
      someFacts({
        accountStatus: anAccountStatus({
          status: 'restricted',
          created: utcInstant(epochSeconds(NOW - days * DAY_S)),
          progressiveOnboarding: early(false),
        }),
      }),
      NOTHING_WAITS,
      NOW,
    )[0];
  expect(at(14)).toMatchObject({ kind: 'bank', level: 2, isDismissable: true });
  expect(at(30)).toMatchObject({ kind: 'bank', level: 1, isDismissable: false, allowSnooze: true });
});

test.each([
  ['complete', false],
  ['restricted', false],
  ['under_review', true],
  ['rejected.fraud', true],
])('an account that is %s hides its tasks: %s', (status, hides) => {
  expect(hidesTasks(anAccountStatus({ status }))).toBe(hides);
});

test('while the provider decides, nothing is asked for the account; what waits is told all the same', () => {
  const facts = someFacts({
    accountStatus: anAccountStatus({ status: 'under_review' }),
    showUpdateDetailsTask: true,
    enabledPaymentMethods: ['card'],
  });
  const payout = {
    ...{
      id: 'po_1',
      type: 'deposit' as const,
      amount: 500,
      currency: 'usd',
      failure_code: null,
      failure_message: null,
    },
    ...{ created: NOW, date: NOW },
  };
  const tasks = overviewTasks(facts, { ...NOTHING_WAITS, failedPayouts: [payout] }, NOW);
  expect(tasks.map(({ kind }) => kind)).toEqual(['failed_payout']);
});

describe('what waits', () => {
  const claim = (id: string, left: number) => ({
    ...{ dispute_id: id, charge_id: `ch_${id}`, amount: 500, currency: 'usd' },
    due_by: utcInstant(epochSeconds(NOW + left)),
  });
  const hold = (id: string, left: number, is_held_for_review = false) => ({
    ...{ payment_intent_id: id, amount: 500, currency: 'usd', is_held_for_review },
    ...{ created: utcInstant(NOW), capture_before: utcInstant(epochSeconds(NOW + left)) },
  });
  const clock = { now: NOW, zone: 'UTC' };
  const waiting = (over: Partial<Waiting>) =>
    overviewTasks(someFacts(), { ...NOTHING_WAITS, ...over }, NOW).map(({ key, level }) => [key, level]);

  test.each([
    ['seven days', 7 * DAY_S, [['dispute-resolution-task-dp_1', 1]]],
    ['a second more', 7 * DAY_S + 1, []],
  ])('disputes are a task when the first is due within %s', (_, left, expected) => {
    expect(waiting({ work: waitingWork([claim('dp_1', left)], [], clock) })).toEqual(expected);
  });

  test('one due soon brings all that have a day, the earliest first; the key names exactly this set', () => {
    const all = [
      claim('dp_late', 20 * DAY_S),
      { ...claim('dp_never', 0), due_by: '' as const },
      claim('dp_soon', DAY_S),
    ];
    expect(waiting({ work: waitingWork(all, [], clock) })).toEqual([
      ['dispute-resolution-task-dp_soon-dp_late', 1],
    ]);
  });

  test.each([
    ['within a day', DAY_S, 1],
    ['with more time', DAY_S + 1, 2],
  ])('holds that end %s', (_, left, level) => {
    expect(waiting({ work: waitingWork([], [hold('pi_1', left), hold('pi_2', left, true)], clock) })).toEqual(
      [
        ['held-payments-pi_2', level],
        ['expiring-payments-pi_1', level],
      ],
    );
  });

  test('what went wrong comes first of all', () => {
    const payout = {
      ...{
        id: 'po_1',
        type: 'deposit' as const,
        amount: 500,
        currency: 'usd',
        failure_code: null,
        failure_message: null,
      },
      ...{ created: epochSeconds(NOW - 5), date: NOW },
    };
    const draft = {
      ...{ dispute_id: 'dp_1', amount: 500, currency: 'usd', standing: 'too_little' as const },
      until: epochSeconds(NOW + 9),
    };
    const work = waitingWork([claim('dp_1', 10)], [], clock);
    const tasks = overviewTasks(
      someFacts(),
      { ...NOTHING_WAITS, work, drafts: [draft], failedPayouts: [payout] },
      NOW,
    );
    const hidden = { deletedTodoTasks: [], dismissedTodoTasks: [], remindMeLaterTodoTasks: {} };
    expect(visibleTasks(tasks, hidden, NOW).map(({ kind }) => kind)).toEqual([
      'failed_payout',
      'draft',
      'work',
    ]);
  });
});
