import { sql } from 'kysely';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './job.ts';

/** Each needs a worker to take the same job up in the same instant; nobody's transaction waits for that for ever. */
const TRIES_MAX = 20;

type When = Readonly<{
  runAt?: EpochSeconds;
  /** A waiting job with the same key is replaced, so there is never a second one. */
  key?: string;
}>;

/** Adds a job in the caller's transaction: it exists when, and only when, its cause does. */
export async function enqueue<Input>(
  trx: Database,
  { name, attemptsMax, queue }: Pick<JobDefinition<Input>, 'name' | 'attemptsMax' | 'queue' | 'input'>,
  input: Input,
  { runAt, key }: When = {},
): Promise<void> {
  const runAtUtc = runAt === undefined ? null : utcInstant(runAt);
  const add = () =>
    sql<{ id: string | null }>`select (graphile_worker.add_job(
      identifier => ${name}::text,
      payload => ${JSON.stringify(input)}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAtUtc}::timestamptz,
      max_attempts => ${attemptsMax}::int,
      job_key => ${key ?? null}::text
    )).id`.execute(trx);
  // The library looks for a job that already runs, and then adds or replaces. If a worker takes the waiting job up just in
  // between, it does neither and answers with nothing: asked again, it sees that one running and adds another.
  for (let tries = 0; tries < TRIES_MAX; tries += 1) if ((await add()).rows[0]?.id != null) return;
  throw new Error(`The job ${name} could not be added: a worker took it up ${TRIES_MAX} times meanwhile.`);
}
