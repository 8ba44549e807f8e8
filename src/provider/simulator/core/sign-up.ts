import { fail } from '#contract/kit/errors.ts';
import { AVAILABLE_COUNTRIES } from '#domain/settings/available-countries.ts';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { AccountApplication } from '../../provider-onboarding.ts';
import { bankOf } from '../facts/account-equipment.ts';
import { accountFees } from '../facts/account-fees.ts';
import { accountOf } from '../facts/account-of.ts';
import { findOffer, monthsLater } from '../facts/offers.ts';
import { nextMonth } from './begin-month.ts';
import { announced, changes } from './changes.ts';
import { command } from './command.ts';
import { nextPayoutRun } from './make-payouts.ts';
import { coreRefusalsCopy as copy } from './refusals-copy.ts';
import { simObject } from './sim-object.ts';

/** Nobody looks at papers for a sandbox; it is set up while somebody waits. */
const SANDBOX_READY_AFTER_S = 4;

/** A merchant opens an account, once; who wants another leaves the first. */
export const signUp = command<AccountApplication, ProviderAccount | undefined, ProviderAccount>({
  kind: 'sign_up',
  load: (store) => store.account(),
  decide: (known, application, { account_id, now }) => {
    if (known) throw fail('account_exists');
    const country = AVAILABLE_COUNTRIES[application.country];
    if (!country) throw fail('rest_invalid_param', { params: { country: copy.noCountry } });
    const account = appliedFor(application, { account_id, now, currency: country.currency });
    const isSandbox = application.mode === 'sandbox';
    return changes(account, announced(simObject('account', account), 'account.updated'), {
      put: isSandbox ? [simObject('bank_account', bankOf(account_id, country.currency))] : [],
      due: [
        nextPayoutRun(account_id, now),
        nextMonth(account_id, now),
        ...(isSandbox
          ? [
              {
                at: epochSeconds(now + SANDBOX_READY_AFTER_S),
                kind: 'verify_details',
                subject: 'verifiable',
              } as const,
            ]
          : []),
      ],
    });
  },
});

type Place = Readonly<{ account_id: string; now: EpochSeconds; currency: string }>;

function appliedFor(
  { mode, country, email, progressive, assessment, promotion }: AccountApplication,
  { account_id, now, currency }: Place,
): ProviderAccount {
  const history = { opened: now, volume: 0, firstSale: null, loans: [], discountEnds: epochSeconds(0) };
  const template = accountOf('sandbox', now, history);
  if (!template) throw new Error('Broken claim: a sandbox has an account');
  const isSandbox = mode === 'sandbox';
  const terms = isSandbox ? undefined : findOffer(promotion);
  return {
    ...template,
    fees: accountFees(currency, terms && { ends: monthsLater(now, terms.months), volume: 0, terms }),
    account_id,
    country,
    email,
    is_live: !isSandbox,
    is_test_drive: isSandbox,
    status: isSandbox ? 'pending_verification' : 'restricted',
    payments_enabled: false,
    details_submitted: isSandbox,
    statement_descriptor: descriptorOf(assessment.business_name),
    store_currencies: { default: currency, supported: [currency] },
    deposits: {
      ...template.deposits,
      status: 'disabled',
      restrictions: 'deposits_blocked',
      completed_waiting_period: isSandbox,
    },
    has_pending_requirements: isSandbox,
    progressive_onboarding: {
      is_enabled: progressive && !isSandbox,
      is_complete: false,
      tpv: 0,
      first_transaction_date: null,
    },
  };
}

const DESCRIPTOR_LENGTH_MAX = 22;

/** What customers will read on their statement: the shop's name in the letters banks print. */
const descriptorOf = (name = ''): string =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9 .-]/g, '')
    .trim()
    .slice(0, DESCRIPTOR_LENGTH_MAX) || 'ONLINE STORE';
