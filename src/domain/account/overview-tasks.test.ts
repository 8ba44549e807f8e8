import { describe, expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { DAY_S, epochSeconds, secondsOf, type UtcInstant, utcInstant } from '../shared/time.ts';
import { hidesTasks, type OverviewFacts, overviewTasks } from './overview-tasks.ts';

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
const keys = (over: Partial<OverviewFacts>) => overviewTasks(someFacts(over), [], NOW).map(({ key }) => key);
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
  const tasks = overviewTasks(facts, [], NOW);
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
      [],
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
