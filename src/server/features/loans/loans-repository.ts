import * as z from 'zod/mini';
import { unixSeconds } from '#contract/account.ts';
import { amount, currencyCode } from '#contract/kit/fields.ts';
import type { Database } from '../../db/database.ts';

/** A loan in the provider's own words, as far as we read them. */
const storedLoan = z.object({
  stripe_loan_id: z.string(),
  currency: currencyCode,
  amount,
  fee_amount: amount,
  /** Hundredths of a per cent of each sale. */
  withhold_rate: z.number(),
  paid_amount: amount,
  paid_out_at: unixSeconds,
  repayments_begin_at: unixSeconds,
  first_paydown_at: z.nullable(unixSeconds),
  fully_paid_at: z.nullable(unixSeconds),
  interval: z.object({ due_at: unixSeconds, paid_amount: amount, required_amount: amount }),
});
export type StoredLoan = z.output<typeof storedLoan>;

const loansOf = (db: Database) =>
  db.selectFrom('loans').select('data').orderBy('paid_out_at', 'desc').orderBy('stripe_loan_id', 'desc');

export async function listLoans(db: Database): Promise<StoredLoan[]> {
  return (await loansOf(db).execute()).map(({ data }) => storedLoan.parse(data));
}

/** At most one runs at a time; of two, the newer is the one to show. */
export async function findActiveLoan(db: Database): Promise<StoredLoan | undefined> {
  const row = await loansOf(db).where('fully_paid_at', 'is', null).executeTakeFirst();
  return row && storedLoan.parse(row.data);
}
