import type pg from 'pg';
import type { Logger } from '../logger.ts';

const BEAT_EVERY_MS = 10_000;
/** Three beats missed. A process that was only slow, or cut off for a moment, keeps its jobs. */
const DEAD_AFTER = '30 seconds';
const FORGOTTEN_AFTER = '1 hour';

export type JobRunners = Readonly<{
  /** Says that this one lives, from now on until it is left; it is the only one of this process. */
  enter(id: string): void;
  /** Hands back what it has in hand. */
  leave(id: string): Promise<void>;
  stop(): void;
}>;

/**
 * A killed process leaves its jobs locked, and the library frees them after four hours. Those who live look after each other's:
 * what is held by somebody who has not been seen for a while is free again, and whoever comes first takes it up.
 */
export function openJobRunners(pool: Pick<pg.Pool, 'query'>, log: Logger): JobRunners {
  let timer: NodeJS.Timeout | undefined;
  const beat = async (id: string): Promise<void> => {
    await pool.query(
      'insert into running.job_runners (id) values ($1) on conflict (id) do update set seen = now()',
      [id],
    );
    const { rows } = await pool.query<{ ids: string[] | null }>(DEAD_WITH_JOBS, [DEAD_AFTER]);
    const dead = rows[0]?.ids ?? [];
    if (dead.length > 0) {
      await unlock(pool, dead);
      log.warn({ runners: dead.length }, 'jobs of a process that died are taken up');
    }
    await pool.query('delete from running.job_runners where seen < now() - $1::interval', [FORGOTTEN_AFTER]);
  };
  const beatOn = (id: string): void => {
    beat(id).catch((error: unknown) =>
      log.warn({ err: error }, 'nobody hears that the jobs of this process live'),
    );
  };
  return {
    enter: (id) => {
      clearInterval(timer);
      timer = setInterval(beatOn, BEAT_EVERY_MS, id).unref();
      beatOn(id);
    },
    leave: async (id) => {
      clearInterval(timer);
      await unlock(pool, [id]);
      await pool.query('delete from running.job_runners where id = $1', [id]);
    },
    stop: () => clearInterval(timer),
  };
}

const unlock = async (pool: Pick<pg.Pool, 'query'>, ids: readonly string[]): Promise<void> => {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [ids]);
};

/** A job that was taken up a moment ago may be of somebody whose first beat is still on its way. */
const DEAD_WITH_JOBS = `
  select array_agg(distinct held.locked_by) as ids
  from graphile_worker.jobs held
  where held.locked_at < now() - $1::interval
    and not exists (select from running.job_runners r
                    where r.id = held.locked_by and r.seen > now() - $1::interval)`;

/** For whoever has the database to itself, before it runs any job: whatever is held is held by nobody. */
export async function freeEverything(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null having count(*) > 0`);
}
