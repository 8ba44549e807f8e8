import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { approveRequest } from '#contract/approvals.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { refundCharge } from '#contract/refunds.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { takeUpApprovals } from '#server/features/approvals/take-up-approvals.ts';
import type { Context, Route } from '#server/http/route.ts';
import { routes } from '#server/routes.ts';
import { limitRefunds } from '../four-eyes.ts';
import { rounds } from '../rounds.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { step, take } from './approval-steps.ts';
import { DAY, MOST, newWorld, refundsOf, type World } from './approval-world.ts';

/** A run can be repeated and widened: HISTORIES_SEED=… SAFETY_FULL=1. */
const seed = Number(process.env.HISTORIES_SEED ?? 20_261_117);
const numRuns = rounds(8, 25, 200);
/** The mistakes are found by then; whoever finds one stops. */
const PLANTED_RUNS = 25;

let server: TestServer;
/** How many requests the histories of one run have seen through. */
let approved: number;
afterEach(() => server.close());

/** Whatever happened, in whatever order: what the books say can be explained by who was allowed to what. */
async function expectExplained(world: World): Promise<void> {
  const { people, charges, asked, approvedBy, alone } = world;
  const ids = people.map(({ id }) => id);
  const done = await refundsOf(world);
  const requests = await server.db.selectFrom('approvals').selectAll().where('asker_id', 'in', ids).execute();
  expect(done.every(({ state }) => state === 'succeeded')).toBe(true);

  // What left is what the operations say, once each.
  let moved = 0;
  for (const id of charges)
    moved += (await server.simulator.provider.findObject('charge', id as never))?.amount_refunded ?? 0;
  expect(done.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(moved);

  // Whoever was limited then did nothing above the limit alone, and a key that proposes did nothing at all.
  const ofSupport = done.filter(({ id }) => alone.get(id)?.role === 'support');
  for (const { amount } of ofSupport) expect(amount).toBeLessThanOrEqual(MOST);
  for (const { caller, approval_id } of done)
    if (approval_id === null) expect(caller.startsWith('key')).toBe(false);
  for (const id of ids) {
    const sum = ofSupport
      .filter(({ actor_id }) => actor_id === id)
      .reduce((all, { amount }) => all + (amount ?? 0), 0);
    expect(sum).toBeLessThanOrEqual(DAY);
  }

  // Each request has at most one effect, and only one that another person approved has any.
  for (const { id, state, asker_id, decided_by } of requests) {
    const effects = done.filter(({ approval_id }) => approval_id === id);
    expect(effects.length).toBe(state === 'done' ? 1 : 0);
    expect(people[asked.get(id)?.place ?? -1]?.id).toBe(asker_id);
    if (state === 'done') {
      expect(decided_by).toBe(approvedBy.get(id));
      expect(decided_by).not.toBe(asker_id);
      expect(effects[0]?.counts_for).toBe(decided_by);
    }
  }
}

async function tryHistories(served: readonly Route[] = routes, runs = numRuns) {
  server = await startTestServer({ routes: served });
  approved = 0;
  await limitRefunds(server, MOST, DAY);
  return fc.check(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const world = await newWorld(server);
      for (const one of steps) await take(world, one);
      await takeUpApprovals(server.deps, routes);
      await expectExplained(world);
      approved += world.approvedBy.size;
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
}

test('A14: no act without its approval, none twice, and never without an owner, whoever presses what at the same moment', async () => {
  const tried = await tryHistories();
  if (tried.failed)
    throw new Error(fc.defaultReportMessage(tried) ?? 'failed', { cause: tried.errorInstance });
  expect(tried.numRuns).toBe(numRuns);
  // Histories in which nobody approves anything would hold of any server.
  expect(approved).toBeGreaterThan(numRuns / 2);
}, 900_000);

/** A mistake that somebody might make: the endpoint takes its caller for somebody who may do everything. */
const trusting = (endpoint: Endpoint): readonly Route[] =>
  routes.map((route) => {
    if (route.endpoint !== endpoint) return route;
    const asOwner = (context: Context): Context => ({
      ...context,
      actor: { ...context.actor, role: 'owner', capabilities: capabilitiesOf('owner', null) },
    });
    return { ...route, handle: (context, input) => route.handle(asOwner(context), input) };
  });

test.each([
  ['refunds without looking at the limit', refundCharge],
  ['lets anybody approve', approveRequest],
])(
  'the histories find a server that %s',
  async (_, endpoint) => {
    const tried = await tryHistories(trusting(endpoint), Math.max(numRuns, PLANTED_RUNS));
    expect(tried.failed).toBe(true);
    expect(tried.errorInstance).toMatchObject({ name: 'AssertionError' });
  },
  900_000,
);
