import * as z from 'zod/mini';
import type { AccountRecord } from '#contract/account.ts';
import type { Settings } from '#contract/settings.ts';
import { readCapabilityStatus } from '#domain/settings/method-standing.ts';
import { PAYMENT_METHODS, type PaymentMethodDefinition } from '#domain/settings/payment-methods.ts';
import type { Database } from '../../db/database.ts';
import { findInternalOption } from '../../store/options-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { countBilled } from './billing-repository.ts';
import { readSettings } from './settings-repository.ts';

const DELAY_DAYS = 7;
/** What other programs of the store offer too, where one of them has told us. */
const DUPLICATES_OPTION = '_duplicated_payment_methods';
const duplicates = z.catch(z.record(z.string(), z.array(z.string())), {});

/** Everything the settings screen knows: what was decided, and what the account allows. */
export async function viewSettings(db: Database): Promise<Settings> {
  const [stored, account, billing, duplicated] = await Promise.all([
    readSettings(db),
    findAccount(db),
    countBilled(db),
    findInternalOption(db, DUPLICATES_OPTION),
  ]);
  const { enabled_payment_method_ids, ...decided } = stored;
  const available = availableMethods(account);
  const statuses = Object.fromEntries(
    available.map((method) => [method.stripe_key, standing(account, method)]),
  );
  return {
    ...decided,
    // Nothing is real on an account that is not; otherwise the merchant decides.
    is_test_mode_enabled: account?.is_live === false || decided.is_test_mode_enabled,
    // A method that turned inactive is no longer offered, whatever was saved.
    enabled_payment_method_ids: enabled_payment_method_ids.filter(
      (id) => id === 'card' || statuses[`${id}_payments`]?.status === 'active',
    ),
    available_payment_method_ids: available.map(({ id }) => id),
    payment_method_statuses: statuses,
    duplicated_payment_method_ids: duplicates.parse(duplicated ?? {}),
    ...payoutKeys(account),
    account_country: account?.country ?? '',
    account_domestic_currency: (account?.store_currencies?.default ?? 'usd').toUpperCase(),
    is_test_mode_onboarding: account?.is_live === false,
    is_dev_mode_enabled: false,
    is_card_present_eligible: account?.card_present_eligible ?? false,
    is_wcpay_subscriptions_eligible: account?.country === 'US',
    is_subscriptions_plugin_active: billing.any,
    show_woopay_incompatibility_notice: false,
    is_migrating_stripe_billing: billing.isMoving,
    stripe_billing_subscription_count: billing.byProvider,
    stripe_billing_migrated_count: billing.moved,
  };
}

/** What the account could take at all; a method for one country's shoppers is for accounts of that country. */
function availableMethods(account: AccountRecord | undefined): readonly PaymentMethodDefinition[] {
  const { capabilities = {}, country = '' } = account ?? {};
  return Object.values(PAYMENT_METHODS).filter((method) => {
    if (method.id === 'card') return true;
    const isLocal = method.accepts_only_domestic_payment || method.id === 'jcb' || method.id === 'link';
    return Object.hasOwn(capabilities, method.stripe_key) && (!isLocal || method.countries.includes(country));
  });
}

function standing(account: AccountRecord | undefined, { id, stripe_key }: PaymentMethodDefinition) {
  const status = readCapabilityStatus(
    account?.capabilities?.[stripe_key] ?? (id === 'card' ? 'active' : undefined),
  );
  const needs = status === 'active' ? [] : (account?.capability_requirements?.[stripe_key] ?? []);
  return { status, requirements: [...needs] };
}

const INTERVALS = ['manual', 'daily', 'weekly', 'monthly'] as const;

function payoutKeys(account: AccountRecord | undefined) {
  const { deposits } = account ?? {};
  return {
    deposit_schedule_interval: INTERVALS.find((one) => one === deposits?.interval) ?? 'daily',
    deposit_schedule_weekly_anchor: deposits?.weekly_anchor ?? 'monday',
    deposit_schedule_monthly_anchor: deposits?.monthly_anchor ?? null,
    deposit_delay_days: deposits?.delay_days ?? DELAY_DAYS,
    deposit_completed_waiting_period: deposits?.completed_waiting_period ?? false,
    deposit_status: deposits?.status ?? 'disabled',
    deposit_restrictions: deposits?.restrictions ?? 'deposits_blocked',
  };
}
