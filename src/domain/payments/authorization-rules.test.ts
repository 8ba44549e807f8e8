import { describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S } from '../shared/time.ts';
import { type AuthorizationFacts, authorizationVerdict } from './authorization-check.ts';
import { captureBy, hasOwnDeadline, timeLeft } from './authorization-deadline.ts';

const now = epochSeconds(1_700_000_000);
const later = (seconds: number) => epochSeconds(now + seconds);

describe('captureBy', () => {
  test.each([
    ['a week after it was made', null, 7 * DAY_S, false],
    ['the same week, told by the provider', 7 * DAY_S, 7 * DAY_S, false],
    ['two days where the card was present', 2 * DAY_S, 2 * DAY_S, true],
    ['a second more than a week', 7 * DAY_S + 1, 7 * DAY_S + 1, true],
  ])('%s', (_, told, expected, own) => {
    const payment = { created: now, capture_before: told === null ? null : later(told) };
    expect(captureBy(payment)).toBe(now + expected);
    expect(hasOwnDeadline(payment)).toBe(own);
  });
});

describe('timeLeft', () => {
  test.each([
    ['a second late', -1, { kind: 'expired' }],
    ['exactly now', 0, { kind: 'expired' }],
    ['a second', 1, { kind: 'minutes', left: 1, isUrgent: true }],
    ['two minutes less a second', 119, { kind: 'minutes', left: 1, isUrgent: true }],
    ['a second under an hour', HOUR_S - 1, { kind: 'minutes', left: 59, isUrgent: true }],
    ['an hour', HOUR_S, { kind: 'hours', left: 1, isUrgent: true }],
    ['a second under a day', DAY_S - 1, { kind: 'hours', left: 23, isUrgent: true }],
    ['a day', DAY_S, { kind: 'hours', left: 24, isUrgent: true }],
    ['a second over a day', DAY_S + 1, { kind: 'days', left: 1, isUrgent: false }],
    ['seven days', 7 * DAY_S, { kind: 'days', left: 7, isUrgent: false }],
  ])('%s', (_, seconds, expected) => {
    expect(timeLeft(later(seconds), now)).toEqual(expected);
  });
});

describe('authorizationVerdict', () => {
  const ready: AuthorizationFacts = {
    status: 'requires_capture',
    captureBy: later(1),
    cancellation_reason: null,
    hasOrder: true,
    hasRefund: false,
    isDisputed: false,
    isUnderWay: false,
  };
  test.each([
    ['a second before it lapses', {}, 'ready'],
    ['in the moment it lapses', { captureBy: now }, 'expired'],
    ['captured', { status: 'succeeded' }, 'captured'],
    [
      'cancelled by somebody',
      { status: 'canceled', cancellation_reason: 'requested_by_customer' },
      'canceled',
    ],
    ['cancelled by time', { status: 'canceled', cancellation_reason: 'automatic' }, 'expired'],
    ['waiting for the customer', { status: 'requires_action' }, 'not_authorized'],
    ['of no order', { hasOrder: false }, 'without_order'],
    ['refunded', { hasRefund: true }, 'refunded'],
    ['disputed', { isDisputed: true }, 'disputed'],
    ['asked for before', { isUnderWay: true }, 'under_way'],
    ['lapsed comes before disputed', { captureBy: now, isDisputed: true }, 'expired'],
    ['refunded comes before under way', { hasRefund: true, isUnderWay: true }, 'refunded'],
  ] satisfies [string, Partial<AuthorizationFacts>, string][])('%s', (_, over, expected) => {
    expect(authorizationVerdict({ ...ready, ...over }, now)).toBe(expected);
  });

  test('one nobody knows', () => {
    expect(authorizationVerdict(undefined, now)).toBe('missing');
  });
});
