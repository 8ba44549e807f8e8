import { sql } from 'kysely';
import type { ExpectedPayout, MatchLeg } from '#domain/bank/expected-item.ts';
import type { DifferenceReason } from '#domain/bank/match-decision.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { expectedPayoutOf, PAYOUT_COLUMNS } from './matchable-repository.ts';

export type Decision = Readonly<{ decided_by: number | null; at: UtcInstant }>;
export type MatchPart = Readonly<{
  line_id: number;
  payout_id: string;
  leg: MatchLeg;
  state: 'automatic' | 'suggested' | 'confirmed' | 'rejected';
  covered: number;
  difference: number;
}>;

const instant = (at: UtcInstant) => sql`${`${at}Z`}::timestamptz`;
/** The key of the API's own person is 0, and no row of people. */
const person = ({ decided_by }: Decision) => (decided_by === 0 ? null : decided_by);

export async function listParts(trx: Database, key: string): Promise<readonly MatchPart[]> {
  const { rows } = await sql<MatchPart>`
    select line_id, payout_id, leg, state, covered, difference from bank_matches where match_key = ${key}
    order by line_id, payout_id, leg`.execute(trx);
  return rows;
}

/** Whether a person has already said what these lines or payouts are. */
export async function isSaid(
  trx: Database,
  {
    lines,
    parts,
  }: Readonly<{ lines: readonly number[]; parts: readonly Pick<MatchPart, 'payout_id' | 'leg'>[] }>,
): Promise<boolean> {
  const { rows } = await sql`
    select from bank_matches m where m.state = 'confirmed' and (m.line_id = any(${lines}::int8[])
      or (m.payout_id, m.leg) in (select p, g from unnest(${parts.map((part) => part.payout_id)}::text[],
        ${parts.map((part) => part.leg)}::text[]) as said (p, g)))
    union all select from bank_line_marks k where k.mark = 'not_ours' and k.line_id = any(${lines}::int8[])
    limit 1`.execute(trx);
  return rows.length > 0;
}

export const confirmParts = (trx: Database, key: string, decision: Decision) =>
  sql`update bank_matches set state = 'confirmed', decided_by = ${person(decision)}, decided = ${instant(decision.at)}
    where match_key = ${key} and state in ('automatic', 'suggested')`.execute(trx);

export const rejectParts = (trx: Database, key: string, decision: Decision) =>
  sql`update bank_matches set state = 'rejected', decided_by = ${person(decision)}, decided = ${instant(decision.at)}
    where match_key = ${key} and state <> 'rejected'`.execute(trx);

type HandPart = Omit<MatchPart, 'state'>;
type Hand = Readonly<{
  key: string;
  parts: readonly HandPart[];
  difference_reason: DifferenceReason | undefined;
  note: string | undefined;
}>;

/** Said by hand, it replaces whatever was found or called wrong about the same lines and payouts under its key. */
export async function insertConfirmed(
  trx: Database,
  { key, parts, difference_reason, note }: Hand,
  decision: Decision,
): Promise<void> {
  await sql`delete from bank_matches m using jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as g (line_id int8, payout_id text)
    where m.line_id = g.line_id and m.payout_id = g.payout_id and m.state <> 'confirmed'`.execute(trx);
  await sql`
    insert into bank_matches (match_key, line_id, payout_id, leg, state, reason, covered, difference, difference_reason,
      note, found, decided_by, decided)
    select ${key}, line_id, payout_id, leg, 'confirmed', 'by_hand', covered, difference, ${difference_reason ?? null},
      ${note || null}, ${instant(decision.at)}, ${person(decision)}, ${instant(decision.at)}
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as g (line_id int8, payout_id text, leg text, covered int8, difference int8)`.execute(trx);
}

type BookedLine = Readonly<{ id: number; amount: number; currency: string }>;

export async function findBookedLines(trx: Database, ids: readonly number[]): Promise<readonly BookedLine[]> {
  const { rows } = await sql<BookedLine>`
    select id, amount, currency from bank_lines where id = any(${ids}::int8[]) and status = 'booked'
    order by id`.execute(trx);
  return rows;
}

export async function findExpectedPayouts(
  trx: Database,
  ids: readonly string[],
): Promise<readonly ExpectedPayout[]> {
  const { rows } = await sql<Parameters<typeof expectedPayoutOf>[0]>`
    select ${PAYOUT_COLUMNS} from payouts p where p.id = any(${ids}) order by p.id`.execute(trx);
  return rows.map(expectedPayoutOf);
}

export const insertNotOurs = (trx: Database, line_id: number, decision: Decision) =>
  sql`insert into bank_line_marks (line_id, mark, decided_by, decided)
    values (${line_id}, 'not_ours', ${person(decision)}, ${instant(decision.at)})
    on conflict (line_id) do update set mark = 'not_ours', other_line_id = null,
      decided_by = excluded.decided_by, decided = excluded.decided`.execute(trx);

/** Whether it was called so. */
export async function deleteNotOurs(trx: Database, line_id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from bank_line_marks where line_id = ${line_id} and mark = 'not_ours'`.execute(trx);
  return numAffectedRows === 1n;
}
