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

/** A kind of job, as far as adding one goes. */
type Kind<Input> = Pick<JobDefinition<Input>, 'name' | 'attemptsMax' | 'queue' | 'input'>;
type New<Input> = Readonly<{ input: Input; when?: When }>;

/** Adds a job in the caller's transaction: it exists when, and only when, its cause does. */
export const enqueue = <Input>(
  trx: Database,
  kind: Kind<Input>,
  input: Input,
  when: When = {},
): Promise<void> => enqueueAll(trx, kind, [{ input, when }]);

/** The same for several of a kind. */
export async function enqueueAll<Input>(
  trx: Database,
  { name, attemptsMax, queue }: Kind<Input>,
  jobs: readonly New<Input>[],
): Promise<void> {
  const asked = jobs.map(({ input, when: { runAt, key } = {} }, nth) => ({
    nth,
    payload: input,
    run_at: runAt === undefined ? null : utcInstant(runAt),
    key: key ?? null,
  }));
  const add = (left: typeof asked) =>
    sql<{ nth: number; id: string | null }>`
    select asked.nth, (graphile_worker.add_job(
      identifier => ${name}::text,
      payload => asked.payload,
      queue_name => ${queue ?? null}::text,
      run_at => asked.run_at,
      max_attempts => ${attemptsMax}::int,
      job_key => asked.key
    )).id
    from json_to_recordset(${JSON.stringify(left)}::json) as asked (nth int, payload json, run_at timestamptz, key text)`.execute(
      trx,
    );
  // The library looks for a job that already runs, and then adds or replaces. If a worker takes the waiting job up just in
  // between, it does neither and answers with nothing: asked again, it sees that one running and adds another.
  let left = asked;
  for (let tries = 0; left.length > 0 && tries < TRIES_MAX; tries += 1) {
    const { rows } = await add(left);
    const added = new Set(rows.flatMap(({ nth, id }) => (id === null ? [] : nth)));
    left = left.filter(({ nth }) => !added.has(nth));
  }
  if (left.length > 0)
    throw new Error(`The job ${name} could not be added: a worker took it up ${TRIES_MAX} times meanwhile.`);
}
