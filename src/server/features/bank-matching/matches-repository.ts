import { type RawBuilder, sql } from 'kysely';
import type { BankMatch, listMatches } from '#contract/bank-matching.ts';
import type { Replied } from '#contract/kit/endpoint.ts';
import type { MatchView } from '#domain/bank/match-decision.ts';
import { arrivalDay } from '#domain/payouts/arrival-day.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { type CalendarDate, epochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

type Counts = Replied<typeof listMatches>['counts'];
type Page = Readonly<{ page: number; pagesize: number }>;

/** How many there are of everything a person looks through. */
export async function countMatches(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(distinct match_key) filter (where state = 'suggested')::int8 as suggested,
      count(distinct match_key) filter (where state in ('automatic', 'confirmed'))::int8 as matched,
      (select count(*) from bank_line_marks where mark = 'unknown')::int8 as unknown,
      (select count(*) from bank_line_marks where mark = 'not_ours')::int8 as not_ours
    from bank_matches`.execute(db);
  return rows[0] ?? { suggested: 0, unknown: 0, matched: 0, not_ours: 0 };
}

/** Lines of these days that are written as payouts are, or may be one, and that nobody has decided about. */
export async function countOpenLines(
  db: Database,
  { from, to }: Readonly<{ from: CalendarDate; to: CalendarDate }>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int8 as count from bank_lines l where l.booked_on between ${from}::date and ${to}::date
      and (exists (select from bank_line_marks k where k.line_id = l.id and k.mark = 'unknown')
        or exists (select from bank_matches m where m.line_id = l.id and m.state = 'suggested'))`.execute(db);
  return rows[0]?.count ?? 0;
}

const LINE = sql`jsonb_build_object('id', l.id, 'booked_on', l.booked_on, 'line_number', l.line_number, 'file_name', f.name,
  'amount', l.amount, 'currency', l.currency, 'account_name', a.name, 'text', l.text,
  'counterparty_name', l.counterparty_name)`;
const LINE_FROM = sql`bank_lines l join bank_files f on f.id = l.file_id join bank_accounts a on a.id = l.account_id`;

type LineOfRow = BankMatch['lines'][number];
type PayoutOfRow = Omit<BankMatch['payouts'][number], 'arrives'> & Readonly<{ arrives: number }>;
type MatchRow = Omit<BankMatch, 'lines' | 'payouts' | 'decided'> &
  Readonly<{ decided: UtcInstant | null; lines: readonly LineOfRow[]; payouts: readonly PayoutOfRow[] }>;

const STATES: Readonly<Record<'suggested' | 'matched', RawBuilder<unknown>>> = {
  suggested: sql`('suggested')`,
  matched: sql`('automatic', 'confirmed')`,
};

/** The surest suggestions first; of what is matched, the newest lines. */
const matchesOf = (view: 'suggested' | 'matched', { page, pagesize }: Page) => sql<MatchRow>`
  with shown as (
    select m.match_key, min(m.tier) as tier, max(l.booked_on) as day from bank_matches m
    join bank_lines l on l.id = m.line_id where m.state in ${STATES[view]} group by 1
    order by ${view === 'suggested' ? sql`2, 3, 1` : sql`3 desc, 1`} limit ${pagesize} offset ${(page - 1) * pagesize}
  )
  select m.match_key as key, min(m.state) as state, min(m.tier)::int8 as tier, min(m.reason) as reason,
    min(m.ways)::int8 as ways, min(m.difference)::int8 as difference, min(m.difference_reason) as difference_reason,
    min(m.note) as note, min(coalesce(u.display_name, '')) filter (where m.decided_by is not null) as decided_by,
    min(m.decided) as decided,
    jsonb_agg(distinct ${LINE}) as lines,
    jsonb_agg(distinct jsonb_build_object('id', p.id, 'leg', m.leg, 'amount', p.amount, 'currency', p.currency,
      'arrives', extract(epoch from p.date)::int8, 'bank_reference_key', p.bank_reference_key)) as payouts
  from shown join bank_matches m on m.match_key = shown.match_key and m.state in ${STATES[view]}
  join payouts p on p.id = m.payout_id left join users u on u.id = m.decided_by,
  lateral (select l.* from bank_lines l where l.id = m.line_id) as l
  join bank_files f on f.id = l.file_id join bank_accounts a on a.id = l.account_id
  group by m.match_key, shown.tier, shown.day
  order by ${view === 'suggested' ? sql`shown.tier, shown.day, m.match_key` : sql`shown.day desc, m.match_key`}`;

/** A line that stands alone is listed as a match without payouts. */
const linesOf = (mark: 'unknown' | 'not_ours', { page, pagesize }: Page) => sql<MatchRow>`
  select k.line_id::text as key, k.mark as state, null::int8 as tier, 'by_hand' as reason, 1::int8 as ways,
    0::int8 as difference, null as difference_reason, null as note,
    case when k.decided_by is not null then coalesce(u.display_name, '') end as decided_by, k.decided,
    jsonb_build_array(${LINE}) as lines, '[]'::jsonb as payouts
  from bank_line_marks k join ${LINE_FROM} on l.id = k.line_id left join users u on u.id = k.decided_by
  where k.mark = ${mark} order by l.booked_on desc, l.id desc limit ${pagesize} offset ${(page - 1) * pagesize}`;

export async function listMatchRows(
  db: Database,
  view: MatchView,
  page: Page,
  zone: string,
): Promise<BankMatch[]> {
  const asked = view === 'suggested' || view === 'matched' ? matchesOf(view, page) : linesOf(view, page);
  const { rows } = await asked.execute(db);
  return rows.map(({ lines, payouts, difference, ...row }) => ({
    ...row,
    difference: minor(difference),
    lines: lines.map((line) => ({
      ...line,
      amount: minor(line.amount),
      currency: currency(line.currency),
    })),
    payouts: payouts.map(({ arrives, amount, ...payout }) => ({
      ...payout,
      amount: minor(payout.leg === 'return' ? -amount : amount),
      currency: currency(payout.currency),
      arrives: arrivalDay(epochSeconds(arrives), zone),
    })),
  }));
}
