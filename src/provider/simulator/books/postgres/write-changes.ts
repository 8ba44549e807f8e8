import { createHash } from 'node:crypto';
import { assert } from '#domain/shared/assert.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Changes, DueDraft, EventDraft } from '../../core/changes.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import { mayLeave } from '../../core/may-leave.ts';
import type { SimObject } from '../../core/sim-object.ts';
import type { KeptAnswer } from '../../core/store.ts';
import { findObject } from './read-books.ts';
import { recall, remember, type Session } from './session.ts';

/** Adds a value to a statement, and answers what stands for it there. */
type Bind = (value: unknown) => string;

/**
 * Writes what a command decided, in one statement: its parts see nothing of each other, and need not. The caller commits it,
 * with everything else the command does.
 */
export async function writeChanges(
  session: Session,
  { put, ledger, due, events }: Omit<Changes, 'answer'>,
  at: EpochSeconds,
  newEventId: () => string,
  kept?: KeptAnswer & Readonly<{ key: string }>,
): Promise<void> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const account = `${bind(session.account_id)}::text`;
  const parts: string[] = [];
  if (put.length > 0) parts.push(`put as (${putObjects(session, put, account, bind)})`);
  if (ledger.length > 0) parts.push(`posted as (${postEntries(session, ledger, account, bind)})`);
  const { numbers } = session;
  if (due.length + events.length + numbers.unwritten > 0)
    parts.push(`numbers as (${drawNumbers(numbers.unwritten, due, events, bind)})`);
  if (due.length > 0) parts.push(`planned as (${planDue(due, account, bind)})`);
  if (events.length > 0) {
    const described = await withData(session, events);
    parts.push(`told as (${tellEvents(described, account, bind, at, newEventId)})`);
  }
  if (kept) parts.push(`kept_answer as (${keepAnswer(kept, account, bind)})`);
  if (parts.length === 0) return;
  const text = `with ${parts.join(',\n')} select 1`;
  // Each kind of command has a text of its own, which a connection plans once.
  const name = `books ${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  await session.client.query({ name, text, values });
  numbers.unwritten = 0;
}

/** A column of values for `unnest`, which turns columns into rows again. */
const column = <Row, Value>(rows: readonly Row[], of: (row: Row) => Value): Value[] => rows.map(of);

function putObjects(session: Session, put: readonly SimObject[], account: string, bind: Bind): string {
  // Of an object put twice the first decides its place and the last its value.
  const objects = [...new Map(put.map((object) => [`${object.kind} ${object.id}`, object])).values()];
  for (const { kind, id, value } of objects) {
    if (!recall(session, kind, id)) session.listed.delete(kind);
    remember(session, kind, id, value);
  }
  const columns = [
    `${bind(column(objects, ({ kind }) => kind))}::text[]`,
    `${bind(column(objects, ({ id }) => id))}::text[]`,
    `${bind(column(objects, ({ value }) => JSON.stringify(value)))}::json[]`,
    `${bind(column(objects, (one) => (one.kind === 'transaction' ? one.value.currency : null)))}::text[]`,
    `${bind(column(objects, (one) => (one.kind === 'transaction' ? one.value.payout : null)))}::text[]`,
    `${bind(column(objects, (one) => one.kind === 'transaction' && mayLeave(one.value)))}::boolean[]`,
  ];
  return `
    insert into simulator.objects as kept
      (account_id, kind, id, value, currency, payout, is_available, waiting)
    select ${account}, kind, id, value, currency, payout, is_available,
           case when kind = 'transaction' and payout is null then nextval('simulator.waiting_order') end
    from unnest(${columns.join(', ')})
      with ordinality as put (kind, id, value, currency, payout, is_available, nth)
    order by nth
    on conflict (account_id, kind, id) do update set
      value = excluded.value, version = kept.version + 1, currency = excluded.currency,
      payout = excluded.payout, is_available = excluded.is_available,
      waiting = case when excluded.payout is null then coalesce(kept.waiting, excluded.waiting) end`;
}

function postEntries(
  { commands }: Session,
  entries: readonly LedgerEntry[],
  account: string,
  bind: Bind,
): string {
  const columns = [
    `${bind(column(entries, ({ ledger }) => ledger))}::text[]`,
    `${bind(column(entries, ({ currency }) => currency))}::text[]`,
    `${bind(column(entries, ({ amount }) => amount))}::bigint[]`,
    `${bind(column(entries, ({ transaction }) => transaction))}::text[]`,
    `${bind(column(entries, ({ payout }) => payout))}::text[]`,
  ];
  return `
    insert into simulator.entries (account_id, command, ledger, currency, amount, transaction, payout)
    select ${account}, ${bind(commands.at(-1) ?? 0)}::bigint, ledger, currency, amount, transaction, payout
    from unnest(${columns.join(', ')})
      with ordinality as posted (ledger, currency, amount, transaction, payout, nth)
    order by nth`;
}

/** Those of commands, which are drawn already; and of the others, the numbers before those that are given out. */
const drawNumbers = (
  commands: number,
  due: readonly DueDraft[],
  events: readonly EventDraft[],
  bind: Bind,
): string => {
  const [dues, news] = [`${bind(due.length)}::bigint`, `${bind(events.length)}::bigint`];
  return `
    update simulator.company
    set commands = commands + ${bind(commands)}::bigint, dues = dues + ${dues}, events = events + ${news}
    returning dues - ${dues} as dues, events - ${news} as events`;
};

const planDue = (due: readonly DueDraft[], account: string, bind: Bind): string => {
  const columns = [
    `${bind(column(due, ({ at }) => at))}::bigint[]`,
    `${bind(column(due, ({ kind }) => kind))}::text[]`,
    `${bind(column(due, ({ subject }) => subject))}::text[]`,
  ];
  return `
    insert into simulator.due (sequence, at, account_id, kind, subject)
    select numbers.dues + nth, at, ${account}, kind, subject
    from numbers, unnest(${columns.join(', ')}) with ordinality as planned (at, kind, subject, nth)`;
};

type Told = EventDraft & Readonly<{ data: string }>;

const withData = (session: Session, events: readonly EventDraft[]): Promise<readonly Told[]> =>
  Promise.all(
    events.map(async (event) => {
      const value = await findObject(session, event.kind, event.id);
      assert(value, `the ${event.kind} ${event.id} of event ${event.type} was written`);
      return { ...event, data: JSON.stringify(value) };
    }),
  );

function tellEvents(
  told: readonly Told[],
  account: string,
  bind: Bind,
  at: EpochSeconds,
  newEventId: () => string,
): string {
  const columns = [
    `${bind(column(told, () => newEventId()))}::text[]`,
    `${bind(column(told, ({ type }) => type))}::text[]`,
    `${bind(column(told, ({ kind }) => kind))}::text[]`,
    `${bind(column(told, ({ id }) => id))}::text[]`,
    `${bind(column(told, ({ data }) => data))}::json[]`,
  ];
  return `
    insert into simulator.events (sequence, id, account_id, type, created, kind, object_id, data)
    select numbers.events + nth, id, ${account}, type, ${bind(at)}::bigint, kind, object_id, data
    from numbers, unnest(${columns.join(', ')}) with ordinality as told (id, type, kind, object_id, data, nth)`;
}

const keepAnswer = (
  { key, request, answer }: KeptAnswer & Readonly<{ key: string }>,
  account: string,
  bind: Bind,
): string => `
  insert into simulator.answers (account_id, key, request, answer)
  values (${account}, ${bind(key)}, ${bind(request)}, ${bind(JSON.stringify(answer ?? null))}::json)`;
