import { expect, test } from 'vitest';
import { noAccount } from './no-account.ts';

test.each([
  [false, 'NOACCOUNT'],
  [true, 'ONBOARDING_DISABLED'],
])('onboarding disabled: %s', (onboardingDisabled, status) => {
  expect(noAccount({ country: 'DE', currency: 'eur', onboardingDisabled })).toEqual({
    card_present_eligible: false,
    country: 'DE',
    current_deadline: null,
    has_overdue_requirements: false,
    has_pending_requirements: false,
    statement_descriptor: '',
    status,
    store_currencies: { default: 'eur', supported: ['eur'] },
    customer_currencies: { supported: ['eur'] },
  });
});
