import * as z from 'zod/mini';
import type { PayoutId } from '#domain/shared/ids.ts';
import { epochSeconds, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Page, PaymentProvider } from '#provider/payment-provider.ts';
import type { ProviderObjects } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import { type AnyJob, job } from '../jobs/job.ts';
import { keepObjects, nextReadOrder } from './keep-objects.ts';
import type { ProjectedKind } from './projection.ts';
import { PROJECTED_KINDS } from './projections.ts';
import { keepNeeded, type SyncDeps } from './refresh-object.ts';
import { setAside } from './set-aside.ts';
import { watched } from './sync-problems.ts';
import { WALKS } from './walk-queue.ts';

const PAGE = 200;

/** Fills the read model with everything the provider has. Stopped at any moment, it goes on where it was. */
export async function backfill(deps: SyncDeps): Promise<void> {
  for (const kind of PROJECTED_KINDS) {
    let ahead: Ahead | 'finished' | undefined;
    while (ahead !== 'finished') ahead = await backfillPage(deps, kind, ahead);
  }
  if (deps.provider.following) while (!(await backfillPayout(deps)));
}

const PAYOUT_CONTENTS = 'payout_contents';

/** Where only a payout knows what left with it, each is asked, one after another. */
async function backfillPayout(deps: SyncDeps): Promise<boolean> {
  const { db, provider, now } = deps;
  const place = await findPlace(deps, PAYOUT_CONTENTS);
  if (place.finished !== null) return true;
  const next = await db
    .selectFrom('payouts')
    .select('id')
    .where('id', '>', place.cursor ?? '')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const began = performance.now();
  const read_order = await nextReadOrder(db);
  const inside = next ? await provider.listPayoutTransactions(payoutIdOf(next.id)) : [];
  await keepNeeded(deps, 'transaction', inside);
  await db.transaction().execute(async (trx) => {
    await keepObjects(trx, { provider: provider.name, read_order }, 'transaction', inside);
    await trx
      .updateTable('backfills')
      .set(({ eb }) => ({
        ...(next ? { cursor: next.id } : { finished: utcInstant(now()) }),
        objects: eb('objects', '+', inside.length),
        worked_ms: eb('worked_ms', '+', Math.round(performance.now() - began)),
      }))
      .where('provider', '=', provider.name)
      .where('kind', '=', PAYOUT_CONTENTS)
      .execute();
  });
  return next === undefined;
}

/** The table holds nothing but ids of payouts. */
const payoutIdOf = (id: string) => id as PayoutId;

/** A page that is on its way, or was read while the one before it was kept. */
type Ahead<Kind extends ProjectedKind = ProjectedKind> = Readonly<{
  cursor: string | null;
  read: Promise<Readonly<{ read_order: number; page: Page<ProviderObjects[Kind]> }>>;
}>;

function readAhead<Kind extends ProjectedKind>(
  { db, provider }: SyncDeps,
  kind: Kind,
  cursor: string | null,
): Ahead<Kind> {
  const read = nextReadOrder(db).then(async (read_order) => ({
    read_order,
    page: await provider.listObjects(kind, cursor, PAGE),
  }));
  read.catch(() => undefined); // Whoever comes to it hears of it; perhaps nobody does.
  return { cursor, read };
}

/** One page, kept together with the place where the next begins. Answers the one after it, which is read meanwhile. */
async function backfillPage<Kind extends ProjectedKind>(
  deps: SyncDeps,
  kind: Kind,
  ahead: Ahead<Kind> | undefined,
): Promise<Ahead<Kind> | 'finished' | undefined> {
  const { db, provider, now } = deps;
  const place = await findPlace(deps, kind);
  if (place.finished !== null) return 'finished';
  const began = performance.now();
  const asked = ahead?.cursor === place.cursor ? ahead : readAhead(deps, kind, place.cursor);
  const { read_order, page } = await asked.read;
  const { data, cursor } = page;
  const next = cursor === null ? undefined : readAhead(deps, kind, cursor);
  await keepNeeded(deps, kind, data);
  await db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('backfills')
      .set(({ eb }) => ({
        cursor,
        ...spanOf(data, place.newest),
        objects: eb('objects', '+', data.length),
        worked_ms: eb('worked_ms', '+', Math.round(performance.now() - began)),
        finished: cursor === null ? utcInstant(now()) : null,
      }))
      .where('provider', '=', provider.name)
      .where('kind', '=', kind)
      .where('cursor', 'is not distinct from', place.cursor)
      .where('finished', 'is', null)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return; // Somebody else filled this page; we go on from there.
    await keepObjects(trx, { provider: provider.name, read_order }, kind, data);
    await setAside(trx, { provider: provider.name, kind }, page.setAside);
  });
  return next;
}

async function findPlace({ db, provider, now }: SyncDeps, kind: string) {
  await db
    .insertInto('backfills')
    .values({ provider: provider.name, kind, started: utcInstant(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return placesOf(db)
    .where('provider', '=', provider.name)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

const placesOf = (db: Database) => db.selectFrom('backfills').select(['cursor', 'finished', 'newest']);

/** How far back a page reaches; the first begins with the newest there is. */
function spanOf(data: readonly object[], newest: UtcInstant | null) {
  const moments = data.flatMap((one) =>
    'created' in one && typeof one.created === 'number' ? epochSeconds(one.created) : [],
  );
  const [first] = moments;
  const last = moments.at(-1);
  if (first === undefined || last === undefined) return {};
  return { newest: newest ?? utcInstant(first), reached: utcInstant(last) };
}

/** What is needed to ask for it; the job itself also needs a provider. */
export const BACKFILL_JOB = { name: 'events.backfill', queue: WALKS, input: z.object({}), attemptsMax: 25 };

export const backfillJob = (provider: PaymentProvider): AnyJob =>
  job({
    ...BACKFILL_JOB,
    run: (deps) =>
      watched(deps, { provider: provider.name, source: 'history' }, () => backfill({ ...deps, provider })),
  });
