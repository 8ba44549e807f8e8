import type { Insertable } from 'kysely';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '#server/db/database.ts';
import type { PaymentsTables } from '#server/db/schema/schema-payments.ts';
import { nextNumber } from './numbered.ts';

export type NewPayout = Required<Insertable<PaymentsTables['payouts']>>;

/** A paid payout of 50.00 USD; a test names only what it is about. */
export const aPayout = (over: Partial<NewPayout> = {}): NewPayout => {
  const currency = over.currency ?? 'usd';
  return {
    id: `po_${nextNumber()}`,
    type: 'deposit',
    automatic: true,
    status: 'paid',
    date: utcInstant(epochSeconds(1_700_172_800)),
    created: utcInstant(epochSeconds(1_700_000_000)),
    returned: null,
    amount: 5000,
    fee: 0,
    fee_percentage: '0',
    currency,
    bankAccount: `TEST BANK •••• 6789 (${currency.toUpperCase()})`,
    bank_reference_key: null,
    failure_code: null,
    failure_message: null,
    ...over,
  };
};

export async function savePayout(db: Database, over: Partial<NewPayout> = {}): Promise<NewPayout> {
  const payout = aPayout(over);
  await db.insertInto('payouts').values(payout).execute();
  return payout;
}
