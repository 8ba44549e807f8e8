import { type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { Charge } from '../../provider-objects.ts';
import { priceListSum } from '../facts/fees.ts';

/** A merchant may sell before verification for so long and so much; then the details are due. */
export const EARLY_SELLING_DAYS = 30;
const EARLY_SELLING_LIMIT_CENTS = 500_000;

const isSellingEarly = ({ progressive_onboarding: early }: ProviderAccount): boolean =>
  early.is_enabled && !early.is_complete;

/** Selling stops until the rest of the details is in; while it is looked at, nobody is stopped. What was earned stays. */
export const stopEarlySelling = (account: ProviderAccount, now: EpochSeconds): ProviderAccount =>
  isSellingEarly(account) && !account.has_pending_requirements
    ? {
        ...account,
        status: 'restricted',
        payments_enabled: false,
        has_overdue_requirements: true,
        current_deadline: epochSeconds(now),
      }
    : account;

/** Counts a sale in the account's main currency towards its volume and its limits. */
export function withSale(
  account: ProviderAccount,
  charge: Charge,
  settled: number,
  now: EpochSeconds,
): ProviderAccount {
  if (charge.settlement_currency !== account.store_currencies.default) return account;
  const early = account.progressive_onboarding;
  const tpv = early.tpv + settled;
  const counted: ProviderAccount = {
    ...account,
    lifetime_total_payment_volume: account.lifetime_total_payment_volume + settled,
    fees: Object.fromEntries(
      Object.entries(account.fees).map(([method, fees]) => [
        method,
        {
          ...fees,
          discount: fees.discount.map((offer) => ({
            ...offer,
            current_volume: offer.current_volume + settled,
          })),
        },
      ]),
    ),
    ...(early.is_enabled && {
      progressive_onboarding: {
        ...early,
        tpv,
        first_transaction_date: early.first_transaction_date ?? utcInstant(now),
      },
    }),
  };
  const limit = priceListSum(EARLY_SELLING_LIMIT_CENTS, account.store_currencies.default);
  return tpv >= limit ? stopEarlySelling(counted, now) : counted;
}
