import type pg from 'pg';
import type { Tally } from '../deps.ts';
import type { AnyJob } from '../jobs/job.ts';
import { type MetricsText, openMetricsText } from './metrics-text.ts';

/** How a call to the provider ended: with an answer, with a clear no, or so that nobody knows. */
export type CallOutcome = 'answered' | 'refused' | 'unknown';

type Answered = Readonly<{
  method: string;
  /** Its template, so that no id is ever a label. */
  route: string;
  status: number;
  failure: string | undefined;
  seconds: number;
}>;

export type ProductMetrics = Readonly<{
  /** Where others add what they know. */
  text: MetricsText;
  onAnswer(answer: Answered): void;
  onCall(call: Readonly<{ method: string; outcome: CallOutcome; seconds: number }>): void;
  tally: Tally;
  /** The same job, counted. */
  around(job: AnyJob): AnyJob;
  /** From now on who waits for a connection of this pool is measured, and its connections are told. */
  followPool(name: string, pool: pg.Pool): void;
}>;

/** What runs here. */
export type Build = Readonly<{ version: string; schema: string; roles: readonly string[] }>;

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 2.5, 5, 10];
const CALL_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30];
const WAIT_SECONDS = [0.001, 0.01, 0.1, 1, 5, 10];
const JOB_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300, 1800];

/** What this process counts itself. Names and labels are promises: dashboards and alerts are built on them. */
export function openProductMetrics({ version, schema, roles }: Build): ProductMetrics {
  const text = openMetricsText();
  text.gauge({ name: 'build_info', help: 'Always 1; what runs here.' }, () => [
    { labels: { version, schema, roles: roles.join() }, value: 1 },
  ]);
  processMetrics(text);
  const answers = text.histogram(
    { name: 'http_request_duration_seconds', help: 'Requests by how long they took.' },
    SECONDS,
  );
  const rejected = text.counter({ name: 'http_rejected_total', help: 'Requests that were turned away.' });
  const calls = text.histogram(
    { name: 'provider_request_duration_seconds', help: 'Calls to the provider by how long they took.' },
    CALL_SECONDS,
  );
  const callErrors = text.counter({
    name: 'provider_errors_total',
    help: 'Calls to the provider that it refused, or of which nobody knows how they ended.',
  });
  const signIns = text.counter({ name: 'sign_in_attempts_total', help: 'Tries to sign in, by outcome.' });
  const refused = text.counter({
    name: 'events_refused_total',
    help: 'Deliveries that were not taken, by reason.',
  });
  return {
    text,
    onAnswer: ({ method, route, status, failure, seconds }) => {
      answers.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      const reason = (failure && REJECTED_CODES[failure]) ?? REJECTED[status];
      if (reason) rejected.add({ reason });
    },
    onCall: ({ method, outcome, seconds }) => {
      calls.observe({ method }, seconds);
      if (outcome !== 'answered') callErrors.add({ method, outcome });
    },
    tally: ({ what, outcome }) => {
      if (what === 'sign_in') signIns.add({ outcome });
      else refused.add({ reason: outcome });
    },
    around: countJobs(text),
    followPool: followPools(text),
  };
}

const REJECTED: Readonly<Record<number, string>> = { 429: 'rate_limit', 503: 'overload', 403: 'forbidden' };
const REJECTED_CODES: Readonly<Record<string, string>> = {
  rest_cookie_invalid_nonce: 'nonce',
  provider_unavailable: 'provider',
  provider_key_refused: 'provider',
};

function processMetrics(text: MetricsText): void {
  text.gauge({ name: 'process_resident_memory_bytes', help: 'Memory of this process.' }, () => [
    { value: process.memoryUsage.rss() },
  ]);
  text.counted({ name: 'process_cpu_seconds_total', help: 'Time that this process had a core.' }, () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / 1_000_000 }];
  });
}

function countJobs(text: MetricsText): ProductMetrics['around'] {
  const runs = text.counter({ name: 'job_runs_total', help: 'Jobs that ran here, by how they ended.' });
  const runSeconds = text.histogram(
    { name: 'job_duration_seconds', help: 'Jobs that ran here by how long they took.' },
    JOB_SECONDS,
  );
  return (job) => ({
    ...job,
    perform: async (deps, payload) => {
      const began = performance.now();
      const end = (outcome: string) => {
        runs.add({ task: job.name, outcome });
        runSeconds.observe({ task: job.name }, (performance.now() - began) / 1000);
      };
      try {
        await job.perform(deps, payload);
      } catch (error) {
        end('failed');
        throw error;
      }
      end('done');
    },
  });
}

function followPools(text: MetricsText): ProductMetrics['followPool'] {
  const pools: [string, pg.Pool][] = [];
  text.gauge({ name: 'db_pool_connections', help: 'Connections of a pool, used or idle.' }, () =>
    pools.flatMap(([pool, { totalCount, idleCount }]) => [
      { labels: { pool, state: 'used' }, value: totalCount - idleCount },
      { labels: { pool, state: 'idle' }, value: idleCount },
    ]),
  );
  text.gauge({ name: 'db_pool_waiting', help: 'Who waits for a connection of a pool.' }, () =>
    pools.map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
  );
  const waits = text.histogram(
    { name: 'db_pool_wait_seconds', help: 'How long somebody waited for a connection of a pool.' },
    WAIT_SECONDS,
  );
  return (name, pool) => {
    pools.push([name, pool]);
    timeWaits(pool, (seconds) => waits.observe({ pool: name }, seconds));
  };
}

/** The pool tells when a connection was taken, and not since when it was wanted: so the wish itself is timed. */
function timeWaits(pool: pg.Pool, observe: (seconds: number) => void): void {
  type Taken = Parameters<Parameters<pg.Pool['connect']>[0]>;
  const connect = pool.connect.bind(pool);
  function timed(): Promise<pg.PoolClient>;
  function timed(onTaken: (...taken: Taken) => void): void;
  function timed(onTaken?: (...taken: Taken) => void): Promise<pg.PoolClient> | undefined {
    const began = performance.now();
    const tell = () => observe((performance.now() - began) / 1000);
    if (!onTaken) return connect().finally(tell);
    connect((...taken) => {
      tell();
      onTaken(...taken);
    });
    return undefined;
  }
  pool.connect = timed;
}
