import { sql } from 'kysely';
import { learnedSenders, senderKey } from '#domain/bank/bank-alias.ts';
import { bankDayOf } from '#domain/bank/bank-days.ts';
import { type OpenLine, pairKey } from '#domain/bank/exact-pairs.ts';
import {
  type ExpectedPayout,
  endingOfAccount,
  expectedItems,
  itemId,
  type MatchLeg,
} from '#domain/bank/expected-item.ts';
import type { Matchable } from '#domain/bank/match-lines.ts';
import { type CalendarDate, epochSeconds } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { listForgotten } from './senders-repository.ts';

/** A payout that arrived before the first statement began is nobody's question. */
const BEFORE_STATEMENTS_DAYS = 30;

export type LineRow = Readonly<{
  id: number;
  account_id: number;
  account_key: string;
  booked_on: CalendarDate;
  amount: number;
  currency: string;
  bank_reference: string | null;
  end_to_end_id: string | null;
  text: string;
  counterparty_name: string | null;
  counterparty_account: string | null;
  reversal: boolean;
  identity: string;
  ordinal: number;
}>;

export const LINE_COLUMNS = sql`l.id, l.account_id, a.account_key, l.booked_on::text as booked_on, l.amount, l.currency,
  l.bank_reference, l.end_to_end_id, l.text, l.counterparty_name, l.counterparty_account, l.reversal, l.identity, l.ordinal`;

export const lineOf = (row: LineRow): OpenLine => ({
  id: String(row.id),
  account: String(row.account_id),
  order: `${row.account_key} ${row.identity} ${row.ordinal}`,
  ending: endingOfAccount(row.account_key),
  day: bankDayOf(row.booked_on),
  amount: row.amount,
  currency: row.currency,
  isReversal: row.reversal,
  text: row.text,
  bankReference: row.bank_reference,
  endToEndId: row.end_to_end_id,
  counterpartyName: row.counterparty_name,
  counterpartyAccount: row.counterparty_account,
});

type PayoutRow = Omit<ExpectedPayout, 'arrives' | 'returned'> &
  Readonly<{ arrives: number; returned: number | null }>;

export const PAYOUT_COLUMNS = sql`p.id, p.status, p.amount, p.currency, extract(epoch from p.date)::int8 as arrives,
  extract(epoch from p.returned)::int8 as returned, p."bankAccount", p.bank_reference_key`;

export const expectedPayoutOf = ({ arrives, returned, ...row }: PayoutRow): ExpectedPayout => ({
  ...row,
  arrives: epochSeconds(arrives),
  returned: returned === null ? null : epochSeconds(returned),
});

type Decided = Readonly<{
  line_id: number;
  payout_id: string;
  leg: MatchLeg;
  state: 'confirmed' | 'rejected';
}>;

/** Everything the engine is a function of, as it stands in this transaction. */
export async function readMatchable(db: Database, zone: string): Promise<Matchable> {
  const lines = await sql<LineRow>`
    select ${LINE_COLUMNS} from bank_lines l join bank_accounts a on a.id = l.account_id
    where l.status = 'booked'`.execute(db);
  const payouts = await sql<PayoutRow>`
    select ${PAYOUT_COLUMNS} from payouts p
    where p.status <> 'canceled' and p.currency in (select currency from bank_accounts)
      and p.date >= (select min(booked_on) from bank_lines) - make_interval(days => ${BEFORE_STATEMENTS_DAYS})`.execute(
    db,
  );
  const decided = await sql<Decided>`
    select line_id, payout_id, leg, state from bank_matches where state in ('confirmed', 'rejected')`.execute(
    db,
  );
  const notOurs = await sql<{ line_id: number }>`
    select line_id from bank_line_marks where mark = 'not_ours'`.execute(db);
  const forgotten = await listForgotten(db);

  const confirmed = decided.rows.filter(({ state }) => state === 'confirmed');
  const confirmedItems = new Set(confirmed.map(({ payout_id, leg }) => itemId(payout_id, leg)));
  const confirmedLines = new Set(confirmed.map(({ line_id }) => String(line_id)));
  const all = lines.rows.map(lineOf);
  return {
    items: payouts.rows
      .flatMap((row) => expectedItems(expectedPayoutOf(row), zone))
      .filter(({ id }) => !confirmedItems.has(id)),
    lines: all,
    settled: new Set([...confirmedLines, ...notOurs.rows.map(({ line_id }) => String(line_id))]),
    rejected: new Set(
      decided.rows
        .filter(({ state }) => state === 'rejected')
        .map(({ line_id, payout_id }) => pairKey(String(line_id), payout_id)),
    ),
    learned: learnedSenders(
      all.filter(({ id }) => confirmedLines.has(id)),
      new Set(forgotten.map(senderKey)),
    ),
  };
}
