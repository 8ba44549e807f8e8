import { expect } from 'vitest';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { addColleague, addKey, type TestColleague } from '../colleagues.ts';
import { payForOrder } from '../factories/provider-payment.ts';
import type { Caller } from '../test-callers.ts';
import type { TestServer } from '../test-server.ts';

/** What Support refunds alone, for one and in a day. */
export const MOST = 3000;
export const DAY = 5000;

/** By their place. A key of the first, which only proposes, stands behind the last. */
const ROLES = ['support', 'support', 'manager', 'manager', 'viewer', 'owner', 'owner'] as const;
export const PROPOSING_KEY = ROLES.length;

export const CHARGES = 5;

type Standing = Readonly<{ role: string; isActive: boolean }>;

/** The people and payments of one history, and what the model knows of them. */
export type World = Readonly<{
  server: TestServer;
  people: readonly TestColleague[];
  callers: Caller[];
  charges: readonly string[];
  /** Who each is at this moment. */
  standings: Standing[];
  /** Every request that was asked for: by whom, and how much. */
  asked: Map<string, Readonly<{ place: number; amount: number }>>;
  /** Who the model says has truly approved it. */
  approvedBy: Map<string, number>;
  /** What somebody has decided about, whatever came of it. */
  decided: Set<string>;
  /** What was done without a request, and by whom as who they were then. */
  alone: Map<string, Standing>;
}>;

let histories = 0;

/** Everybody of earlier histories is gone: an owner of theirs would hide that this one has none left. */
export async function newWorld(server: TestServer): Promise<World> {
  histories += 1;
  const removed = utcInstant(server.clock.now);
  const { low_user_id, administrator_id, db } = server;
  await db.updateTable('users').set({ removed, role: 'none' }).where('id', '>', low_user_id).execute();
  await db.updateTable('users').set({ role: 'none' }).where('id', '=', administrator_id).execute();
  const people: TestColleague[] = [];
  for (const [place, role] of ROLES.entries())
    people.push(await addColleague(server, `h${histories}p${place}`, role));
  const key = await addKey(server, people[0]?.id ?? 0, { proposes: true });
  const charges: string[] = [];
  for (let n = 0; n < CHARGES; n += 1) charges.push((await payForOrder(server)).charge.id);
  return {
    ...{ server, people, callers: [...people.map(({ as }) => as), key], charges },
    standings: ROLES.map((role) => ({ role, isActive: true })),
    ...{ asked: new Map(), approvedBy: new Map(), decided: new Set(), alone: new Map() },
  };
}

/** The person at a place; the key is the first's. */
export const placeOf = (place: number): number => (place === PROPOSING_KEY ? 0 : place);
export const idAt = ({ people }: World, place: number): number => people[placeOf(place)]?.id ?? 0;

const NOBODY: Standing = { role: 'none', isActive: false };
export const standingAt = ({ standings }: World, place: number): Standing =>
  standings[placeOf(place)] ?? NOBODY;

/** Whether somebody could do it at all, by who they are at this moment. */
export function may(world: World, place: number, capability: string): boolean {
  const { role, isActive } = standingAt(world, place);
  return isActive && capabilitiesOf(role, null).includes(capability);
}

/** Reads who everybody is now; a store is never without somebody who may do everything. */
export async function lookAtPeople(world: World): Promise<void> {
  const { server, people, standings } = world;
  const ids = people.map(({ id }) => id);
  const rows = await server.db
    .selectFrom('users')
    .select(['id', 'role', 'suspended', 'removed'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, role, suspended, removed } of rows)
    standings[ids.indexOf(id)] = { role, isActive: suspended === null && removed === null };
  expect(standings.filter(({ role, isActive }) => isActive && role === 'owner').length).toBeGreaterThan(0);
}

/** What people refunded, whether it has ended or not. */
export const refundsOf = ({ server, people }: World) =>
  server.db
    .selectFrom('operations')
    .select(['id', 'state', 'actor_id', 'amount', 'approval_id', 'counts_for', 'caller'])
    .where('kind', '=', 'refund_charge')
    .where(
      'actor_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('state', '<>', 'failed')
    .execute();
