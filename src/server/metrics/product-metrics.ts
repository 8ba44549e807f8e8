import { sql } from 'kysely';
import type { DatabaseWatch, Standing } from '../db/watch-database.ts';
import type { Deps } from '../deps.ts';
import type { AnyJob } from '../jobs/job.ts';
import { type MetricsText, openMetricsText, type Sample } from './metrics-text.ts';

export type ProductMetrics = Readonly<{
  write: MetricsText['write'];
  /** One answered request. `route` is its template, so that no id is ever a label. */
  onAnswer(answer: Readonly<{ method: string; route: string; status: number; seconds: number }>): void;
  /** The same job, counted. */
  around(job: AnyJob): AnyJob;
}>;

type Measured = Readonly<{
  deps: Pick<Deps, 'db' | 'pool' | 'rows'>;
  database: Pick<DatabaseWatch, 'look'>;
  version: string;
  roles: readonly string[];
}>;

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300, 1800];
/** What is counted in the database is counted for everybody, and not more often than this. */
const COUNTED_FOR_MS = 15_000;

/** What whoever runs the product wants to see of it. Names and labels are promises: dashboards and alerts are built on them. */
export function openProductMetrics({ deps, database, version, roles }: Measured): ProductMetrics {
  const metrics = openMetricsText();
  metrics.gauge({ name: 'build_info', help: 'Always 1; what runs here.' }, () => [
    { labels: { version, roles: roles.join() }, value: 1 },
  ]);
  const answers = metrics.histogram(
    { name: 'http_request_duration_seconds', help: 'Requests by how long they took.' },
    SECONDS,
  );
  const rejected = metrics.counter({ name: 'http_rejected_total', help: 'Requests that were turned away.' });
  const runs = metrics.counter({ name: 'job_runs_total', help: 'Jobs that ran here, by how they ended.' });
  const runSeconds = metrics.histogram(
    { name: 'job_duration_seconds', help: 'Jobs that ran here by how long they took.' },
    JOB_SECONDS,
  );
  const standing: Record<Standing, number> = { answers: 1, read_only: 0, away: 0 };
  metrics.gauge(
    { name: 'db_writable', help: '1 while the database answers and can be written.' },
    async () => [{ value: standing[await database.look()] }],
  );
  poolGauges(metrics, deps);
  countedGauges(metrics, deps);
  return {
    write: metrics.write,
    onAnswer: ({ method, route, status, seconds }) => {
      answers.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      const reason = REJECTED[status];
      if (reason) rejected.add({ reason });
    },
    around: (job) => ({
      ...job,
      perform: async (inDeps, payload) => {
        const began = performance.now();
        const end = (outcome: string) => {
          runs.add({ task: job.name, outcome });
          runSeconds.observe({ task: job.name }, (performance.now() - began) / 1000);
        };
        try {
          await job.perform(inDeps, payload);
        } catch (error) {
          end('failed');
          throw error;
        }
        end('done');
      },
    }),
  };
}

const REJECTED: Readonly<Record<number, string>> = { 429: 'rate_limit', 503: 'overload', 403: 'forbidden' };

function poolGauges(metrics: MetricsText, { pool, rows }: Pick<Deps, 'pool' | 'rows'>): void {
  const pools = Object.entries({ main: pool, rows: rows.pool });
  metrics.gauge({ name: 'db_pool_connections', help: 'Connections of a pool, used or idle.' }, () =>
    pools.flatMap(([name, { totalCount, idleCount }]) => [
      { labels: { pool: name, state: 'used' }, value: totalCount - idleCount },
      { labels: { pool: name, state: 'idle' }, value: idleCount },
    ]),
  );
  metrics.gauge({ name: 'db_pool_waiting', help: 'Who waits for a connection of a pool.' }, () =>
    pools.map(([name, { waitingCount }]) => ({ labels: { pool: name }, value: waitingCount })),
  );
}

type Jobs = Readonly<{ task: string; pending: number; oldest: number; failed: number }>;
type Operations = Readonly<{ state: string; open: number; oldest: number }>;

function countedGauges(metrics: MetricsText, { db }: Pick<Deps, 'db'>): void {
  const jobs = remembered(async () => {
    const { rows } = await sql<Jobs>`
      select task_identifier as task,
        (count(*) filter (where attempts < max_attempts))::int as pending,
        coalesce(greatest(0, extract(epoch from max(now() - run_at)
          filter (where attempts < max_attempts and locked_at is null))), 0)::float8 as oldest,
        (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as failed
      from graphile_worker.jobs group by task_identifier`.execute(db);
    return rows;
  });
  const operations = remembered(async () => {
    const { rows } = await sql<Operations>`
      select state, count(*)::int as open, extract(epoch from max(now() - created))::float8 as oldest
      from operations where state in ('created', 'sent', 'unknown', 'needs_attention') group by state`.execute(
      db,
    );
    return rows;
  });
  const gaugeOf = <Row>(
    name: string,
    help: string,
    read: () => Promise<readonly Row[]>,
    sample: (row: Row) => Sample,
  ) => metrics.gauge({ name, help }, async () => (await read()).map(sample));
  const ofTask = (read: (row: Jobs) => number) => (row: Jobs) => ({
    labels: { task: row.task },
    value: read(row),
  });
  gaugeOf(
    'jobs_pending',
    'Jobs that wait, of all processes.',
    jobs,
    ofTask(({ pending }) => pending),
  );
  gaugeOf(
    'jobs_oldest_seconds',
    'How long the oldest job is due.',
    jobs,
    ofTask(({ oldest }) => oldest),
  );
  gaugeOf(
    'jobs_failed_permanently',
    'Jobs that nobody tries any more.',
    jobs,
    ofTask(({ failed }) => failed),
  );
  const ofState = (read: (row: Operations) => number) => (row: Operations) => ({
    labels: { state: row.state },
    value: read(row),
  });
  gaugeOf(
    'money_operations_open',
    'Money operations that have not ended.',
    operations,
    ofState(({ open }) => open),
  );
  gaugeOf(
    'money_operation_oldest_seconds',
    'The age of the oldest of them.',
    operations,
    ofState(({ oldest }) => oldest),
  );
}

/** Several gauges are of one count, and several readers may ask. */
function remembered<Answer>(count: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > COUNTED_FOR_MS) {
      const answer = count();
      last = { at: now, answer };
      answer.catch(() => {
        last = undefined;
      });
    }
    return last.answer;
  };
}
