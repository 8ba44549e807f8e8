import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Charge, ProviderEvent } from '#provider/provider-objects.ts';
import type { Database } from '#server/db/database.ts';
import { rounds } from '#tests/rounds.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { openTestProvider, PROVIDER_START, type TestProvider } from '#tests/test-provider.ts';
import { findDrift } from './find-drift.ts';
import { pollEvents, refreshAccount } from './poll-events.ts';
import { isProjectedKind } from './projections.ts';
import { receiveEvents } from './receive-events.ts';
import { refreshObject } from './refresh-object.ts';

/** A run can be repeated and widened: HISTORIES_SEED=… SAFETY_FULL=1. */
const seed = Number(process.env.HISTORIES_SEED ?? 20_261_115);
const numRuns = rounds(8, 25, 500);

let ordered: TestDatabase;
let shuffled: TestDatabase;
beforeAll(async () => {
  ordered = await createTestDatabase();
  shuffled = await createTestDatabase();
});
afterAll(async () => {
  await ordered.drop();
  await shuffled.drop();
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const depsOf = (db: Database, provider: PaymentProvider) => ({
  ...{ db, provider, log: silent, now: () => PROVIDER_START },
});

type Step = Readonly<
  | { do: 'pay'; manual: boolean }
  | { do: 'refund' | 'capture' | 'cancel' | 'dispute' | 'advance'; at: number }
  /** An event is delivered, perhaps again; what is read for it comes back at once, or is kept waiting. */
  | { do: 'deliver'; at: number; isSlow: boolean }
  | { do: 'release'; at: number }
>;
const at = fc.nat(1000);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), manual: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('refund', 'refund', 'capture', 'cancel', 'dispute', 'advance'),
      at,
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('deliver' as const), at, isSlow: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), at }) },
);

/** Something happens at the provider; what it refuses did not happen. */
async function act(simulator: TestProvider, charges: Charge[], one: Step): Promise<void> {
  const { controls, provider } = simulator;
  if (one.do === 'pay') {
    charges.push(await simulator.pay({ capture: one.manual ? 'manual' : 'automatic' }));
    return;
  }
  const charge = charges[one.at % Math.max(1, charges.length)];
  if (!charge) return;
  const idempotencyKey = `${one.do} ${one.at} ${(await provider.listEvents(0, 500)).length}`;
  const { id, payment_intent } = charge;
  const deeds: Partial<Record<Step['do'], () => Promise<unknown>>> = {
    refund: () => provider.refundCharge({ charge: id, amount: minor(100 + (one.at % 7000)), idempotencyKey }),
    capture: () => provider.capturePayment({ payment_intent, idempotencyKey }),
    cancel: () => provider.cancelPayment({ payment_intent, idempotencyKey }),
    dispute: () => controls.raiseDispute({ charge: id, reason: 'fraudulent' }),
    advance: async () => controls.setClock(epochSeconds((await controls.now()) + ((one.at % 5) + 1) * DAY_S)),
  };
  await deeds[one.do]?.().catch(() => undefined);
}

/** Reads at once and answers when released: what it answers may be old by then. */
function slowed(provider: PaymentProvider, waiting: (() => void)[]): PaymentProvider {
  return {
    ...provider,
    findObject: async (kind, id) => {
      const object = await provider.findObject(kind, id);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return object;
    },
  };
}

const TABLES = ['account', 'payment_intents', 'charges', 'refunds', 'disputes', 'payouts', 'transactions'];
const contents = async (db: Database) =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - 'updated')::text as row from ${sql.table(table)} t order by 1`.execute(db);
      return [table, rows.map(({ row }) => row)] as const;
    }),
  );

async function applyInOrder(simulator: TestProvider, after: number): Promise<number> {
  const { provider } = simulator;
  const deps = depsOf(ordered.db, provider);
  const events = await provider.listEvents(after, 500);
  await receiveEvents(deps, { provider: provider.name, came_by: 'delivery' }, events);
  for (const { kind, object_id } of events) {
    if (isProjectedKind(kind)) await refreshObject(deps, kind, object_id);
  }
  return events.at(-1)?.sequence ?? after;
}

test(`${numRuns} histories, duplicated, shuffled, delayed and partly lost, end as if in order`, async () => {
  const history = fc.array(step, { minLength: 4, maxLength: 24 });
  const once = fc.asyncProperty(history, async (steps) => {
    await Promise.all([emptyTables(ordered.db), emptyTables(shuffled.db)]);
    const simulator = await openTestProvider();
    const { provider } = simulator;
    const charges: Charge[] = [];
    const waiting: (() => void)[] = [];
    const running: Promise<void>[] = [];
    let seen = await applyInOrder(simulator, 0);

    const deliver = async ({ kind, object_id, ...event }: ProviderEvent, isSlow: boolean): Promise<void> => {
      const source = isSlow ? slowed(provider, waiting) : provider;
      const deps = depsOf(shuffled.db, source);
      await receiveEvents(deps, { provider: provider.name, came_by: 'delivery' }, [
        { ...event, kind, object_id },
      ]);
      if (!isProjectedKind(kind)) return;
      const refreshed = refreshObject(deps, kind, object_id);
      if (isSlow) running.push(refreshed);
      else await refreshed;
    };
    for (const one of steps) {
      if (one.do === 'release') waiting.splice(one.at % Math.max(1, waiting.length), 1)[0]?.();
      else if (one.do === 'deliver') {
        const events = await provider.listEvents(0, 500);
        const event = events[one.at % Math.max(1, events.length)];
        if (event) await deliver(event, one.isSlow);
      } else {
        await act(simulator, charges, one);
        seen = await applyInOrder(simulator, seen);
      }
    }

    // The poller brings what was never delivered; only then the slowest readings come back, the oldest last.
    const deps = depsOf(shuffled.db, provider);
    await pollEvents(deps);
    const left = await shuffled.db
      .selectFrom('provider_events')
      .select(['kind', 'object_id'])
      .where('state', '=', 'waiting')
      .distinct()
      .execute();
    for (const { kind, object_id } of left) {
      if (isProjectedKind(kind)) await refreshObject(deps, kind, object_id);
    }
    let settled = false;
    const all = Promise.all(running).finally(() => {
      settled = true;
    });
    while (!settled) {
      for (const release of waiting.splice(0).reverse()) release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await all;
    await refreshAccount(deps);
    await refreshAccount(depsOf(ordered.db, provider));

    expect(await contents(shuffled.db)).toEqual(await contents(ordered.db));
    expect(await findDrift(deps, { repair: false })).toMatchObject({ drift: [] });
    const open = await shuffled.db
      .selectFrom('provider_events')
      .select('id')
      .where('state', '=', 'waiting')
      .execute();
    expect(open).toEqual([]);
  });
  await fc.assert(once, { seed, numRuns, endOnFailure: true });
}, 1_200_000);
