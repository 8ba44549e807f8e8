import { expect, test } from 'vitest';
import { type NoPayoutReason, noPayoutReason, type PayoutConditions } from './no-payout-reason.ts';

const fine: PayoutConditions = {
  isEnabled: true,
  hasCompletedWaitingPeriod: true,
  bank: 'fine',
  schedule: { interval: 'daily' },
  available: 530_794,
  coming: 0,
  minimum: 500,
};

test.each<[string, Partial<PayoutConditions>, NoPayoutReason | undefined]>([
  ['everything is in order', {}, undefined],
  ['the provider holds payouts', { isEnabled: false }, 'held'],
  ['the account is new', { hasCompletedWaitingPeriod: false }, 'waiting_period'],
  ['the bank sent a payout back', { bank: 'errored' }, 'bank_errored'],
  ['there is no bank for this currency', { bank: 'missing' }, 'no_bank'],
  ['payouts are made by hand', { schedule: { interval: 'manual' } }, 'manual'],
  ['just enough is there', { available: 500 }, undefined],
  ['a cent is missing', { available: 499 }, 'below_minimum'],
  ['what comes makes up the cent', { available: 499, coming: 1 }, undefined],
  ['more went than came', { available: -1 }, 'negative'],
  ['what comes covers just the debt', { available: -100, coming: 100 }, 'negative'],
  ['what comes covers more than the debt', { available: -100, coming: 600 }, undefined],
  ['nothing is there', { available: 0, bank: 'errored', isEnabled: false }, 'nothing'],
  [
    'the bank is named before the schedule',
    { bank: 'errored', schedule: { interval: 'manual' } },
    'bank_errored',
  ],
])('%s', (_, change, reason) => {
  expect(noPayoutReason({ ...fine, ...change })).toBe(reason);
});
