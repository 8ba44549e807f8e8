import type { ClosedDay } from '#contract/days.ts';
import { fail } from '#contract/kit/errors.ts';
import { type DayFacts, dayLedger, needsNote } from '#domain/account/day-ledger.ts';
import { currency as asCurrency } from '#domain/shared/money.ts';
import { type CalendarDate, type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { dayOf, endOfDay, startOfDay } from '#domain/shared/time-zone.ts';
import type { Balance } from '#provider/payment-provider.ts';
import { authorOf } from '../../audit/author-of.ts';
import { lockAudit, writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { listSignOffs, sumBefore, sumMovements, sumPayouts } from './day-repository.ts';

type Counting = Pick<Context, 'db' | 'config' | 'provider'>;
type Counted = Pick<ClosedDay, 'day' | 'timezone' | 'ledgers' | 'checked'>;

/**
 * A day from two sides: our books say what was there and what moved, the provider says what it holds now. What moved since
 * is taken off that, and the rest is what the day ended with. All of our side is read at one moment.
 */
async function countDay({ db, config, provider }: Counting, day: CalendarDate): Promise<Counted> {
  const [{ timezone }, now] = await Promise.all([getStore({ db, config }), provider.now()]);
  if (day >= dayOf(now, timezone)) throw fail('day_not_over');
  const from = startOfDay(day, timezone);
  const until = epochSeconds(endOfDay(day, timezone) + 1);
  const balances = await provider.readBalances();
  const facts = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => readFacts(snapshot, balances, from, until));
  const ledgers = [...facts]
    .map(([currency, one]) => {
      const { lines, ...ends } = dayLedger(one);
      return { currency: asCurrency(currency), ...ends, lines: [...lines] };
    })
    .filter(
      ({ opening, closing, lines, unexplained }) =>
        opening !== 0 || closing !== 0 || unexplained !== 0 || lines.some(({ count }) => count > 0),
    )
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
  return { day, timezone, ledgers, checked: utcInstant(now) };
}

async function readFacts(
  db: Database,
  balances: readonly Balance[],
  from: EpochSeconds,
  until: EpochSeconds,
): Promise<ReadonlyMap<string, DayFacts>> {
  const [before, moved, paidOut, movedSince, paidOutSince] = [
    await sumBefore(db, from),
    await sumMovements(db, { from, until }),
    await sumPayouts(db, { from, until }),
    await sumMovements(db, { from: until }),
    await sumPayouts(db, { from: until }),
  ];
  const held = new Map(
    balances.map(({ currency, available, pending }) => [currency as string, available + pending]),
  );
  const all = [...held.keys(), ...[before, moved, paidOut].flat().map(({ currency }) => currency)];
  return new Map(
    [...new Set(all)].map((currency) => {
      const own = <Row extends { currency: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.currency === currency);
      const since =
        own(movedSince).reduce((sum, { amount, fees }) => sum + amount - fees, 0) -
        own(paidOutSince).reduce((sum, { amount, fee }) => sum + amount + fee, 0);
      return [
        currency,
        {
          opening: own(before)[0]?.amount ?? 0,
          movements: own(moved),
          payouts: own(paidOut)[0] ?? { count: 0, amount: 0, fee: 0 },
          closing: (held.get(currency) ?? 0) - since,
        },
      ];
    }),
  );
}

export async function readClosedDay(
  context: Counting & Pick<Context, 'actor'>,
  day: CalendarDate,
): Promise<ClosedDay> {
  return withSignOffs(context, await countDay(context, day));
}

async function withSignOffs(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  counted: Counted,
): Promise<ClosedDay> {
  const signed = await listSignOffs(db, counted.day);
  return {
    ...counted,
    sign_offs: signed.map(({ actor_id, ...one }) => ({ ...one, is_own: actor_id === actor.user_id })),
  };
}

type Signing = Readonly<{
  day: CalendarDate;
  seen: readonly Pick<ClosedDay['ledgers'][number], 'currency' | 'closing' | 'unexplained'>[];
  note?: string | undefined;
}>;

/** Whoever signs twice has signed once: the log is locked before it is looked at. */
export async function signOff(context: Context, { day, seen, note = '' }: Signing): Promise<ClosedDay> {
  const counted = await countDay(context, day);
  if (!isSame(counted.ledgers, seen)) throw fail('day_changed');
  if (needsNote(counted.ledgers) && note === '') throw fail('day_needs_note');
  const { db, actor, now, ip } = context;
  await db.transaction().execute(async (trx) => {
    await lockAudit(trx);
    if ((await listSignOffs(trx, day)).some(({ actor_id }) => actor_id === actor.user_id)) return;
    await writeAudit(trx, {
      ...authorOf({ actor, ip }),
      at: utcInstant(now()),
      ...{ action: 'day.sign_off', object_kind: 'day', object_id: day },
      after: { timezone: counted.timezone, ledgers: counted.ledgers, note: note || null },
      result: 'succeeded',
    });
  });
  return withSignOffs(context, counted);
}

const isSame = (ledgers: Counted['ledgers'], seen: Signing['seen']): boolean => {
  const written = (all: Signing['seen']) =>
    all.map(({ currency, closing, unexplained }) => `${currency} ${closing} ${unexplained}`).sort();
  return written(ledgers).join() === written(seen).join();
};
