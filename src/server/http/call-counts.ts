import { sql } from 'kysely';
import { together } from '#provider/together.ts';
import { plannedOnce } from '../db/plan-once.ts';
import type { Deps } from '../deps.ts';

export const WINDOW_S = 60;
/** How long processes may be unaware of each other's reads; what moves money is settled with each call. */
const SETTLE_EVERY_MS = 1000;
/** A burst of strangers must not fill the memory; who is forgotten starts from what the database knows. */
const CALLERS_MAX = 10_000;

/** What one caller did within the current minute: here, of that not yet told, and elsewhere as last heard. */
type Tally = { here: number; untold: number; elsewhere: number };

export type Counted = Readonly<{ count: number; endsInS: number }>;
export type CallCounts = Readonly<{
  /** One more call of this caller. `exactly` asks the database at once, so that several processes count as one. */
  add(caller: string, exactly: boolean): Promise<Counted>;
  stop(): void;
}>;

type Needs = Pick<Deps, 'db' | 'log' | 'now'>;

/** Calls by caller and minute. The database has the sums; a process tells it every second what it has seen. */
export function openCallCounts({ db, log, now }: Needs): CallCounts {
  let minute = 0;
  let tallies = new Map<string, Tally>();
  let settling: Promise<void> | undefined;

  const enterMinute = (seconds: number): void => {
    const current = seconds - (seconds % WINDOW_S);
    if (current === minute) return;
    minute = current;
    tallies = new Map();
  };
  const tallyOf = (caller: string): Tally => {
    const known = tallies.get(caller);
    if (known) return known;
    if (tallies.size >= CALLERS_MAX) tallies.clear();
    const fresh: Tally = { here: 0, untold: 0, elsewhere: 0 };
    tallies.set(caller, fresh);
    return fresh;
  };
  const settle = async (unreported: readonly (readonly [string, Tally])[]): Promise<void> => {
    const news = unreported.map(([caller, tally]) => {
      const count = tally.untold;
      tally.untold = 0;
      return { caller, count };
    });
    try {
      const sums = await addCounts(db, minute, news);
      for (const [caller, tally] of unreported) {
        tally.elsewhere = Math.max(0, (sums.get(caller) ?? 0) - (tally.here - tally.untold));
      }
    } catch (error) {
      // Counting must never stop the work: this process goes on with what it has seen itself.
      log.warn({ err: error }, 'calls could not be counted together with other processes');
    }
  };

  /** What is counted exactly in the same moment is one question. */
  const settleAtOnce = together(settle, CALLERS_MAX);

  const timer = setInterval(() => {
    const unreported = [...tallies].filter(([, { untold }]) => untold > 0);
    if (unreported.length === 0 || settling) return;
    settling = settle(unreported).finally(() => {
      settling = undefined;
    });
  }, SETTLE_EVERY_MS);
  timer.unref();

  return {
    add: async (caller, exactly) => {
      const seconds = now();
      enterMinute(seconds);
      const tally = tallyOf(caller);
      tally.here += 1;
      tally.untold += 1;
      const before = tally.here; // Whoever comes while the database is asked comes after this one.
      if (exactly) await settleAtOnce([caller, tally] as const);
      return { count: before + tally.elsewhere, endsInS: WINDOW_S - (seconds % WINDOW_S) };
    },
    stop: () => clearInterval(timer),
  };
}

/** Adds what was seen, and answers the sums. Sorted, so that two processes never wait for each other in a circle. */
async function addCounts(
  db: Deps['db'],
  minute: number,
  news: readonly Readonly<{ caller: string; count: number }>[],
): Promise<Map<string, number>> {
  const sorted = news.filter(({ count }) => count > 0).toSorted((a, b) => (a.caller < b.caller ? -1 : 1));
  if (sorted.length === 0) return new Map();
  const { rows } = await sql<{ caller: string; count: number }>`
    ${plannedOnce} with old as (delete from call_counts where window_start < to_timestamp(${minute - WINDOW_S}))
    insert into call_counts (caller, window_start, count)
    select caller, to_timestamp(${minute}), count
    from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as seen (caller text, count bigint)
    on conflict (caller, window_start) do update set count = call_counts.count + excluded.count
    returning caller, count`.execute(db);
  return new Map(rows.map(({ caller, count }) => [caller, count]));
}
