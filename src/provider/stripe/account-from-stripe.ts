import type Stripe from 'stripe';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { type ProviderAccount, UNTOLD_ACCOUNT } from '../provider-account.ts';
import { accountStatusFromStripe } from './account-status-from-stripe.ts';
import { businessFromStripe } from './business-on-the-wire.ts';
import type { StripeSettings } from './stripe-settings.ts';

type Beside = Readonly<{
  settings: StripeSettings;
  /** What customers of this country may pay in; empty where nobody said. */
  customerCurrencies: readonly string[];
  /** What Stripe says of payouts apart from the account, where it says it to us. */
  balance: Stripe.BalanceSettings | undefined;
  hasLoans: boolean;
}>;

/** What is read of an account. */
type ToldAccount = Pick<Stripe.Account, 'id' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted'> &
  Partial<Stripe.Account>;

/**
 * A restricted key may be kept from reading its own account, whatever else it was allowed. Payments, payouts and disputes are
 * read all the same: so the account is taken to be open, and everything else about it stays unsaid.
 */
export function withheldAccount(beside: Beside, currencies: readonly string[]): ProviderAccount {
  const [default_currency = 'usd', ...others] = currencies;
  const id = beside.settings.ownAccount ?? UNTOLD_ACCOUNT;
  const open = { charges_enabled: true, payouts_enabled: true, details_submitted: true };
  const account = accountFromStripe({ id, ...open, default_currency }, beside);
  const store_currencies = { default: default_currency, supported: [default_currency, ...others] };
  return { ...account, status: 'enabled', is_withheld: true, store_currencies };
}

/** The account in the words of the product. What Stripe has no idea of (rates, volumes, offers) stays empty. */
export function accountFromStripe(told: ToldAccount, beside: Beside): ProviderAccount {
  const { settings, customerCurrencies, balance, hasLoans } = beside;
  const main = told.default_currency ?? 'usd';
  const banks = (told.external_accounts?.data ?? []).flatMap(({ currency }) => currency ?? []);
  const capabilities = Object.fromEntries(
    Object.entries(told.capabilities ?? {}).flatMap(([name, state]) =>
      state ? [[name, String(state)]] : [],
    ),
  );
  return {
    account_id: told.id,
    email: told.email ?? '',
    country: told.country ?? 'US',
    status: accountStatusFromStripe(told),
    created: utcInstant(epochSeconds(told.created ?? 0)),
    payments_enabled: told.charges_enabled,
    details_submitted: told.details_submitted,
    is_live: settings.isLive,
    is_test_drive: false,
    test_publishable_key: settings.isLive ? '' : settings.publishableKey,
    live_publishable_key: settings.isLive ? settings.publishableKey : '',
    ...businessFromStripe(told),
    store_currencies: { default: main, supported: [...new Set([main, ...banks])] },
    customer_currencies: { supported: customerCurrencies.length > 0 ? customerCurrencies : [main] },
    deposits: depositsOf(told, balance),
    ...requirementsOf(told),
    has_submitted_vat_data: false,
    progressive_onboarding: { is_enabled: false, is_complete: false, tpv: 0, first_transaction_date: null },
    fraud_mitigation_settings: {
      avs_check_enabled: told.settings?.card_payments.decline_on?.avs_failure ?? false,
      cvc_check_enabled: told.settings?.card_payments.decline_on?.cvc_failure ?? true,
    },
    capabilities,
    capability_requirements: {},
    fees: {},
    capital: { loans: [], has_active_loan: hasLoans, has_previous_loans: hasLoans },
    is_documents_enabled: false,
    lifetime_total_payment_volume: 0,
    card_present_eligible: capabilities.card_payments === 'active',
  };
}

const INTERVALS: readonly ProviderAccount['deposits']['interval'][] = [
  'daily',
  'weekly',
  'monthly',
  'manual',
];

/** A schedule may name several days now; the product shows the first. */
function depositsOf(
  { payouts_enabled, requirements, settings }: ToldAccount,
  balance: Stripe.BalanceSettings | undefined,
): ProviderAccount['deposits'] {
  const known = settings?.payouts?.schedule;
  const { payouts, settlement_timing } = balance?.payments ?? {};
  const schedule = payouts?.schedule ? { ...known, ...payouts.schedule } : known;
  const isRejected = requirements?.disabled_reason?.startsWith('rejected.') ?? false;
  return {
    status: payouts_enabled ? 'enabled' : isRejected ? 'blocked' : 'disabled',
    restrictions: payouts_enabled ? 'deposits_unrestricted' : 'deposits_blocked',
    interval: INTERVALS.find((one) => one === schedule?.interval) ?? 'daily',
    weekly_anchor: schedule?.weekly_payout_days?.[0] ?? schedule?.weekly_anchor ?? '',
    monthly_anchor: schedule?.monthly_payout_days?.[0] ?? schedule?.monthly_anchor ?? null,
    delay_days: settlement_timing?.delay_days ?? known?.delay_days ?? 2,
    completed_waiting_period: true,
    minimum_manual_deposit_amounts: {},
    minimum_scheduled_deposit_amounts: {},
  };
}

function requirementsOf({ requirements }: ToldAccount) {
  const deadline = requirements?.current_deadline ?? null;
  return {
    current_deadline: deadline === null ? null : epochSeconds(deadline),
    has_overdue_requirements: (requirements?.past_due ?? []).length > 0,
    has_pending_requirements: (requirements?.pending_verification ?? []).length > 0,
    requirements: {
      errors: (requirements?.errors ?? []).map(({ code, reason, requirement }) => ({
        code: String(code),
        reason,
        requirement,
      })),
    },
  };
}
