import { businessDaysAfter } from '#domain/payouts/payout-schedule.ts';
import { type Currency, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds, HOUR_S, MINUTE_S } from '#domain/shared/time.ts';
import type { BalanceTransaction, BankAccount, Payout } from '../../provider-objects.ts';
import { dayOf, startOf } from '../facts/calendar.ts';
import { announced, type Changes, changes } from './changes.ts';
import type { Context } from './command.ts';
import { transfer } from './ledger.ts';
import { simObject } from './sim-object.ts';

/** A payout leaves on the business day after it was made and arrives on the one after that. */
const LEAVES_AFTER_DAYS = 1;
const ARRIVES_AFTER_DAYS = 2;
/** Banks book a day's money around noon in UTC: by then that day has begun wherever the store is. */
const BOOKED_AT_S = 12 * HOUR_S;
const INSTANT_ARRIVES_S = 30 * MINUTE_S;
export const INSTANT_FEE_PERCENTAGE = '1.5';
const INSTANT_FEE_THOUSANDTHS = 15;

export const netOf = (transactions: readonly BalanceTransaction[]): number =>
  transactions.reduce((sum, { net }) => sum + net, 0);

/** 1.5 % of what is taken, halves rounded up. */
export const instantFee = (sum: number): number => Math.floor((sum * INSTANT_FEE_THOUSANDTHS + 500) / 1000);

export const bankAccountLabel = ({ bank_name, last4, currency }: BankAccount): string =>
  `${bank_name} •••• ${last4} (${currency.toUpperCase()})`;

/** When a payout is there: what arrives on a day some time into it, what leaves at once at its moment. */
export const bookedAt = ({ method, arrival_date }: Pick<Payout, 'method' | 'arrival_date'>): EpochSeconds =>
  method === 'instant' ? arrival_date : epochSeconds(arrival_date + BOOKED_AT_S);

type Draft = Readonly<{
  method: Payout['method'];
  currency: Currency;
  bank: BankAccount;
  transactions: readonly BalanceTransaction[];
}>;

/** A payout is exactly its transactions, less its fee; each of them remembers the payout it left with. */
export function newPayout(draft: Draft, context: Context): Changes<Payout> {
  const { method, currency, bank, transactions } = draft;
  const { now } = context;
  const isInstant = method === 'instant';
  const sum = netOf(transactions);
  const fee = isInstant ? instantFee(sum) : 0;
  const arrival_date = isInstant
    ? epochSeconds(now + INSTANT_ARRIVES_S)
    : startOf(businessDaysAfter(dayOf(now), ARRIVES_AFTER_DAYS));
  const payout: Payout = {
    id: context.newId('po'),
    type: sum < 0 ? 'withdrawal' : 'deposit',
    status: isInstant ? 'in_transit' : 'pending',
    amount: minor(sum - fee),
    fee: minor(fee),
    fee_percentage: isInstant ? INSTANT_FEE_PERCENTAGE : '0',
    currency,
    automatic: !isInstant,
    method,
    created: now,
    arrival_date,
    returned: null,
    bank_account: bank.id,
    bankAccount: bankAccountLabel(bank),
    bank_reference_key: null,
    failure_code: null,
    failure_message: null,
    metadata: {},
  };
  const leaves = startOf(businessDaysAfter(dayOf(now), LEAVES_AFTER_DAYS));
  return changes(payout, announced(simObject('payout', payout), 'payout.created'), {
    put: transactions.map((transaction) => simObject('transaction', { ...transaction, payout: payout.id })),
    ledger: [
      ...transfer('merchant_available', 'in_transit', payout.amount, currency, { payout: payout.id }),
      ...transfer('merchant_available', 'fees', fee, currency, { payout: payout.id }),
    ],
    due: [
      ...(isInstant ? [] : [{ at: leaves, kind: 'send_payout', subject: payout.id } as const]),
      { at: bookedAt(payout), kind: 'deliver_payout', subject: payout.id },
    ],
  });
}
