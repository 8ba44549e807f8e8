import { type RawBuilder, sql } from 'kysely';
import type { PayoutsQuery } from '#contract/payout-filters.ts';
import { PAYOUT_COLUMNS, type PayoutColumnId } from '#domain/payouts/payout-columns.ts';
import { payoutColumnsCopy } from '#domain/payouts/payout-columns-copy.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_STATUS_LABELS } from '#domain/payouts/payout-status-copy.ts';
import { PAYOUT_TYPES } from '#domain/payouts/payout-type.ts';
import { payoutTypeLabel } from '#domain/payouts/payout-type-copy.ts';
import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import { csvText } from '../../db/csv-text.ts';
import type { Database } from '../../db/database.ts';
import { arrival, payoutsMeant } from './payout-conditions.ts';
import { countPayouts, payoutOrder } from './payouts-list-repository.ts';

/** What a file of payouts holds: rows, order and columns as on the screen. */
export type PayoutsFileRequest = Readonly<{ filters: PayoutsQuery; columns: readonly PayoutColumnId[] }>;

type Cell = RawBuilder<unknown>;

/** One word for each value a column can have. */
const worded = <Value extends string>(
  column: string,
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Cell =>
  sql`case ${sql.ref(column)} ${sql.join(
    values.map((value) => sql`when ${value} then ${words[value]}`),
    sql` `,
  )} end`;

const codes = (currencies: readonly string[]): Cell => sql.join(currencies.map((code) => sql`${code}`));

/** A whole number times 0.01 has exactly two decimals; yen have none, dinars three. */
const AMOUNT: Cell = sql`amount * case when currency in (${codes(ZERO_DECIMAL_CURRENCIES)}) then 1::numeric
  when currency in (${codes(THREE_DECIMAL_CURRENCIES)}) then 0.001 else 0.01 end`;

/** Each cell as the screen shows it. Text that came from outside is made safe; numbers stay numbers. */
const cellsIn = (zone: string): Readonly<Record<PayoutColumnId, Cell>> => ({
  date: sql`to_char(${arrival(zone)} at time zone ${zone}, 'YYYY-MM-DD')`,
  type: worded('type', PAYOUT_TYPES, payoutTypeLabel),
  amount: AMOUNT,
  status: sql`case when status = 'paid' and type = 'withdrawal' then ${PAYOUT_STATUS_LABELS.deducted}
    else ${worded('status', PAYOUT_STATUSES, PAYOUT_STATUS_LABELS)} end`,
  bankAccount: csvText(sql`"bankAccount"`),
  bank_reference_key: sql`coalesce(${csvText(sql`bank_reference_key`)}, ${payoutColumnsCopy.noReference})`,
});

/** Beside the columns of the screen: an amount in a file needs its currency, and a row its id, to be matched with a bank's. */
export function payoutsFileQuery(
  { filters, columns }: PayoutsFileRequest,
  zone: string,
): RawBuilder<unknown> {
  const known = cellsIn(zone);
  const cells = PAYOUT_COLUMNS.filter(({ id }) => columns.includes(id)).map(
    ({ id, label }) => sql`${known[id]} as ${sql.id(label)}`,
  );
  return sql`
    select id as ${sql.id(payoutColumnsCopy.id)}, ${sql.join(cells)}, upper(currency) as ${sql.id(payoutColumnsCopy.currency)}
    from payouts where ${payoutsMeant(filters, zone)}
    order by ${payoutOrder(filters)}`;
}

export const countPayoutFileRows = (
  db: Database,
  { filters }: PayoutsFileRequest,
  zone: string,
): Promise<number> => countPayouts(db, filters, zone);
