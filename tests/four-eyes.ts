import { expect } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { addColleague, type TestColleague } from './colleagues.ts';
import { payForOrder } from './factories/provider-payment.ts';
import type { Caller } from './test-callers.ts';
import type { Answer, TestServer } from './test-server.ts';

/** Beside the administrator, who is an owner. */
export type Team = Readonly<Record<'support' | 'manager' | 'viewer' | 'owner', TestColleague>>;

let teams = 0;

/** Nothing waits, nothing is limited, and everybody is somebody new: what was asked of the provider stays for ever. */
export async function newTeam(server: TestServer): Promise<Team> {
  for (const table of ['approvals', 'approval_rules', 'role_limits', 'mail_outbox'] as const)
    await server.db.deleteFrom(table).execute();
  const removed = utcInstant(server.clock.now);
  await server.db.updateTable('users').set({ removed }).where('id', '>', server.low_user_id).execute();
  teams += 1;
  const add = (name: string, role: string) => addColleague(server, `${name}${teams}`, role);
  return {
    support: await add('sam', 'support'),
    manager: await add('mira', 'manager'),
    viewer: await add('vic', 'viewer'),
    owner: await add('olga', 'owner'),
  };
}

/** A rule that these roles may approve by. */
export const addRule = (
  { db }: TestServer,
  kind: 'pay_out' | 'bank' | 'fraud_rules' | 'people' | 'api_key',
  roles = ['owner', 'manager'],
) => db.insertInto('approval_rules').values({ kind, roles, amounts: null, count: null }).execute();

export const limitRefunds = (
  { db }: TestServer,
  refund_most: number | null,
  refund_day: number | null,
  role = 'support',
) => db.insertInto('role_limits').values({ role, currency: 'usd', refund_most, refund_day }).execute();

export const refundsMade = ({ simulator }: TestServer) => simulator.count('refund.created');

/** A refund of a new payment. */
export async function askRefund(server: TestServer, as: Caller, amount?: number) {
  const { charge } = await payForOrder(server);
  return { charge, answer: await server.post('/refund', { charge_id: charge.id, amount }, as) };
}

/** What was answered with 202: the request, which waits. */
export function requestOf({ status, body }: Answer): string {
  expect([status, body.code]).toEqual([202, 'approval_requested']);
  return body.data.approval_id;
}

export const approve = (server: TestServer, id: string, as: Caller) =>
  server.post(`/approvals/${id}/approve`, {}, as);
export const decline = (server: TestServer, id: string, as: Caller) =>
  server.post(`/approvals/${id}/decline`, { note: 'Not now.' }, as);
export const withdraw = (server: TestServer, id: string, as: Caller) =>
  server.post(`/approvals/${id}/withdraw`, {}, as);

export const stateOf = async (server: TestServer, id: string): Promise<string> =>
  (await server.get(`/approvals/${id}`)).body.state;

/** The newest lines of the audit log whose action begins so. */
export const auditOf = ({ db }: TestServer, prefix: string) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'after', 'result'])
    .where('action', 'like', `${prefix}%`)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();

export const mailsOf = ({ db }: TestServer) =>
  db.selectFrom('mail_outbox').select(['to', 'subject', 'text']).orderBy('id').execute();
