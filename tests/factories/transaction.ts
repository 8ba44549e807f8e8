import type { Insertable } from 'kysely';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '#server/db/database.ts';
import type { PaymentsTables } from '#server/db/schema/schema-payments.ts';
import { nextNumber } from './numbered.ts';

export type NewTransaction = Required<Insertable<PaymentsTables['transactions']>>;

/**
 * A card charge of 20.00 USD; a test names only what it is about. Money follows from what is named: the customer pays the
 * same amount unless said otherwise, and net is amount less fees.
 */
export const aTransaction = (over: Partial<NewTransaction> = {}): NewTransaction => {
  const number = nextNumber();
  const amount = over.amount ?? 2000;
  const fees = over.fees ?? 88;
  const currency = over.currency ?? 'usd';
  return {
    transaction_id: `txn_${number}`,
    type: 'charge',
    date: utcInstant(epochSeconds(1_700_000_000)),
    available_on: calendarDate('2023-11-17'),
    charge_id: `ch_${number}`,
    payment_intent_id: `pi_${number}`,
    order_id: null,
    channel: 'online',
    source: 'visa',
    source_identifier: '4242',
    source_device: null,
    customer_name: 'Ada Lovelace',
    customer_email: `ada-${number}@example.com`,
    customer_country: 'US',
    customer_currency: currency,
    customer_amount: amount,
    exchange_rate: null,
    currency,
    amount,
    fees,
    fee_tax: null,
    net: amount - fees,
    risk_level: 0,
    deposit_id: null,
    loan_id: null,
    balance_type: 'payments',
    metadata: {},
    ...over,
  };
};

export async function saveTransaction(
  db: Database,
  over: Partial<NewTransaction> = {},
): Promise<NewTransaction> {
  const transaction = aTransaction(over);
  await db.insertInto('transactions').values(transaction).execute();
  return transaction;
}

/** Many at once: one statement, so the rollups are counted once. */
export async function saveTransactions(db: Database, transactions: readonly NewTransaction[]): Promise<void> {
  if (transactions.length > 0) await db.insertInto('transactions').values(transactions).execute();
}
