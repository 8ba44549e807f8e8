import { assert } from '#domain/shared/assert.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Changes, DueDraft, EventDraft } from '../../core/changes.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import { mayLeave } from '../../core/may-leave.ts';
import type { SimObject } from '../../core/sim-object.ts';
import { findObject } from './read-books.ts';
import { remember, type Session } from './session.ts';

/** Writes what a command decided. The caller commits it, with everything else the command does. */
export async function writeChanges(
  session: Session,
  { put, ledger, due, events }: Omit<Changes, 'answer'>,
  at: EpochSeconds,
  newEventId: () => string,
): Promise<void> {
  if (put.length > 0) await putObjects(session, put);
  if (ledger.length > 0) await postEntries(session, ledger);
  if (due.length + events.length === 0) return;
  const last = await drawNumbers(session, due.length, events.length);
  if (due.length > 0) await planDue(session, due, last.dues - due.length);
  if (events.length > 0) await tellEvents(session, events, last.events - events.length, at, newEventId);
}

/** A column of values for `unnest`, which turns columns into rows again. */
const column = <Row, Value>(rows: readonly Row[], of: (row: Row) => Value): Value[] => rows.map(of);

async function putObjects(session: Session, put: readonly SimObject[]): Promise<void> {
  // Of an object put twice the first decides its place and the last its value.
  const objects = [...new Map(put.map((object) => [`${object.kind} ${object.id}`, object])).values()];
  await session.client.query(
    `insert into simulator.objects as kept
       (account_id, kind, id, value, currency, payout, is_available, waiting)
     select $1, kind, id, value, currency, payout, is_available,
            case when kind = 'transaction' and payout is null then nextval('simulator.waiting_order') end
     from unnest($2::text[], $3::text[], $4::json[], $5::text[], $6::text[], $7::boolean[])
       with ordinality as put (kind, id, value, currency, payout, is_available, nth)
     order by nth
     on conflict (account_id, kind, id) do update set
       value = excluded.value, version = kept.version + 1, currency = excluded.currency,
       payout = excluded.payout, is_available = excluded.is_available,
       waiting = case when excluded.payout is null then coalesce(kept.waiting, excluded.waiting) end`,
    [
      session.account_id,
      column(objects, ({ kind }) => kind),
      column(objects, ({ id }) => id),
      column(objects, ({ value }) => JSON.stringify(value)),
      column(objects, (one) => (one.kind === 'transaction' ? one.value.currency : null)),
      column(objects, (one) => (one.kind === 'transaction' ? one.value.payout : null)),
      column(objects, (one) => one.kind === 'transaction' && mayLeave(one.value)),
    ],
  );
  for (const { kind, id, value } of objects) remember(session, kind, id, value);
}

async function postEntries(session: Session, entries: readonly LedgerEntry[]): Promise<void> {
  await session.client.query(
    `insert into simulator.entries (account_id, command, ledger, currency, amount, transaction, payout)
     select $1, $2::bigint, ledger, currency, amount, transaction, payout
     from unnest($3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[])
       with ordinality as posted (ledger, currency, amount, transaction, payout, nth)
     order by nth`,
    [
      session.account_id,
      session.commands.at(-1) ?? 0,
      column(entries, ({ ledger }) => ledger),
      column(entries, ({ currency }) => currency),
      column(entries, ({ amount }) => amount),
      column(entries, ({ transaction }) => transaction),
      column(entries, ({ payout }) => payout),
    ],
  );
}

async function drawNumbers(
  { client }: Session,
  dues: number,
  events: number,
): Promise<Readonly<{ dues: number; events: number }>> {
  const { rows } = await client.query<{ dues: number; events: number }>(
    'update simulator.company set dues = dues + $1, events = events + $2 returning dues, events',
    [dues, events],
  );
  const [last] = rows;
  assert(last, 'the simulator has its row');
  return last;
}

async function planDue(session: Session, due: readonly DueDraft[], before: number): Promise<void> {
  await session.client.query(
    `insert into simulator.due (sequence, at, account_id, kind, subject)
     select $2::bigint + nth, at, $1, kind, subject
     from unnest($3::bigint[], $4::text[], $5::text[]) with ordinality as planned (at, kind, subject, nth)`,
    [
      session.account_id,
      before,
      column(due, ({ at }) => at),
      column(due, ({ kind }) => kind),
      column(due, ({ subject }) => subject),
    ],
  );
}

async function tellEvents(
  session: Session,
  events: readonly EventDraft[],
  before: number,
  at: EpochSeconds,
  newEventId: () => string,
): Promise<void> {
  const data: string[] = [];
  for (const { kind, id, type } of events) {
    const value = await findObject(session, kind, id);
    assert(value, `the ${kind} ${id} of event ${type} was written`);
    data.push(JSON.stringify(value));
  }
  await session.client.query(
    `insert into simulator.events (sequence, id, account_id, type, created, kind, object_id, data)
     select $2::bigint + nth, id, $1, type, $3::bigint, kind, object_id, data
     from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::json[])
       with ordinality as told (id, type, kind, object_id, data, nth)`,
    [
      session.account_id,
      before,
      at,
      column(events, () => newEventId()),
      column(events, ({ type }) => type),
      column(events, ({ kind }) => kind),
      column(events, ({ id }) => id),
      data,
    ],
  );
}
