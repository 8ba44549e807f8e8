import { sql } from 'kysely';
import {
  type ApprovalReason,
  type ApprovalRule,
  isAboutRefunds,
  reasonsAgainstRefund,
} from '#domain/approvals/approval-rules.ts';
import { LIMITED_ROLE, type RefundLimit } from '#domain/people/refund-limits.ts';
import { DAY_S, type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../deps.ts';
import { ApprovalNeeded, type Grant } from './approval-needed.ts';
import { listColleagues, listRules, readLimits } from './rules-repository.ts';

export type Spending = Readonly<{ amount: number; currency: string }>;

type Asked = Readonly<{
  db: Database;
  now: EpochSeconds;
  /** Where it is known: limits that nobody wrote down are in the store's own currency. */
  config?: Config | undefined;
  actor: Pick<Actor, 'user_id' | 'role'>;
  grant?: Grant | undefined;
}>;

/** Whose room it takes: whoever approved it, or whoever does it alone. */
export const countsFor = ({ actor, grant }: Pick<Asked, 'actor' | 'grant'>): number =>
  grant?.by ?? actor.user_id;

/** Why this person may not refund so much alone; nothing where they may. */
export const reasonsAgainst = async (asked: Asked, spending: Spending): Promise<readonly ApprovalReason[]> =>
  reasonsWithin(asked, await readBounds(asked), spending, null);

type Bounds = Readonly<{ limits: readonly RefundLimit[]; rules: readonly ApprovalRule[] }>;

async function readBounds({ db, config, actor, grant }: Asked): Promise<Bounds> {
  const role = grant ? (await listColleagues(db, grant.by))[0]?.role : actor.role;
  const [limitsOf, rules] = await Promise.all([
    // Nobody's role has limits where there is no role, as when the server itself acts.
    role === undefined ? () => [] : readLimits({ db, config: role === LIMITED_ROLE ? config : undefined }),
    // Whatever a rule asks for has been given by then.
    grant ? [] : listRules(db),
  ]);
  return { limits: limitsOf(role), rules: rules.filter(isAboutRefunds) };
}

/** `besides` is the operation that has just been written down for it. */
const reasonsWithin = async (
  asked: Asked,
  { limits, rules }: Bounds,
  { amount, currency }: Spending,
  besides: string | null,
): Promise<readonly ApprovalReason[]> => {
  const spent = await spentBy(asked, countsFor(asked), currency, besides);
  return reasonsAgainstRefund({ amount, currency, ...spent }, limits, rules);
};

/** From here on nobody else counts what this person refunds, until the commit. */
async function holdRoom(trx: Database, person: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('refunds of'), ${person}::int)`.execute(trx);
}

/** Throws where a limit or a rule asks for a second person; otherwise it is within, and stays so until the commit. */
export async function checkRoom(asked: Asked, spending: Spending, besides: string): Promise<void> {
  const bounds = await readBounds(asked);
  // Where nothing is limited, nothing is counted, and nobody waits for anybody.
  if (bounds.limits.length === 0 && bounds.rules.length === 0) return;
  await holdRoom(asked.db, countsFor(asked));
  const reasons = await reasonsWithin(asked, bounds, spending, besides);
  if (reasons.length > 0) throw new ApprovalNeeded(reasons);
}

/** Within the last 24 hours, whatever has not failed: what is on its way counts, and a refusal gives its room back. */
async function spentBy({ db, now }: Asked, person: number, currency: string, besides: string | null) {
  const since = utcInstant(epochSeconds(now - DAY_S));
  const { rows } = await sql<{ spent: number; count: number }>`
    select coalesce(sum(amount) filter (where currency = ${currency}), 0)::int8 as spent, count(*)::int8 as count
    from operations
    where counts_for = ${person} and created > ${since}::timestamptz and state <> 'failed'
      and id is distinct from ${besides}`.execute(db);
  return rows[0] ?? { spent: 0, count: 0 };
}
