import { sql } from 'kysely';
import { isDecidedElsewhere } from '#domain/account/account-status.ts';
import { pausedParts } from '#domain/account/paused-parts.ts';
import { inSource } from '#domain/shared/spoken.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import type { ProviderAccount } from '#provider/provider-account.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import type { Deps } from '../../deps.ts';
import { getStore } from '../../store/store-repository.ts';
import { listMissingPayouts } from '../bank-matching/at-bank-repository.ts';
import { listFailuresToTell } from '../payouts/failed-payouts-repository.ts';
import { LIVE, type LiveNote, liveNotes, type NoteFacts } from './live-notes.ts';
import * as facts from './note-facts-repository.ts';
import { actionsOf } from './notes-repository.ts';
import { storedActionsOf } from './write-note-repository.ts';

type Refreshing = Pick<Deps, 'db' | 'config' | 'provider' | 'now' | 'log'>;

/**
 * Brings the inbox in line with what is true now: new messages come, words change, and what is over is withdrawn. What was
 * put away stays away as long as it is about the same thing. A provider that cannot be asked leaves the inbox as it was.
 * What is written down is in the source language, so that readers of several do not write it over and over; answered is
 * how each message is told to whoever listens.
 */
export async function refreshNotes(deps: Refreshing): Promise<() => RetellNote> {
  const { db, provider } = deps;
  const account = await provider.findAccount().catch(() => 'unknown' as const);
  if (account === 'unknown') return () => (row) => row;
  const [store, clock] = await Promise.all([getStore(deps), provider.now()]);
  const found = {
    failedPayouts: await listFailuresToTell(db, clock),
    latePayouts: await facts.listLatePayouts(db, clock),
    missingPayouts: await listMissingPayouts(db, {
      today: dayOf(clock, store.timezone),
      zone: store.timezone,
    }),
    awaiting: await facts.listAwaitingDisputes(db, clock),
    drafts: await facts.listUnsentDrafts(db, clock),
    won: await facts.listDecidedDisputes(db, 'won', clock),
    lost: await facts.listDecidedDisputes(db, 'lost', clock),
    holds: await facts.listHolds(db),
    returnedRefunds: await facts.listReturnedRefunds(db, clock),
    exports: await facts.listFinishedExports(db, deps.now()),
    requirements: account ? lackOf(account) : undefined,
  };
  const notes = () => liveNotes(found, store, clock);
  await writeLiveNotes(db, inSource(notes), utcInstant(deps.now()));
  return () => retelling(notes());
}

/** Nothing where the provider has decided about the account: then nobody asks for details any more. */
function lackOf(account: ProviderAccount): NoteFacts['requirements'] {
  const { status, payments_enabled, deposits, current_deadline: deadline, requirements } = account;
  const isOverdue = account.has_overdue_requirements;
  if (isDecidedElsewhere(status) || !(isOverdue || requirements.errors.length > 0)) return undefined;
  return {
    deadline,
    isOverdue,
    paused: pausedParts({ status, paymentsEnabled: payments_enabled, deposits }),
  };
}

/** A row with the listener's words in place of those it was written with. */
export type RetellNote = <Row extends Told>(row: Row) => Row;
type Told = Readonly<{ name: string; title: string; content: string; actions: unknown }>;

function retelling(notes: readonly LiveNote[]): RetellNote {
  const byName = new Map(notes.map((note) => [note.name, note]));
  return (row) => {
    const now = byName.get(row.name);
    if (!now) return row;
    const labels = new Map(now.actions?.map(({ name, label }) => [name, label]));
    const actions = actionsOf({ actions: row.actions }).map((action) => ({
      ...action,
      label: labels.get(action.name) ?? action.label,
    }));
    return { ...row, title: now.title, content: now.content, actions };
  };
}

/** Nothing is written where nothing changed, which is nearly always. The inbox shows the last one written first, so the first deadline is written last. */
async function writeLiveNotes(
  db: Database,
  notes: readonly LiveNote[],
  at: ReturnType<typeof utcInstant>,
): Promise<void> {
  const rows = notes.map(({ name, type, title, content, actions = [] }, place) => ({
    ...{ name, type, title, content, place },
    actions: storedActionsOf(actions),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as n (name text, type text, title text, content text, actions jsonb, place int)`;
  await sql`
    ${plannedOnce} with given as (select * from ${given}), gone as (
      delete from notes where (starts_with(name, ${LIVE}) or starts_with(name, 'dispute-reminder:'))
        and name not in (select name from given))
    insert into notes (name, type, title, content, actions, date_created)
    select name, type, title, content, actions, ${`${at}Z`}::timestamptz from given
    where not exists (select from notes old where old.name = given.name
      and (old.type, old.title, old.content) = (given.type, given.title, given.content))
    order by place desc
    on conflict (name) do update set type = excluded.type, title = excluded.title,
      content = excluded.content, actions = excluded.actions`.execute(db);
}
