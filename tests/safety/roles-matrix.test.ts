import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { forgetSessions } from '#server/access/remembered-sessions.ts';
import { classOf } from '#server/http/rate-limits.ts';
import type { Caller } from '../test-callers.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { fingerprint, type Guarded, guardedRoutes } from './live-routes.ts';
import { addPerson, withKeyOf } from './people-of-roles.ts';

/**
 * Who may do what, written down a second time and by hand: a slip in the roles of the product is then a failure here, and not
 * a new rule. One letter for each of owner, manager, support, accountant, viewer, and a store's own role of refunds and payouts.
 */
const MAY: Readonly<Record<string, string>> = {
  see_payments: 'O M S A V C',
  see_payouts: 'O M . A V C',
  see_customers: 'O M S A . .',
  export: 'O M . A . .',
  refund: 'O M S . . C',
  capture: 'O M S . . .',
  decide_held: 'O M S . . .',
  answer_disputes: 'O M S . . .',
  pay_out: 'O M . . . .',
  change_settings: 'O M . . . .',
  change_fraud_rules: 'O M . . . .',
  change_account: 'O M . . . .',
  manage_people: 'O . . . . .',
  read_audit: 'O M . A . .',
};
const LETTERS = {
  owner: 'O',
  manager: 'M',
  support: 'S',
  accountant: 'A',
  viewer: 'V',
  custom: 'C',
} as const;
type Role = keyof typeof LETTERS;
const OWN_ROLE = ['refund', 'see_payouts'];

const holds = (role: Role, capability: string): boolean =>
  (MAY[capability] ?? '').split(' ').includes(LETTERS[role]);

function isLetIn(role: Role, { capability, also = [], or = [] }: Endpoint): boolean {
  if (capability === 'signed_in') return true;
  const oneOf = [capability, ...or].some((each) => holds(role, each));
  return oneOf && also.every((each) => holds(role, each));
}
/** A key that only reads is refused whatever changes something, or costs more than reading. */
const isReading = ({ method, endpoint }: Guarded): boolean =>
  method === 'GET' && classOf(endpoint) === 'read';

const isProof = ({ url }: Guarded): boolean => url.startsWith('/wp-json/wc-admin/session/proof');

let server: TestServer;
const ids: Partial<Record<Role | 'suspended' | 'removed', number>> = {};
beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['owner', 'manager', 'support', 'accountant', 'viewer'] as const)
    ids[role] = await addPerson(server, role, role);
  ids.custom = await addPerson(server, 'custom', OWN_ROLE);
  ids.suspended = await addPerson(server, 'suspended', 'owner');
  ids.removed = await addPerson(server, 'removed', 'owner');
});
afterAll(() => server.close());

const idOf = (who: keyof typeof ids): number => ids[who] ?? 0;
const session = (role: Role) => () => server.asUser(idOf(role));
const key = (role: Role, scope: 'read' | 'read_write') => () => withKeyOf(server, idOf(role), scope);

/** Somebody who was let in a moment ago, and of whom the store then thought otherwise. */
async function afterwards(
  who: 'suspended' | 'removed',
  come: (id: number) => Promise<Caller>,
): Promise<Caller> {
  const caller = await come(idOf(who));
  await server.db
    .updateTable('users')
    .set({ [who]: utcInstant(server.clock.now) })
    .where('id', '=', idOf(who))
    .execute();
  forgetSessions(); // As whoever suspends somebody does, in this process; the others forget within a tenth of a second.
  return caller;
}

type Expected = (route: Guarded) => 'let in' | 401 | 403;
const byRole =
  (role: Role): Expected =>
  ({ endpoint }) =>
    isLetIn(role, endpoint) ? 'let in' : 403;
const reading =
  (role: Role): Expected =>
  (route) =>
    // Stores say 401 of a key that may not write.
    isReading(route) ? byRole(role)(route) : route.endpoint.speaks === 'woocommerce' ? 401 : 403;
/** Proving who one is in a session is nothing for a key. */
const writing =
  (role: Role): Expected =>
  (route) =>
    isProof(route) ? 403 : byRole(role)(route);

const CALLERS: Readonly<Record<string, readonly [() => Promise<Caller>, Expected]>> = {
  owner: [session('owner'), byRole('owner')],
  manager: [session('manager'), byRole('manager')],
  support: [session('support'), byRole('support')],
  accountant: [session('accountant'), byRole('accountant')],
  viewer: [session('viewer'), byRole('viewer')],
  "a role of the store's own": [session('custom'), byRole('custom')],
  "an owner's key that reads": [key('owner', 'read'), reading('owner')],
  "an owner's key that writes": [key('owner', 'read_write'), writing('owner')],
  "a support person's key that writes": [key('support', 'read_write'), writing('support')],
  "a support person's key that reads": [key('support', 'read'), reading('support')],
  "an accountant's key that writes": [key('accountant', 'read_write'), writing('accountant')],
  "a viewer's key that writes": [key('viewer', 'read_write'), writing('viewer')],
  // They proved who they are, so they are told why the door is shut; a key is told nothing.
  'an owner who was suspended': [() => afterwards('suspended', server.asUser), () => 403],
  'the key of an owner who was suspended': [
    () => withKeyOf(server, idOf('suspended'), 'read_write'),
    () => 401,
  ],
  'an owner who was removed': [() => afterwards('removed', server.asUser), () => 401],
  'the key of an owner who was removed': [() => withKeyOf(server, idOf('removed'), 'read_write'), () => 401],
};

/** An encoded body is refused right after it was settled who calls, and before anything is read or done: 415 is let in. */
const ask = async (route: Guarded, headers: Caller): Promise<number | 'let in'> => {
  const { method, url } = route;
  const { status } = await server.inject({
    method,
    url,
    headers: { ...headers, 'content-encoding': 'gzip' },
  });
  // Somebody here has neither password nor passkey to prove anything with, and is told that.
  const isAnswered = isProof(route) && (status === 404 || status === 409);
  return status === 415 || isAnswered ? 'let in' : status;
};

describe.each(Object.entries(CALLERS))('%s', (_, [come, expected]) => {
  test('is let in exactly where their role says, and changes nothing by asking', async () => {
    const headers = await come();
    const guarded = guardedRoutes(server.app);
    expect(guarded.length).toBeGreaterThan(100);
    const before = await fingerprint(server.db);

    const answers = await Promise.all(
      guarded.map(async (each) => [each.name, await ask(each, headers)] as const),
    );

    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(guarded.map((each) => [each.name, expected(each)])),
    );
    expect(await fingerprint(server.db)).toEqual(before);
  });
});

test('every capability an endpoint asks for stands in the table', () => {
  const asked = guardedRoutes(server.app).flatMap(({ endpoint: { capability, also = [], or = [] } }) => [
    capability,
    ...also,
    ...or,
  ]);
  expect([...new Set(asked)].filter((each) => each !== 'signed_in').sort()).toEqual(
    Object.keys(MAY)
      .filter((each) => asked.some((one) => one === each))
      .sort(),
  );
});

test('an owner is refused nothing', async () => {
  const refused = guardedRoutes(server.app).filter((each) => byRole('owner')(each) !== 'let in');
  expect(refused.map(({ name }) => name)).toEqual([]);
});
