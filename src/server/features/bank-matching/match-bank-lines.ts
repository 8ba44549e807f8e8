import { matchLines } from '#domain/bank/match-lines.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { tellLive } from '../../events/tell-live.ts';
import { MATCHING_JOB } from '../../jobs/enqueue-matching.ts';
import { job } from '../../jobs/job.ts';
import { getStore } from '../../store/store-repository.ts';
import { keepMatching, lockMatching } from './found-matches-repository.ts';
import { readMatchable } from './matchable-repository.ts';

type Matching = Pick<Deps, 'config' | 'now'>;

/** Runs the engine on all that is known now, in the caller's transaction, which holds the lock. */
export async function rematch(deps: Matching, trx: Database): Promise<void> {
  const { timezone } = await getStore({ ...deps, db: trx });
  const known = await readMatchable(trx, timezone);
  const reversals = new Set(known.lines.filter(({ isReversal }) => isReversal).map(({ id }) => id));
  const changed = await keepMatching(trx, matchLines(known), reversals, utcInstant(deps.now()));
  if (changed.length > 0) await tellLive(trx, 'payout', changed);
}

/** After an import, and after payouts changed. */
export const matchBankLines = job({
  ...MATCHING_JOB,
  run: (deps) =>
    deps.db.transaction().execute(async (trx) => {
      await lockMatching(trx);
      await rematch(deps, trx);
    }),
});
