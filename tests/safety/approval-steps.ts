import fc from 'fast-check';
import { expect } from 'vitest';
import { takeUpApprovals } from '#server/features/approvals/take-up-approvals.ts';
import { routes } from '#server/routes.ts';
import {
  CHARGES,
  idAt,
  lookAtPeople,
  MOST,
  may,
  PROPOSING_KEY,
  placeOf,
  refundsOf,
  standingAt,
  type World,
} from './approval-world.ts';

const who = fc.nat(PROPOSING_KEY);
const person = fc.nat(PROPOSING_KEY - 1);
type Decide = Readonly<{
  do: 'decide';
  how: 'approve' | 'decline' | 'withdraw';
  at: number;
  who: number;
  also: number;
}>;
type Change = Readonly<{
  how: 'role' | 'suspend' | 'restore' | 'remove';
  by: number;
  who: number;
  role: string;
}>;
export type Step = Readonly<
  | { do: 'ask'; who: number; charge: number; amount: number; times: number }
  | Decide
  | { do: 'change'; one: Change; other: Change }
  | { do: 'race'; decide: Decide; change: Change }
  | { do: 'job' }
>;

const ask = fc.record({
  ...{ do: fc.constant('ask' as const), charge: fc.nat(CHARGES - 1) },
  // Mostly by who has to ask.
  who: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(0, 1, PROPOSING_KEY) }, who),
  ...{ amount: fc.constantFrom(1, 1000, MOST, MOST + 1, 4000, 9000), times: fc.integer({ min: 1, max: 3 }) },
});
const decide = fc.record({
  ...{ do: fc.constant('decide' as const), at: fc.nat(1000), who, also: who },
  how: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const, 'withdraw' as const),
});
const change = fc.record({
  how: fc.constantFrom(
    'role' as const,
    'role' as const,
    'suspend' as const,
    'restore' as const,
    'remove' as const,
  ),
  // Mostly by who may.
  by: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: PROPOSING_KEY - 2, max: PROPOSING_KEY - 1 }) },
    person,
  ),
  who: person,
  role: fc.constantFrom('owner', 'manager', 'support', 'viewer'),
});

/** People ask, decide and change each other; two owners at once, and somebody while another decides. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: ask },
  { weight: 5, arbitrary: decide },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), one: change, other: change }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('race' as const), decide, change }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('job' as const) }) },
);

export async function take(world: World, one: Step): Promise<void> {
  switch (one.do) {
    case 'job':
      return takeUpApprovals(world.server.deps, routes);
    case 'ask':
      return takeAsk(world, one);
    case 'decide':
      return takeDecision(world, one, { isCertain: true });
    case 'change':
      await Promise.all([takeChange(world, one.one, one.other), takeChange(world, one.other, one.one)]);
      return afterChange(world, [one.one.who, one.other.who]);
    case 'race':
      // Which of them comes first is nobody's to say, so only what holds in either order is asked.
      await Promise.all([
        takeDecision(world, one.decide, { isCertain: false }),
        takeChange(world, one.change),
      ]);
      return afterChange(world, [one.change.who]);
  }
}

async function takeAsk(world: World, one: Extract<Step, { do: 'ask' }>): Promise<void> {
  const { server, callers, charges, asked, alone } = world;
  const body = { charge_id: charges[one.charge], amount: one.amount };
  const answers = await Promise.all(
    Array.from({ length: one.times }, () => server.post('/refund', body, callers[one.who])),
  );
  for (const { status, body: answer } of answers) {
    if (status === 200 || status === 202) expect(may(world, one.who, 'refund')).toBe(true);
    if (status === 202) asked.set(answer.data.approval_id, { place: placeOf(one.who), amount: one.amount });
  }
  for (const { id, approval_id } of await refundsOf(world))
    if (approval_id === null && !alone.has(id)) alone.set(id, standingAt(world, one.who));
}

async function takeDecision(
  world: World,
  { how, at, who: first, also }: Decide,
  { isCertain }: Readonly<{ isCertain: boolean }>,
): Promise<void> {
  const { server, asked, approvedBy, decided, callers } = world;
  // Mostly what waits; what was decided stays decided, so it is tried, too.
  const open = [...asked.keys()].filter((one) => !decided.has(one));
  const ids = open.length > 0 && at % 4 > 0 ? open : [...asked.keys()];
  const id = ids[at % Math.max(1, ids.length)];
  const request = id === undefined ? undefined : asked.get(id);
  if (id === undefined || !request) return;
  const places = [first, also, first];
  const answers = await Promise.all(
    places.map((place) =>
      server.post(`/approvals/${id}/${how}`, how === 'decline' ? { note: 'No.' } : {}, callers[place]),
    ),
  );
  if (answers.some(({ status }) => status === 200)) decided.add(id);
  answers.forEach(({ status, body }, n) => {
    if (status !== 200 || how !== 'approve' || body.state !== 'done') return;
    const place = places[n] ?? 0;
    expect(place).not.toBe(PROPOSING_KEY);
    expect(place).not.toBe(request.place);
    expect(approvedBy.has(id)).toBe(false);
    approvedBy.set(id, idAt(world, place));
    if (!isCertain) return;
    // Both as they are now: whoever asked may have another role since, or none.
    for (const each of [place, request.place]) expect(may(world, each, 'refund')).toBe(true);
    if (standingAt(world, place).role === 'support') expect(request.amount).toBeLessThanOrEqual(MOST);
  });
}

/** Through the people's own endpoints, which keep an owner. */
async function takeChange(
  world: World,
  { how, by, who: whom, role }: Change,
  meanwhile?: Change,
): Promise<void> {
  const { server, callers } = world;
  const mayChange = may(world, by, 'manage_people');
  const path = `/wp-json/wc-admin/people/${idAt(world, whom)}`;
  const answer =
    how === 'remove'
      ? await server.delete(path, undefined, callers[by])
      : await server.post(`${path}/${how}`, how === 'role' ? { role } : {}, callers[by]);
  // The other change may have given them what they lacked.
  if (answer.status === 200 && meanwhile?.who !== by) expect(mayChange).toBe(true);
  expect(answer.status).not.toBe(202);
}

/** Whoever was let back in signs in again. */
async function afterChange(world: World, changed: readonly number[]): Promise<void> {
  const before = changed.map((place) => standingAt(world, place).isActive);
  await lookAtPeople(world);
  for (const [n, place] of changed.entries())
    if (!before[n] && standingAt(world, place).isActive)
      world.callers[place] = await world.server.asUser(idAt(world, place));
}
