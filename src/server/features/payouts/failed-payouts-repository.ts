import { sql } from 'kysely';
import { isFailureToTell, newsSince } from '#domain/payouts/failed-payout.ts';
import { CAME_BACK } from '#domain/payouts/payout-proof.ts';
import { type EpochSeconds, secondsOf, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { PayoutRow } from './payout-repository.ts';

const TOLD_MAX = 20;
const READ_MAX = 500;

type FailedRow = PayoutRow & Readonly<{ other_made: UtcInstant | null }>;

/** Failed payouts that the merchant has to hear of, in the inbox, by mail and on Home, the last made first. */
export async function listFailuresToTell(db: Database, now: EpochSeconds): Promise<readonly PayoutRow[]> {
  // `greatest` only bounds what is read: the rule decides, with the last payout of the currency that did not come back.
  const { rows } = await sql<FailedRow>`
    select p.*, (
      select max(o.created) from payouts o
      where o.currency = p.currency and o.status not in (${sql.join([...CAME_BACK])})) as other_made
    from payouts p
    where p.status = 'failed' and greatest(p.created, p.date, p.returned) >= to_timestamp(${newsSince(now)})
    order by p.created desc, p.id desc limit ${READ_MAX}`.execute(db);
  return rows.filter((row) => isFailureToTell(momentsOf(row), lastOf(row), now)).slice(0, TOLD_MAX);
}

const momentsOf = ({ status, currency, created, date, returned }: FailedRow) => ({
  ...{ status, currency, created: secondsOf(created), date: secondsOf(date) },
  returned: returned === null ? null : secondsOf(returned),
});

const lastOf = ({ currency, other_made }: FailedRow) =>
  other_made === null ? [] : [{ currency, created: secondsOf(other_made), status: 'paid' as const }];
