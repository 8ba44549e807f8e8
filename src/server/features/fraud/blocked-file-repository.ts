import { type RawBuilder, sql } from 'kysely';
import { BLOCKED_COLUMN_IDS, type BlockedColumnId } from '#domain/fraud/blocked-columns.ts';
import { blockedColumnLabels } from '#domain/fraud/blocked-columns-copy.ts';
import { BLOCKED_LIST, metaTypesOf } from '#domain/fraud/fraud-outcome.ts';
import { fraudOutcomeLabel } from '#domain/fraud/fraud-outcome-copy.ts';
import { RULE_NAMES } from '#domain/fraud/rule-names-copy.ts';
import { RULE_KEYS } from '#domain/fraud/saved-rule.ts';
import { type AskedDates, rangesOf } from '#domain/shared/date-bounds.ts';
import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import { csvText } from '../../db/csv-text.ts';
import type { Database } from '../../db/database.ts';
import {
  allOutcomes,
  FIRED,
  type OutcomeOrder,
  type OutcomeQuery,
  orderBy,
  summarizeOutcomes,
} from './fraud-outcomes-repository.ts';

/** What a file of blocked payments holds: rows, order and columns as on the screen, of the days it is about. */
export type BlockedFileRequest = Readonly<{
  filters: OutcomeOrder & Pick<OutcomeQuery, 'search'> & Pick<AskedDates, 'date_between'>;
  columns: readonly BlockedColumnId[];
}>;

type Cell = RawBuilder<unknown>;

const list = (words: readonly string[]): Cell => sql.join(words.map((word) => sql`${word}`));

/** A rule that came after us as the screen says it. */
const humanized = (column: Cell): Cell =>
  csvText(sql`upper(left(${column}, 1)) || translate(substr(${column}, 2), '_-', '  ')`);
const ruleName = (): Cell =>
  sql`case fired.key ${sql.join(
    RULE_KEYS.map((rule) => sql`when ${rule} then ${RULE_NAMES[rule]}`),
    sql` `,
  )} else ${humanized(sql`fired.key`)} end`;

/** Each cell as the page writes it into its own file. Words are looked up for each file. */
const cellsOfFile = (): Readonly<Record<BlockedColumnId, Cell>> => ({
  created: sql`to_char(o.created, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM')`,
  status: sql`case when o.fraud_meta_box_type in (${list(metaTypesOf.block)}) then ${fraudOutcomeLabel.block}
    else ${fraudOutcomeLabel.review} end`,
  rules: sql`(select string_agg(${ruleName()}, ', ' order by fired.key) from ${FIRED})`,
  amount: sql`o.total * case when o.currency in (${list(ZERO_DECIMAL_CURRENCIES)}) then 1::numeric
    when o.currency in (${list(THREE_DECIMAL_CURRENCIES)}) then 0.001 else 0.01 end`,
  currency: sql`upper(o.currency)`,
  customer_name: csvText(sql`o.buyer_name`),
  order_id: csvText(sql`o.number`),
  payment_intent: csvText(sql`o.payment_intent_id`),
});

const asked = ({ search, ...dates }: BlockedFileRequest['filters'], zone: string): OutcomeQuery => ({
  outcomes: BLOCKED_LIST,
  search,
  created: rangesOf(dates, zone),
});

/** An amount never stands without its currency. */
export function blockedFileQuery(
  { filters, columns }: BlockedFileRequest,
  zone: string,
  withPeople = true,
): Cell {
  const known = cellsOfFile();
  const cells = BLOCKED_COLUMN_IDS.filter((id) => id === 'currency' || columns.includes(id)).map(
    (id) =>
      sql`${withPeople || id !== 'customer_name' ? known[id] : sql`''`} as ${sql.id(blockedColumnLabels[id])}`,
  );
  return sql`select ${sql.join(cells)} from ${allOutcomes(asked(filters, zone))} order by ${orderBy(filters)}`;
}

export const countBlockedFileRows = async (
  db: Database,
  { filters }: BlockedFileRequest,
  zone: string,
): Promise<number> => (await summarizeOutcomes(db, asked(filters, zone))).count;
