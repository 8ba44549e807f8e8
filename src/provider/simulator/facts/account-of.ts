import { inSource } from '#domain/shared/spoken.ts';
import { DAY_S, type EpochSeconds, epochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { Loan } from '../../provider-objects.ts';
import { accountFees } from './account-fees.ts';
import { instantOf } from './calendar.ts';
import { CURRENCIES } from './exchange-rates.ts';
import { MERCHANT_ACCOUNT } from './merchant-account.ts';
import { DELAY_DAYS, payoutMinimum } from './payout-terms.ts';
import { requirementCopy } from './requirement-copy.ts';
import { type Scenario, type ScenarioName, scenarioOf } from './scenarios.ts';

/** What the history says about the account; a world without history says nothing. */
export type AccountHistory = Readonly<{
  opened: EpochSeconds;
  /** Sales in the shop's main currency. */
  volume: number;
  firstSale: UtcInstant | null;
  loans: readonly Loan[];
  discountEnds: EpochSeconds;
}>;

/** A made-up name and a made-up street; not registered for VAT. */
const DEMO_BUSINESS = { name: 'Countinghouse Demo Store', address: '1 Harbour Row', vat_number: null };
const METHODS_TO_REQUEST = ['affirm', 'klarna', 'au_becs_debit', 'grabpay'];

type Standing = Partial<
  Pick<
    ProviderAccount,
    | 'status'
    | 'payments_enabled'
    | 'details_submitted'
    | 'is_live'
    | 'is_test_drive'
    | 'current_deadline'
    | 'has_overdue_requirements'
    | 'has_pending_requirements'
    | 'requirements'
  >
> &
  Readonly<{ payouts?: ProviderAccount['deposits']['status'] }>;

/** How each scenario's account stands with the provider; what is not named is in order. */
const standings: Readonly<Record<Exclude<ScenarioName, 'fresh'>, (now: EpochSeconds) => Standing>> = {
  sandbox: () => ({ is_live: false, is_test_drive: true }),
  busy: () => ({}),
  big: () => ({}),
  japan: () => ({}),
  // Sales go through; that the bank account is still missing restricts the rest.
  early: () => ({ status: 'restricted', payouts: 'disabled' }),
  restricted: (now) => ({
    status: 'restricted',
    payments_enabled: false,
    payouts: 'blocked',
    current_deadline: epochSeconds(now - 5 * DAY_S),
    has_overdue_requirements: true,
    requirements: {
      errors: [
        {
          code: 'verification_document_expired',
          reason: inSource(() => requirementCopy.reasons.verification_document_expired),
          requirement: 'individual.verification.document',
        },
      ],
    },
  }),
  under_review: () => ({ status: 'under_review', payouts: 'blocked', has_pending_requirements: true }),
  rejected: () => ({ status: 'rejected.fraud', payments_enabled: false, payouts: 'disabled' }),
};

const minimumAmounts = ({ storeCurrencies }: Scenario): Readonly<Record<string, number>> =>
  Object.fromEntries(storeCurrencies.map((currency) => [currency, payoutMinimum(currency)]));

function capabilitiesOf(
  fees: ProviderAccount['fees'],
): Pick<ProviderAccount, 'capabilities' | 'capability_requirements'> {
  const methods = Object.keys(fees).filter((method) => method !== 'card_present');
  const isOpen = (method: string) => METHODS_TO_REQUEST.includes(method);
  return {
    capabilities: Object.fromEntries(
      methods.map((method) => [`${method}_payments`, isOpen(method) ? 'unrequested' : 'active']),
    ),
    capability_requirements: Object.fromEntries(
      methods.filter(isOpen).map((method) => [`${method}_payments`, ['business_profile.url']]),
    ),
  };
}

const isRepaid = ({ fully_paid_at }: Loan): boolean => fully_paid_at !== null;

function capitalOf(loans: readonly Loan[]): ProviderAccount['capital'] {
  return {
    loans: loans.map((loan) => `${loan.stripe_loan_id}|${isRepaid(loan) ? 'paid_in_full' : 'active'}`),
    has_active_loan: loans.some((loan) => !isRepaid(loan)),
    has_previous_loans: loans.some(isRepaid),
  };
}

/** The scenario's account at a moment, or none where nobody has signed up yet. */
export function accountOf(
  name: ScenarioName,
  now: EpochSeconds,
  history: AccountHistory,
): ProviderAccount | null {
  if (name === 'fresh') return null;
  const scenario = scenarioOf(name);
  const [currency] = scenario.storeCurrencies;
  const { payouts = 'enabled', ...standing } = standings[name](now);
  const fees = accountFees(
    currency,
    history.discountEnds > now ? { ends: history.discountEnds, volume: history.volume } : undefined,
  );
  const minimum_deposit_amounts = minimumAmounts(scenario);
  return {
    account_id: MERCHANT_ACCOUNT,
    email: 'owner@example.com',
    country: scenario.country,
    status: 'complete',
    created: instantOf(history.opened),
    payments_enabled: true,
    details_submitted: true,
    is_live: true,
    is_test_drive: false,
    test_publishable_key: 'pk_test_simulator',
    live_publishable_key: 'pk_live_simulator',
    statement_descriptor: 'COUNTINGHOUSE DEMO',
    statement_descriptor_kanji: scenario.country === 'JP' ? '帳場デモ' : '',
    statement_descriptor_kana: scenario.country === 'JP' ? 'チョウバデモ' : '',
    ...(scenario.isEventful && { support_email: 'help@example.com', support_phone: '+15035550142' }),
    store_currencies: { default: currency, supported: scenario.storeCurrencies },
    customer_currencies: { supported: CURRENCIES },
    deposits: {
      status: payouts,
      restrictions: payouts === 'enabled' ? 'deposits_unrestricted' : 'deposits_blocked',
      interval: scenario.country === 'JP' ? 'weekly' : 'daily',
      weekly_anchor: 'monday',
      monthly_anchor: null,
      delay_days: DELAY_DAYS,
      completed_waiting_period: name !== 'early',
      minimum_manual_deposit_amounts: minimum_deposit_amounts,
      minimum_scheduled_deposit_amounts: minimum_deposit_amounts,
    },
    current_deadline: null,
    has_overdue_requirements: false,
    has_pending_requirements: false,
    has_submitted_vat_data: scenario.isEventful,
    ...(scenario.isEventful && { vat_details: DEMO_BUSINESS }),
    requirements: { errors: [] },
    progressive_onboarding: {
      is_enabled: name === 'early',
      is_complete: false,
      tpv: name === 'early' ? history.volume : 0,
      first_transaction_date: name === 'early' ? history.firstSale : null,
    },
    fraud_mitigation_settings: { avs_check_enabled: false, cvc_check_enabled: true },
    ...capabilitiesOf(fees),
    fees,
    capital: capitalOf(history.loans),
    is_documents_enabled: scenario.isEventful,
    lifetime_total_payment_volume: history.volume,
    card_present_eligible: scenario.isEventful,
    ...standing,
  };
}
