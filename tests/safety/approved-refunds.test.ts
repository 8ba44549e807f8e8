import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { takeUpApprovals } from '#server/features/approvals/take-up-approvals.ts';
import { routes } from '#server/routes.ts';
import { addColleague, addKey, type TestColleague } from '../colleagues.ts';
import { payForOrder } from '../factories/provider-payment.ts';
import type { Caller } from '../test-callers.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** A run can be repeated and widened: HISTORIES_SEED=… SAFETY_FULL=1. */
const seed = Number(process.env.HISTORIES_SEED ?? 20_261_117);
const numRuns = process.env.SAFETY_FULL ? 200 : 25;

let server: TestServer;
let history = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MOST = 3000;
const DAY = 5000;
/** By their place: two of Support, two managers, a viewer, and a key of the first that only proposes. */
const ROLES = ['support', 'support', 'manager', 'manager', 'viewer'] as const;
const PROPOSING_KEY = ROLES.length;

const at = fc.nat(1000);
const who = fc.nat(PROPOSING_KEY);
type Step = Readonly<
  | { do: 'ask'; who: number; charge: number; amount: number; times: number }
  | { do: 'decide'; how: 'approve' | 'decline' | 'withdraw'; at: number; who: number; also: number }
  | { do: 'suspend'; who: number }
  | { do: 'back'; who: number }
  | { do: 'job' }
>;
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('ask' as const), who, charge: fc.nat(2) },
      ...{ amount: fc.constantFrom(1, 1000, MOST, MOST + 1, 9000), times: fc.integer({ min: 1, max: 3 }) },
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('decide' as const), at, who, also: who },
      how: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const, 'withdraw' as const),
    }),
  },
  // The place for what the people's own endpoints do: change a role, remove, invite; and that an owner is always left.
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('suspend' as const, 'back' as const), who: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('job' as const) }) },
);

type World = Readonly<{
  people: readonly TestColleague[];
  callers: readonly Caller[];
  charges: readonly string[];
  /** Every request that was asked for, and who the model says has truly approved it. */
  asked: Map<string, number>;
  approvedBy: Map<string, number>;
}>;

async function newWorld(): Promise<World> {
  history += 1;
  const people: TestColleague[] = [];
  for (const [place, role] of ROLES.entries())
    people.push(await addColleague(server, `h${history}p${place}`, role));
  const key = await addKey(server, people[0]?.id ?? 0, { proposes: true });
  const charges = [];
  for (let n = 0; n < 3; n += 1) charges.push((await payForOrder(server)).charge.id);
  return {
    ...{ people, callers: [...people.map(({ as }) => as), key], charges },
    ...{ asked: new Map(), approvedBy: new Map() },
  };
}

const personAt = ({ people }: World, place: number): number =>
  people[place === PROPOSING_KEY ? 0 : place]?.id ?? 0;

async function take(world: World, one: Step): Promise<void> {
  const { callers, charges, asked, approvedBy, people } = world;
  if (one.do === 'job') return takeUpApprovals(server.deps, routes);
  if (one.do === 'suspend' || one.do === 'back') {
    const suspended = one.do === 'suspend' ? utcInstant(server.clock.now) : null;
    const id = people[one.who]?.id ?? 0;
    await server.db.updateTable('users').set({ suspended }).where('id', '=', id).execute();
    return;
  }
  if (one.do === 'ask') {
    const body = { charge_id: charges[one.charge], amount: one.amount };
    const answers = await Promise.all(
      Array.from({ length: one.times }, () => server.post('/refund', body, callers[one.who])),
    );
    for (const { status, body: answer } of answers)
      if (status === 202) asked.set(answer.data.approval_id, personAt(world, one.who));
    return;
  }
  const ids = [...asked.keys()];
  const id = ids[one.at % Math.max(1, ids.length)];
  if (id === undefined) return;
  const body = one.how === 'decline' ? { note: 'No.' } : {};
  const places = [one.who, one.also, one.who];
  const answers = await Promise.all(
    places.map((place) => server.post(`/approvals/${id}/${one.how}`, body, callers[place])),
  );
  answers.forEach(({ status, body: answer }, n) => {
    if (status !== 200 || one.how !== 'approve' || answer.state !== 'done') return;
    expect(places[n]).not.toBe(PROPOSING_KEY);
    expect(personAt(world, places[n] ?? 0)).not.toBe(asked.get(id));
    expect(approvedBy.has(id)).toBe(false);
    approvedBy.set(id, personAt(world, places[n] ?? 0));
  });
}

/** Whatever happened, in whatever order: what the books say can be explained by who was allowed to what. */
async function expectExplained({ people, charges, asked, approvedBy }: World): Promise<void> {
  const ids = people.map(({ id }) => id);
  const done = await server.db
    .selectFrom('operations')
    .select(['id', 'state', 'actor_id', 'amount', 'approval_id', 'counts_for', 'caller'])
    .where('kind', '=', 'refund_charge')
    .where('actor_id', 'in', ids)
    .where('state', '<>', 'failed')
    .execute();
  const requests = await server.db.selectFrom('approvals').selectAll().where('asker_id', 'in', ids).execute();
  expect(done.every(({ state }) => state === 'succeeded')).toBe(true);

  // What left is what the operations say, once each.
  let moved = 0;
  for (const id of charges)
    moved += (await server.simulator.provider.findObject('charge', id as never))?.amount_refunded ?? 0;
  expect(done.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(moved);

  // Whoever is limited did nothing above the limit alone, and a key that proposes did nothing at all.
  const support = new Set(people.filter((_, place) => ROLES[place] === 'support').map(({ id }) => id));
  for (const { actor_id, amount, approval_id, caller } of done) {
    if (approval_id === null && support.has(actor_id ?? 0)) expect(amount).toBeLessThanOrEqual(MOST);
    if (approval_id === null) expect(caller.startsWith('key')).toBe(false);
  }
  for (const id of support) {
    const alone = done.filter((row) => row.approval_id === null && row.actor_id === id);
    expect(alone.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBeLessThanOrEqual(DAY);
  }

  // Each request has at most one effect, and only one that another person approved has any.
  for (const { id, state, asker_id, decided_by } of requests) {
    const effects = done.filter(({ approval_id }) => approval_id === id);
    expect(effects.length).toBe(state === 'done' ? 1 : 0);
    expect(asked.get(id)).toBe(asker_id);
    if (state === 'done') {
      expect(decided_by).toBe(approvedBy.get(id));
      expect(decided_by).not.toBe(asker_id);
      expect(effects[0]?.counts_for).toBe(decided_by);
    }
  }
}

test('A13: no act without its approval, none twice, whoever presses what at the same moment', async () => {
  await server.db
    .insertInto('role_limits')
    .values({ role: 'support', currency: 'usd', refund_most: MOST, refund_day: DAY })
    .execute();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const world = await newWorld();
      for (const one of steps) await take(world, one);
      await takeUpApprovals(server.deps, routes);
      await expectExplained(world);
    }),
    { numRuns, seed, endOnFailure: true },
  );
}, 600_000);
