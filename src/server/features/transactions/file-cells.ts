import { type RawBuilder, sql } from 'kysely';
import { PAYMENT_SOURCES, sourceWords } from '#domain/payments/payment-source.ts';
import { RISK_LEVELS } from '#domain/payments/risk-level.ts';
import { riskLevelCopy, riskLevelLabel } from '#domain/payments/risk-level-copy.ts';
import { SALES_CHANNELS, SOURCE_DEVICES } from '#domain/payments/sales-channel.ts';
import { salesChannelLabel, tapToPayLabel } from '#domain/payments/sales-channel-copy.ts';
import type { TransactionFileColumnId } from '#domain/payments/transaction-file-columns.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_STATUS_LABELS } from '#domain/payouts/payout-status-copy.ts';
import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import { csvText } from '../../db/csv-text.ts';
import { identifierCell } from '../../db/identifier-cell.ts';
import { HAS_TAX, TAX, TAX_JOINS } from '../../db/movement-tax.ts';

type Cell = RawBuilder<unknown>;

const isReaderFee = sql`(t.type = 'card_reader_fee' or t.metadata ->> 'charge_type' = 'card_reader_fee')`;

/** Amounts are written out by the decimals of their currency: a whole number times 0.01 has exactly two. */
const decimal = (amount: Cell, unit: 'unit' | 'customer_unit'): Cell =>
  sql`${amount} * coalesce(${sql.ref(`${unit}.size`)}, 0.01)`;

/** Each cell as the screen shows it. Text that came from outside is made safe; numbers stay numbers. Words are looked up for each file. */
export const fileCell: Readonly<Record<TransactionFileColumnId, Cell>> = {
  transaction_id: csvText(sql`t.transaction_id`),
  date: sql`to_char(t.date, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM')`,
  get type() {
    return sql`case when ${isReaderFee} then ${transactionTypeLabel.card_reader_fee} else kind.label end`;
  },
  channel: sql`case when t.channel <> 'online' and t.source_device is not null then tap.label else channel.label end`,
  get source() {
    return csvText(
      sql`concat_ws(' ', coalesce(method.label, replace(t.source, '_', ' ')), ${identifierCell(sql`t.source_identifier`)})`,
    );
  },
  customer_name: csvText(sql`t.customer_name`),
  customer_email: csvText(sql`t.customer_email`),
  customer_country: sql`t.customer_country`,
  order: csvText(sql`o.number`),
  subscriptions: csvText(sql`related.numbers`),
  customer_currency: sql`upper(t.customer_currency)`,
  customer_amount: decimal(sql`t.customer_amount`, 'customer_unit'),
  deposit_currency: sql`upper(t.currency)`,
  amount: decimal(sql`t.amount`, 'unit'),
  // What was paid is below nothing for every kind of row, so that amount and fees add up to net; the screen has another sign
  // for reader fees.
  fees: decimal(sql`-t.fees`, 'unit'),
  net: decimal(sql`t.net`, 'unit'),
  get risk_level() {
    return sql`coalesce(risk.label, ${riskLevelCopy.notAssessed})`;
  },
  deposit_id: csvText(sql`t.deposit_id`),
  get deposit_status() {
    return sql`case when p.status = 'paid' and p.type = 'withdrawal'
      then ${PAYOUT_STATUS_LABELS.deducted} else status.label end`;
  },
  // Empty where nobody knows the order: that is not the same as none.
  tax: sql`case when taxed.id is not null and ${HAS_TAX} then ${decimal(TAX, 'unit')} end`,
  // By the rule of `arrivalDay`: what was told as a day is that day everywhere; files are written in the store's zone.
  deposit_date: sql`to_char(case when p.date = date_trunc('day', p.date, 'UTC') then p.date at time zone 'UTC'
    else p.date::timestamp end, 'YYYY-MM-DD')`,
};

const table = (rows: readonly (readonly [string | number, string])[]): Cell =>
  sql`(values ${sql.join(rows.map(([key, value]) => sql`(${key}, ${value})`))})`;
const units: Cell = sql`(values ${sql.join([
  ...ZERO_DECIMAL_CURRENCIES.map((code) => sql`(${code}::bpchar, 1::numeric)`),
  ...THREE_DECIMAL_CURRENCIES.map((code) => sql`(${code}::bpchar, 0.001)`),
])})`;

/** What a cell must have beside the row; a file without the column is spared the work. */
const JOINS: readonly { for: readonly TransactionFileColumnId[]; join: Cell }[] = [
  {
    for: ['type'],
    get join() {
      return sql`left join ${table(TRANSACTION_TYPES.map((type) => [type, transactionTypeLabel[type]]))} as kind (type, label) on kind.type = t.type`;
    },
  },
  {
    for: ['channel'],
    get join() {
      return sql`
      left join ${table(SALES_CHANNELS.map((channel) => [channel, salesChannelLabel[channel]]))} as channel (channel, label) on channel.channel = t.channel
      left join ${table(SOURCE_DEVICES.map((device) => [device, tapToPayLabel[device]]))} as tap (device, label) on tap.device = t.source_device`;
    },
  },
  {
    for: ['source'],
    get join() {
      return sql`left join ${table(PAYMENT_SOURCES.map((source) => [source, sourceWords(source).label]))} as method (source, label) on method.source = t.source`;
    },
  },
  { for: ['order'], join: sql`left join payment_orders o on o.id = t.order_id` },
  {
    for: ['subscriptions'],
    join: sql`left join (
      select so.order_id, string_agg(s.number, ', ' order by s.id) as numbers
      from subscription_orders so join subscriptions s on s.id = so.subscription_id group by so.order_id
    ) as related on related.order_id = t.order_id`,
  },
  {
    for: ['customer_amount'],
    join: sql`left join ${units} as customer_unit (currency, size) on customer_unit.currency = t.customer_currency`,
  },
  {
    for: ['amount', 'fees', 'net', 'tax'],
    join: sql`left join ${units} as unit (currency, size) on unit.currency = t.currency`,
  },
  {
    for: ['risk_level'],
    get join() {
      return sql`left join ${table(RISK_LEVELS.map((level) => [level, riskLevelLabel[level]]))} as risk (level, label) on risk.level = t.risk_level`;
    },
  },
  { for: ['tax'], join: TAX_JOINS },
  { for: ['deposit_status', 'deposit_date'], join: sql`left join payouts p on p.id = t.deposit_id` },
  {
    for: ['deposit_status'],
    get join() {
      return sql`
      left join ${table(PAYOUT_STATUSES.map((status) => [status, PAYOUT_STATUS_LABELS[status]]))} as status (status, label) on status.status = p.status`;
    },
  },
];

export const fileJoins = (columns: readonly TransactionFileColumnId[]): Cell =>
  sql.join(
    JOINS.filter((join) => join.for.some((id) => columns.includes(id))).map(({ join }) => join),
    sql` `,
  );
