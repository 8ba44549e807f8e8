import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import type { StartupReport } from './startup-report.ts';

/** Our tables, on a connection of their own: they may take long and must not be interrupted. */
export async function prepareSchema(
  direct: pg.PoolConfig,
  report: Pick<StartupReport, 'step'>,
): Promise<void> {
  const pool = new pg.Pool({ options: '-c TimeZone=UTC', ...direct, max: 1 });
  pool.on('error', () => undefined); // Whoever waits for the tables hears of it.
  try {
    await migrate(pool, { onApply: (name) => report.step(`Preparing the schema: ${name}`) });
  } finally {
    await pool.end();
  }
}
