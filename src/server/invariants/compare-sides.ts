import type pg from 'pg';
import { epochSeconds } from '#domain/shared/time.ts';
import type { Config } from '../config.ts';
import { openDatabase, openPool } from '../db/database.ts';
import { patience } from '../events/check-drift.ts';
import { type DriftReport, findDrift } from '../events/find-drift.ts';
import { openLog } from '../http/log.ts';
import { openProvider } from '../start/open-provider.ts';

/** Everything the provider has against everything we keep, also while a server runs on both. Repairs nothing. */
export async function compareSides(config: Config, connection: pg.PoolConfig): Promise<DriftReport> {
  const pool = openPool(connection, () => undefined);
  const opened = await openProvider(config, connection);
  try {
    const deps = {
      db: openDatabase(pool),
      provider: opened.provider,
      log: openLog(config.logLevel),
      now: () => epochSeconds(Math.floor(Date.now() / 1000)),
    };
    return await findDrift(deps, { repair: false, settle: patience() });
  } finally {
    await opened.stop();
    await pool.end();
  }
}
