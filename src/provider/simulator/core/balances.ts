import { currency as asCurrency, type Currency, minor } from '#domain/shared/money.ts';
import type { Balance } from '../../payment-provider.ts';
import type { BankAccount } from '../../provider-objects.ts';
import { canPayOut } from './make-payouts.ts';
import { INSTANT_FEE_PERCENTAGE, instantFee } from './new-payout.ts';
import type { LedgerBalance, Reading } from './store.ts';

/** The account's main currency first, then the others it is paid out in. */
export async function readBalances(store: Reading): Promise<readonly Balance[]> {
  const account = await store.account();
  if (!account) return [];
  const balances = await store.balances();
  const banks = await store.all('bank_account');
  const { default: main, supported } = account.store_currencies;
  return [main, ...supported.filter((code) => code !== main)].map((code) => {
    const currency = asCurrency(code);
    const available = sumOf(balances, 'merchant_available', currency);
    const bank = banks.find((one) => one.currency === currency);
    const least = account.deposits.minimum_manual_deposit_amounts[currency] ?? 1;
    const canLeave = canPayOut(account) && isReachable(bank) && available > 0 && available >= least;
    return {
      currency,
      available: minor(available),
      pending: minor(sumOf(balances, 'merchant_pending', currency)),
      instant: canLeave ? instantOf(available, bank) : null,
    };
  });
}

const isReachable = (bank: BankAccount | undefined): boolean =>
  bank !== undefined && bank.status !== 'errored';
const sumOf = (
  balances: readonly LedgerBalance[],
  ledger: LedgerBalance['ledger'],
  currency: Currency,
): number => balances.find((one) => one.ledger === ledger && one.currency === currency)?.amount ?? 0;

const instantOf = (available: number, bank: BankAccount | undefined): NonNullable<Balance['instant']> => {
  const amount = minor(available);
  if (bank?.tells_fee_later) return { amount, net: amount, fee: null, fee_percentage: null };
  const fee = instantFee(available);
  return {
    amount,
    fee: minor(fee),
    net: minor(available - fee),
    fee_percentage: INSTANT_FEE_PERCENTAGE,
  };
};
