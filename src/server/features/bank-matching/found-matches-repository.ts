import { sql } from 'kysely';
import type { Matching } from '#domain/bank/match-lines.ts';
import type { MatchProposal } from '#domain/bank/match-proposal.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

/** One decision after the other: what is found and what is said depend on each other. */
export const lockMatching = (trx: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('bank matching'))`.execute(trx);

type FoundRow = Readonly<{
  match_key: string;
  line_id: number;
  payout_id: string;
  leg: string;
  state: 'automatic' | 'suggested';
  tier: number;
  reason: string;
  ways: number;
  covered: number;
  difference: number;
}>;

/** Named by what it is about, so that the same match has the same key whenever it is found. */
export const matchKey = (lines: readonly string[], items: readonly string[]): string =>
  `${lines.toSorted().join('.')}=${items.toSorted().join('.')}`;

function rowsOf(proposal: MatchProposal, state: FoundRow['state']): readonly FoundRow[] {
  const { lines, items, tier, reason, ways, difference } = proposal;
  const match_key = matchKey(
    lines.map(({ id }) => id),
    items.map(({ id }) => id),
  );
  return lines.flatMap((line) =>
    items.map((item) => ({
      ...{ match_key, line_id: Number(line.id), payout_id: item.payoutId, leg: item.leg },
      ...{ state, tier, reason, ways, difference },
      covered: coveredBy(line.amount, item.amount, lines.length),
    })),
  );
}

/** Of several lines each brings what it is; one line brings all of a payout, or what there is of it. */
export const coveredBy = (line: number, item: number, lines: number): number =>
  lines > 1 || Math.abs(line) < Math.abs(item) ? line : item;

type MarkRow = Readonly<{
  line_id: number;
  mark: 'unknown' | 'undone' | 'undoes';
  other_line_id: number | null;
}>;

function marksOf({ unknown, undone }: Matching, reversals: ReadonlySet<string>): readonly MarkRow[] {
  return [
    ...unknown.map(({ id }) => ({ line_id: Number(id), mark: 'unknown' as const, other_line_id: null })),
    ...[...undone].map(([id, other]) => ({
      line_id: Number(id),
      mark: reversals.has(id) ? ('undoes' as const) : ('undone' as const),
      other_line_id: Number(other),
    })),
  ];
}

/** Brings what is kept in line with what was found. Nothing is written where nothing changed; people's words are not touched. */
export async function keepMatching(
  trx: Database,
  matching: Matching,
  reversals: ReadonlySet<string>,
  at: UtcInstant,
): Promise<readonly string[]> {
  const rows = [
    ...matching.automatic.flatMap((proposal) => rowsOf(proposal, 'automatic')),
    ...matching.suggested.flatMap((proposal) => rowsOf(proposal, 'suggested')),
  ];
  const { rows: changed } = await sql<{ payout_id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (match_key text, line_id int8, payout_id text,
        leg text, state text, tier int2, reason text, ways int, covered int8, difference int8)
    ), gone as (
      delete from bank_matches m where state in ('automatic', 'suggested') and not exists (
        select from given g where (g.match_key, g.line_id, g.payout_id, g.leg) = (m.match_key, m.line_id, m.payout_id, m.leg))
      returning payout_id
    ), kept as (
      insert into bank_matches as m
        (match_key, line_id, payout_id, leg, state, tier, reason, ways, covered, difference, found)
      select match_key, line_id, payout_id, leg, state, tier, reason, ways, covered, difference, ${`${at}Z`}::timestamptz
      from given
      on conflict (match_key, line_id, payout_id, leg) do update set state = excluded.state, tier = excluded.tier,
        reason = excluded.reason, ways = excluded.ways, covered = excluded.covered, difference = excluded.difference
      where m.state in ('automatic', 'suggested')
        and (m.state, m.tier, m.reason, m.ways, m.covered, m.difference)
          <> (excluded.state, excluded.tier, excluded.reason, excluded.ways, excluded.covered, excluded.difference)
      returning payout_id
    ) select payout_id from gone union select payout_id from kept order by 1`.execute(trx);
  await keepMarks(trx, marksOf(matching, reversals));
  return changed.map(({ payout_id }) => payout_id);
}

async function keepMarks(trx: Database, marks: readonly MarkRow[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as g (line_id int8, mark text, other_line_id int8)
    ), gone as (
      delete from bank_line_marks where mark <> 'not_ours' and line_id not in (select line_id from given)
    )
    insert into bank_line_marks as m (line_id, mark, other_line_id) select line_id, mark, other_line_id from given
    on conflict (line_id) do update set mark = excluded.mark, other_line_id = excluded.other_line_id
    where m.mark <> 'not_ours' and (m.mark, m.other_line_id) is distinct from (excluded.mark, excluded.other_line_id)`.execute(
    trx,
  );
}
