import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DatabaseWatch, Standing } from '../db/watch-database.ts';
import type { MetricsText, Sample } from './metrics-text.ts';
import { endedOperations, seenEvents } from './settled-counts.ts';

/** What is counted in the database is counted for everybody, and not more often than this. */
const COUNTED_FOR_MS = 15_000;

type Row = Readonly<Record<string, number | string | null>>;
type Ask = () => Promise<readonly Row[]>;

/** What the database knows of all processes together: each of them tells the same. */
export function databaseMetrics(
  text: MetricsText,
  { db, database }: Readonly<{ db: Database; database: Pick<DatabaseWatch, 'look'> }>,
): void {
  const standing: Record<Standing, number> = { answers: 1, read_only: 0, away: 0 };
  text.gauge({ name: 'db_writable', help: '1 while the database answers and can be written.' }, async () => [
    { value: standing[await database.look()] },
  ]);
  const asked = (query: RawBuilder<Row>): Ask => remembered(async () => (await query.execute(db)).rows);
  const gauge = (name: string, help: string, ask: Ask, field: string, ...labels: string[]) =>
    text.gauge({ name, help }, async () => samplesOf(await ask(), field, labels));
  const counted = (name: string, help: string, ask: Ask, field: string, ...labels: string[]) =>
    text.counted({ name, help }, async () => samplesOf(await ask(), field, labels));

  const jobs = asked(JOBS);
  gauge('jobs_pending', 'Jobs that wait, of all processes.', jobs, 'pending', 'task');
  gauge('jobs_oldest_seconds', 'How long the oldest job is due.', jobs, 'oldest', 'task');
  gauge('jobs_failed_permanently', 'Jobs that nobody tries any more.', jobs, 'failed', 'task');

  const open = asked(OPEN_OPERATIONS);
  gauge('money_operations_open', 'Money operations that have not ended.', open, 'open', 'state');
  gauge('money_operation_oldest_seconds', 'The age of the oldest of them.', open, 'oldest', 'state');
  const ended = remembered(endedOperations(db));
  counted('money_operations_total', 'Money operations that ended.', ended, 'count', 'kind', 'outcome');
  const amounts = asked(AMOUNTS);
  counted(
    ...(['money_amount_minor_total', 'Money that moved, in the smallest unit of its currency.'] as const),
    ...([amounts, 'amount', 'kind', 'currency'] as const),
  );

  const events = asked(WAITING_EVENTS);
  gauge('events_lag_seconds', 'For how long the oldest event is not applied; 0 without one.', events, 'lag');
  gauge('events_unapplied', 'Events that are not applied yet.', events, 'waiting');
  const applied = remembered(seenEvents(db));
  counted(
    'events_applied_total',
    'Events by whether they were seen in 30 s.',
    applied,
    'count',
    'within_30s',
  );

  const checks = asked(CHECKS);
  gauge('ledger_invariant_violations', 'Rows that break it.', checks, 'broken', 'invariant');
  gauge('ledger_check_age_seconds', 'How long ago the books were last checked.', asked(CHECK_AGE), 'age');
  gauge('audit_chain_valid', '1 while no line of the audit log was changed.', asked(AUDIT_CHAIN), 'valid');

  gauge('mail_outbox_waiting_seconds', 'For how long the oldest mail waits.', asked(MAIL), 'oldest');
  gauge('wal_archive_age_seconds', 'Age of the last archived log of changes.', asked(ARCHIVE), 'age');
  counted('db_primary_changes_total', 'How often a standby took over.', asked(TIMELINE), 'changes');
}

/** A row without a figure has nothing to tell. */
const samplesOf = (rows: readonly Row[], field: string, labels: readonly string[]): Sample[] =>
  rows.flatMap((row) => {
    const value = row[field];
    if (value === null || value === undefined) return [];
    const named = Object.fromEntries(labels.map((label) => [label, String(row[label])]));
    return [{ labels: named, value: Number(value) }];
  });

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

const JOBS = sql<Row>`
  select task_identifier as task,
    (count(*) filter (where attempts < max_attempts))::int as pending,
    coalesce(greatest(0, extract(epoch from max(now() - run_at)
      filter (where attempts < max_attempts and locked_at is null))), 0)::float8 as oldest,
    (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as failed
  from graphile_worker.jobs group by task_identifier`;

const OPEN_OPERATIONS = sql<Row>`
  select state, count(*)::int as open, extract(epoch from max(now() - created))::float8 as oldest
  from operations where state in ('created', 'sent', 'unknown', 'needs_attention') group by state`;

const AMOUNTS = sql<Row>`
  select value as kind, currency, abs(amount) as amount from transaction_totals where dimension = 'type'`;

const WAITING_EVENTS = sql<Row>`
  select count(*)::int as waiting,
    coalesce(greatest(0, extract(epoch from now() - min(received))), 0)::float8 as lag
  from provider_events where state = 'waiting'`;

const CHECKS = sql<Row>`select invariant, broken from running.ledger_checks`;
const CHECK_AGE = sql<Row>`select extract(epoch from now() - min(at))::float8 as age from running.ledger_checks`;
const AUDIT_CHAIN = sql<Row>`
  select (broken = 0)::int as valid from running.ledger_checks where invariant = 'audit chain'`;

const MAIL = sql<Row>`
  select coalesce(greatest(0, extract(epoch from now() - min(since))), 0)::float8 as oldest from (
    select min(created) as since from mail_outbox where state = 'waiting'
    union all select min(told) from customers_to_tell) as waiting`;

/** Nothing where nobody archives. */
const ARCHIVE = sql<Row>`
  select extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8 as age
  from pg_stat_archiver where current_setting('archive_mode') <> 'off'`;

/** Each promotion begins another line of time. */
const TIMELINE = sql<Row>`select timeline_id - 1 as changes from pg_control_checkpoint()`;
