import { sql } from 'kysely';
import { bankDayOf } from '#domain/bank/bank-days.ts';
import { type ExpectedPayout, expectedItems } from '#domain/bank/expected-item.ts';
import {
  type Covered,
  coveredDays,
  type LinkedLine,
  type PayoutAtBank,
  payoutAtBank,
} from '#domain/bank/payout-at-bank.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import { expectedPayoutOf, PAYOUT_COLUMNS } from './matchable-repository.ts';

export type ToldPayout = Readonly<{ payout: ExpectedPayout; atBank: PayoutAtBank }>;
type Today = Readonly<{ today: CalendarDate; zone: string }>;
type PayoutRow = Parameters<typeof expectedPayoutOf>[0];

type CoveredRow = Readonly<{
  currency: string;
  from: CalendarDate | null;
  to: CalendarDate | null;
  imported: CalendarDate | null;
}>;

/** The days that statements cover, by currency; a currency is among them as soon as it has an account. */
async function readCovered(db: Database, zone: string): Promise<ReadonlyMap<string, readonly Covered[]>> {
  const { rows } = await sql<CoveredRow>`
    select a.currency, told.* from bank_accounts a left join lateral (
      select s.period_from::text as "from", s.period_to::text as "to",
        (f.imported at time zone ${zone})::date::text as imported
      from bank_statements s join bank_files f on f.id = s.file_id where s.account_id = a.id) as told on true`.execute(
    db,
  );
  const covered = new Map<string, Covered[]>();
  for (const { currency, from, to, imported } of rows) {
    const own = covered.get(currency) ?? [];
    if (from && to && imported) own.push(coveredDays({ from, to }, imported));
    covered.set(currency, own);
  }
  return covered;
}

async function readLinks(
  db: Database,
  payouts: readonly string[],
): Promise<ReadonlyMap<string, readonly LinkedLine[]>> {
  const { rows } = await sql<LinkedLine & { payout_id: string }>`
    select m.payout_id, m.match_key as match, m.leg, m.state, m.reason, m.difference, m.difference_reason, l.booked_on::text as booked_on,
      l.line_number, f.name as file, other.booked_on::text as undone_on
    from bank_matches m join bank_lines l on l.id = m.line_id join bank_files f on f.id = l.file_id
    left join bank_line_marks k on k.line_id = l.id and k.mark = 'undone'
    left join bank_lines other on other.id = k.other_line_id
    where m.payout_id = any(${payouts}) and m.state <> 'rejected'
    order by l.booked_on, l.line_number, l.id`.execute(db);
  const links = new Map<string, LinkedLine[]>();
  for (const { payout_id, ...link } of rows) {
    const own = links.get(payout_id);
    if (own) own.push(link);
    else links.set(payout_id, [link]);
  }
  return links;
}

/** Where these payouts stand with the bank; those of which nobody can say are left out. */
async function tell(
  db: Database,
  rows: readonly PayoutRow[],
  { today, zone }: Today,
): Promise<readonly ToldPayout[]> {
  if (rows.length === 0) return [];
  const covered = await readCovered(db, zone);
  if (covered.size === 0) return [];
  const links = await readLinks(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(expectedPayoutOf).flatMap((payout) => {
    const atBank = payoutAtBank({
      item: expectedItems(payout, zone).find(({ leg }) => leg === 'arrival'),
      links: links.get(payout.id) ?? [],
      covered: covered.get(payout.currency),
      today: bankDayOf(today),
    });
    return atBank ? [{ payout, atBank }] : [];
  });
}

export async function tellPayouts(
  db: Database,
  ids: readonly string[],
  today: Today,
): Promise<readonly ToldPayout[]> {
  const { rows } = await sql<PayoutRow>`
    ${plannedOnce} select ${PAYOUT_COLUMNS} from payouts p where p.id = any(${ids})`.execute(db);
  return tell(db, rows, today);
}

/** Of what the provider calls paid; what it calls late itself has a message of its own. */
const MISSING_MAX = 20;
const CANDIDATES_MAX = 500;

/** Payouts that should be on a statement and are on none, the oldest first. */
export async function listMissingPayouts(db: Database, today: Today): Promise<readonly ToldPayout[]> {
  const { rows } = await sql<PayoutRow>`
    ${plannedOnce} select ${PAYOUT_COLUMNS} from payouts p
    where p.status = 'paid' and p.date >= (select min(period_from) from bank_statements)
      and p.currency in (select currency from bank_accounts)
      and not exists (select from bank_matches m where m.payout_id = p.id and m.state <> 'rejected')
    order by p.date, p.id limit ${CANDIDATES_MAX}`.execute(db);
  const payouts = await tell(db, rows, today);
  return payouts.filter(({ atBank }) => atBank.state === 'missing').slice(0, MISSING_MAX);
}
