import type pg from 'pg';
import type { Logger } from '../logger.ts';

const BEAT_EVERY_MS = 10_000;
/** Three beats missed. A process that was only slow, or cut off for a moment, keeps its jobs. */
const DEAD_AFTER = '30 seconds';
const FORGOTTEN_AFTER = '1 hour';

/** One life of the jobs in this process: what it really has in hand, and what to do when the database says it has more. */
type JobRunner = Readonly<{ id: string; inHand: ReadonlySet<string>; onLost: () => void }>;

export type JobRunners = Readonly<{
  /** Says that this one lives, from now on until it is left; it is the only one of this process. */
  enter(runner: JobRunner): void;
  /** Hands back what it has in hand. */
  leave(id: string): Promise<void>;
  stop(): void;
}>;

/**
 * A killed process leaves its jobs locked, and the library frees them after four hours. Those who live look after each other's:
 * what is held by somebody who has not been seen for a while is free again, and whoever comes first takes it up. And each looks
 * after its own: a failover that loses the end of a job leaves it with somebody who lives and knows nothing of it any more.
 */
export function openJobRunners(
  pool: Pick<pg.Pool, 'query'>,
  log: Logger,
  beatEveryMs: number = BEAT_EVERY_MS,
): JobRunners {
  let timer: NodeJS.Timeout | undefined;
  /** Held, and not in hand, at the last beat: the end of a job that is just being written down looks the same. */
  let suspects: readonly string[] = [];
  const lookAfterOwn = async ({ id, inHand, onLost }: JobRunner): Promise<void> => {
    const { rows } = await pool.query<{ id: string }>(HELD_LONG, [id, DEAD_AFTER]);
    const missing = rows.map((row) => row.id).filter((held) => !inHand.has(held));
    const lost = missing.filter((held) => suspects.includes(held));
    suspects = missing;
    if (lost.length === 0) return;
    log.warn({ jobs: lost.length }, 'jobs of this process whose end was lost are taken up again');
    onLost();
  };
  const beat = async (runner: JobRunner): Promise<void> => {
    const { id } = runner;
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
    await lookAfterOwn(runner);
  };
  const beatOn = (runner: JobRunner): void => {
    beat(runner).catch((error: unknown) =>
      log.warn({ err: error }, 'nobody hears that the jobs of this process live'),
    );
  };
  return {
    enter: (runner) => {
      clearInterval(timer);
      suspects = [];
      timer = setInterval(beatOn, beatEveryMs, runner).unref();
      beatOn(runner);
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

const HELD_LONG = `
  select held.id::text from graphile_worker.jobs held
  where held.locked_by = $1 and held.locked_at < now() - $2::interval`;

/** For whoever has the database to itself, before it runs any job: whatever is held is held by nobody. */
export async function freeEverything(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null having count(*) > 0`);
}
