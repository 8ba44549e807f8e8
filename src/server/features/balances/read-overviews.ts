import type { Overviews, PayoutAccount } from '#contract/balances.ts';
import { currency as asCurrency } from '#domain/shared/money.ts';
import type { Balance, PaymentProvider } from '#provider/payment-provider.ts';
import type { ProviderAccount } from '#provider/provider-account.ts';
import type { BankAccount } from '#provider/provider-objects.ts';
import type { Deps } from '../../deps.ts';
import { listFailuresToTell } from '../payouts/failed-payouts-repository.ts';
import { asSent, latestPayouts } from '../payouts/payout-repository.ts';

const LATEST_PAYOUTS = 3;
const BANK_ACCOUNTS_MAX = 100;

/** Balances change with every payment, so the provider is asked, and its answer is shown as it is. */
export async function readOverviews({ db, provider }: Pick<Deps, 'db' | 'provider'>): Promise<Overviews> {
  const account = await provider.findAccount();
  if (!account) return { account: null, deposit: { last_paid: [], failed: [] }, balance: NO_BALANCE };
  const [balances, banks, last_paid, failed] = await Promise.all([
    provider.readBalances(),
    readBankAccounts(provider),
    latestPayouts(db, LATEST_PAYOUTS),
    provider.now().then((now) => listFailuresToTell(db, now)),
  ]);
  return {
    account: payoutAccountOf(account, banks),
    deposit: { last_paid, failed: failed.map(asSent) },
    balance: {
      pending: balances.map(({ pending, currency }) => ({ amount: pending, currency, source_types: [] })),
      available: balances.map(({ available, currency }) => ({
        amount: available,
        currency,
        source_types: [],
      })),
      instant: balances.flatMap(({ currency, instant }) =>
        instant ? [{ ...instant, currency, fee_percentage: percentageOf(instant) }] : [],
      ),
    },
  };
}

const percentageOf = ({ fee_percentage }: NonNullable<Balance['instant']>): number | null =>
  fee_percentage === null ? null : Number(fee_percentage);

const NO_BALANCE: Overviews['balance'] = { pending: [], available: [], instant: [] };

const readBankAccounts = async (provider: PaymentProvider): Promise<readonly BankAccount[]> =>
  (await provider.listObjects('bank_account', null, BANK_ACCOUNTS_MAX)).data;

function payoutAccountOf(
  { deposits, store_currencies }: ProviderAccount,
  banks: readonly BankAccount[],
): PayoutAccount {
  const { status, interval, weekly_anchor, monthly_anchor, delay_days } = deposits;
  return {
    default_currency: asCurrency(store_currencies.default),
    deposits_blocked: status === 'blocked',
    deposits_disabled: status === 'disabled',
    deposits_schedule: {
      delay_days,
      interval,
      weekly_anchor: interval === 'weekly' ? weekly_anchor : null,
      monthly_anchor: interval === 'monthly' ? monthly_anchor : null,
    },
    default_external_accounts: banks.map(({ currency, status: bank, bank_name, last4 }) => ({
      currency,
      status: bank,
      bank_name,
      last4,
    })),
  };
}
