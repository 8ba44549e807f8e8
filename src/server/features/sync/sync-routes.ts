import * as contract from '#contract/sync.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { CHECK_DRIFT_JOB } from '../../events/check-drift.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findLastCheck, readSync } from './sync-repository.ts';

export const syncRoutes: readonly Route[] = [
  route(contract.getSync, async ({ db, config, now, replica }) => {
    const [state, check, lag] = await Promise.all([
      readSync(db, config.provider, utcInstant(now())),
      findLastCheck(db, config.provider),
      replica?.lagSeconds().catch(() => undefined), // It may be away, and the page is about more than that.
    ]);
    return {
      ...state,
      replica: replica ? { lag_s: lag ?? null } : null,
      last_check: check ? contract.driftCheck.parse(check) : null,
    };
  }),

  route(contract.repairSync, async (context) => {
    await askForRepair(context);
    return { asked: true as const };
  }),
];

const askForRepair = ({ db, now, actor, ip, config }: Context): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await enqueue(trx, CHECK_DRIFT_JOB, { repair: true }, { key: CHECK_DRIFT_JOB.name });
    await writeAudit(trx, {
      at: utcInstant(now()),
      ...authorOf({ actor, ip }),
      action: 'sync.repair',
      object_kind: 'provider',
      object_id: config.provider,
      result: 'succeeded',
    });
  });
