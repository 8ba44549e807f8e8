import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { refreshJobs } from '#server/events/refresh-jobs.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { type StripeServer, startStripeServer } from '../stripe/stripe-server.ts';

const EVENTS = process.env.SAFETY_FULL ? 5000 : 120;
const LOOK_EVERY = Math.ceil(EVENTS / 20); // The whole list is asked for, so not after each sale.
const AT_ONCE = 20;
/** One in twenty deliveries was made by somebody else. */
const FORGED_EVERY = 20;

let inOrder: StripeServer;
let shuffled: StripeServer;
beforeAll(async () => {
  inOrder = await startStripeServer();
  shuffled = await startStripeServer({}, inOrder.simulator);
}, 120_000);
afterAll(async () => {
  await inOrder.close();
  await shuffled.close();
});

type Told = Readonly<{ id: string; data: Readonly<{ object: object }> }>;

/** A busy day: sales, refunds and disputes, until enough was told of them. */
async function liveThrough(): Promise<readonly Told[]> {
  const { pay, controls, provider } = inOrder.simulator;
  for (let sale = 0; ; sale += 1) {
    const charge = await pay({ amount: minor(1000 + sale) });
    if (sale % 3 === 0)
      await provider.refundCharge({
        ...{ charge: charge.id, amount: minor(100), idempotencyKey: `refund-${sale}` },
      });
    if (sale % 7 === 3) await controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
    if ((sale + 1) % LOOK_EVERY !== 0) continue;
    const reply = await inOrder.stripe.fetch('https://api.stripe.com/v1/events?limit=100000');
    const { data }: { data: readonly Told[] } = await reply.json();
    if (data.length >= EVENTS) return data.toReversed();
  }
}

/** The same order for the same number, on every machine. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  let seed = 20_261_115;
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const place = seed % (last + 1);
    const [one, other] = [mixed[last], mixed[place]];
    if (one !== undefined && other !== undefined) [mixed[last], mixed[place]] = [other, one];
  }
  return mixed;
}

type Delivery = Readonly<{ event: object; forged: boolean }>;

/** What somebody would send who knows an event and not the secret. */
const forgery = (event: Told): Delivery => ({
  event: { ...event, id: `${event.id}_forged`, data: { object: { ...event.data.object, amount: 1 } } },
  forged: true,
});

async function deliverAll(
  server: StripeServer,
  deliveries: readonly Delivery[],
  atOnce: number,
): Promise<Record<string, number>> {
  const left = deliveries.toReversed();
  const answers: Record<string, number> = {};
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { event, forged } = next;
      const { status } = await server.deliver(event, forged ? { secret: 'whsec_of_somebody' } : {});
      const answer = `${forged ? 'forged' : 'real'} ${status}`;
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

/** One after another, and read when all are there. */
async function tellInOrder(server: StripeServer, deliveries: readonly Delivery[]) {
  const answers = await deliverAll(server, deliveries, 1);
  await runDueJobs(server.deps, refreshJobs(server.deps.provider));
  return answers;
}

/** Many at once, and read while they come in, by the worker that the product runs. */
async function tellAsTheyCome(server: StripeServer, deliveries: readonly Delivery[]) {
  const worker = await startWorker(server.deps, refreshJobs(server.deps.provider));
  const answers = await deliverAll(server, deliveries, AT_ONCE);
  const waiting = () =>
    server.db.selectFrom('provider_events').select('id').where('state', '=', 'waiting').execute();
  const READ_WITHIN = { timeout: 300_000, interval: 100 };
  await expect.poll(async () => (await waiting()).length, READ_WITHIN).toBe(0);
  await worker.stop();
  return answers;
}

const TABLES = ['payment_intents', 'charges', 'refunds', 'disputes', 'payouts', 'transactions'];
const contents = ({ db }: StripeServer) =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ count: number; sum: string | null }>`
        select count(*)::int as count, md5(string_agg(to_jsonb(t)::text, chr(10) order by to_jsonb(t)::text)) as sum
        from ${sql.table(table)} t`.execute(db);
      return { table, ...rows[0] };
    }),
  );

test(`${EVENTS} events twice, shuffled, one in twenty forged: the state of those in order, and the forged refused`, async () => {
  const events = await liveThrough();
  const real = events.map((event) => ({ event, forged: false }));
  const forged = events.filter((_, place) => place % FORGED_EVERY === 0).map(forgery);

  const began = performance.now();
  const [ordered, mixed] = await Promise.all([
    tellInOrder(inOrder, real),
    tellAsTheyCome(shuffled, shuffle([...real, ...real, ...forged])),
  ]);
  const tookS = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `${2 * events.length} deliveries and ${forged.length} forged, beside ${events.length} in order: ${tookS} s; ` +
      `${shuffled.stripe.calls.length} readings shuffled, ${inOrder.stripe.calls.length} in order\n`,
  );
  expect(ordered).toEqual({ 'real 200': events.length });
  expect(mixed).toEqual({ 'real 200': 2 * events.length, 'forged 400': forged.length });

  const state = await contents(shuffled);
  expect(state).toEqual(await contents(inOrder));
  expect(state.find(({ table }) => table === 'disputes')?.count).toBeGreaterThan(0);
  const { rows } = await shuffled.deps.pool.query(
    `select count(*)::int as kept, (count(*) filter (where state = 'waiting'))::int as waiting,
            (count(*) filter (where id like '%forged'))::int as forged from provider_events`,
  );
  expect(rows).toEqual([{ kept: events.length, waiting: 0, forged: 0 }]);
  expect(shuffled.stripe.violations).toEqual([]);
  // Nothing was told of the account itself; everything else is as the provider has it.
  const { drift } = await findDrift(shuffled.deps, { repair: false });
  expect(drift.filter(({ kind }) => kind !== 'account')).toEqual([]);
}, 1_200_000);
