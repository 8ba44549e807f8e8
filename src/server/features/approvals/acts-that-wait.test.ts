import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { addKey } from '#tests/colleagues.ts';
import {
  addRule,
  approve,
  auditOf,
  decline,
  newTeam,
  requestOf,
  stateOf,
  type Team,
  withdraw,
} from '#tests/four-eyes.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';
import { routes } from '../../routes.ts';
import { takeUpApprovals } from './take-up-approvals.ts';

/** A card whose money may leave at once. */
const SETTLES_AT_ONCE = '4000000000000077';
const KEYS = '/wp-json/wc-admin/api-keys';

let server: TestServer;
let team: Team;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  team = await newTeam(server);
});

const earn = () => server.simulator.pay({ card: SETTLES_AT_ONCE });
/** The line that is written in the moment of doing it. */
const linesOf = async (action: string): Promise<number> => {
  const lines = server.db.selectFrom('audit_log').select('id').where('action', '=', action);
  return (await lines.execute()).length;
};
let amount = 9000;
/** Other rules each time: what changes nothing would need nobody. */
const fraudRules = () => {
  amount += 1;
  const check = { key: 'order_total', operator: 'greater_than', value: `${amount}|usd` };
  const rule = { key: 'purchase_price_threshold', outcome: 'block' };
  return [{ ...rule, check: { operator: 'or', checks: [check] } }];
};

type Act = Readonly<{
  kind: 'pay_out' | 'bank' | 'fraud_rules' | 'people';
  words: RegExp;
  ask: () => Promise<Answer>;
  effects: () => Promise<number>;
}>;
const ACTS: Readonly<Record<string, Act>> = {
  'an instant payout': {
    kind: 'pay_out',
    words: /^Pay out \$[\d.,]+ USD instantly$/,
    ask: async () => {
      await earn();
      return server.post('/deposits', { type: 'instant', currency: 'usd' });
    },
    effects: () => server.simulator.count('payout.created'),
  },
  'another bank account': {
    kind: 'bank',
    words: /^Send payouts in USD to the bank account that ends in 6789$/,
    ask: () => server.post('/accounts/bank', { currency: 'usd', account_number: '000123456789' }),
    effects: () => linesOf('bank_account.change'),
  },
  'other fraud rules': {
    kind: 'fraud_rules',
    words: /^Change the fraud rules$/,
    ask: () => server.post('/settings', { advanced_fraud_protection_settings: fraudRules() }),
    effects: () => linesOf('settings.save'),
  },
  'another role of somebody': {
    kind: 'people',
    words: /^Give sam\d+ \(sam\d+@example\.com\) the role Manager instead of Support$/,
    ask: () => server.post(`/wp-json/wc-admin/people/${team.support.id}/role`, { role: 'manager' }),
    effects: () => linesOf('person.change_role'),
  },
};

describe.each(Object.entries(ACTS))('%s', (_, { kind, words, ask, effects }) => {
  let before: number;
  let id: string;
  beforeEach(async () => {
    await addRule(server, kind);
    before = await effects();
    id = requestOf(await ask());
  });

  test('waits with words, and is done once by another person, with both in the log', async () => {
    expect(await effects()).toBe(before);
    const { body } = await server.get(`/approvals/${id}`, team.owner.as);
    expect(body).toMatchObject({ state: 'pending', asked_by: 'merchant@example.com', may_decide: 'yes' });
    expect(body.words).toMatch(words);

    const answers = await Promise.all([1, 2, 3].map(() => approve(server, id, team.owner.as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stateOf(server, id)).toBe('done');
    expect(await effects()).toBe(before + 1);
    expect(await auditOf(server, 'approval.')).toMatchObject([
      { action: 'approval.done', after: { approval: id, approved_by: team.owner.email } },
      {
        ...{ action: 'approval.approve', actor_email: team.owner.email },
        after: { approval: id, asked_by: 'merchant@example.com' },
      },
      { action: 'approval.ask', actor_email: 'merchant@example.com', after: { approval: id } },
    ]);
    await takeUpApprovals(server.deps, routes);
    expect(await effects()).toBe(before + 1);
  });

  test('is approved neither by whoever asked, nor by a key, nor by who could not do it', async () => {
    expect((await approve(server, id, server.asAdministrator)).body.code).toBe('approval_own');
    const key = await addKey(server, team.owner.id);
    expect((await approve(server, id, key)).body.code).toBe('approval_by_key');
    expect((await approve(server, id, team.viewer.as)).status).toBe(404);
    expect(await stateOf(server, id)).toBe('pending');
    expect(await effects()).toBe(before);
  });

  test.each([
    ['declined', () => decline(server, id, team.owner.as)],
    ['withdrawn', () => withdraw(server, id, server.asAdministrator)],
    [
      'expired',
      async () => {
        const expires = utcInstant(server.clock.now);
        await server.db.updateTable('approvals').set({ expires }).execute();
        await takeUpApprovals(server.deps, routes);
      },
    ],
  ])('%s, it does nothing, and cannot be approved after', async (state, end) => {
    await end();
    expect((await approve(server, id, team.owner.as)).body).toMatchObject({
      code: 'approval_decided',
      data: { state },
    });
    await takeUpApprovals(server.deps, routes);
    expect(await stateOf(server, id)).toBe(state);
    expect(await effects()).toBe(before);
  });

  test('whoever asked and may no longer do it gets nothing', async () => {
    const { administrator_id } = server;
    const lower = (role: string) =>
      server.db.updateTable('users').set({ role }).where('id', '=', administrator_id).execute();
    await lower('viewer');
    const { body } = await approve(server, id, team.owner.as);
    await lower('owner');
    expect(body).toMatchObject({ state: 'failed', error_message: expect.stringContaining('no longer') });
    expect(await effects()).toBe(before);
  });
});

test('an instant payout of another sum is another payout', async () => {
  await addRule(server, 'pay_out');
  await earn();
  const id = requestOf(await server.post('/deposits', { type: 'instant', currency: 'usd' }));
  const before = await server.simulator.count('payout.created');
  await earn();
  const { body } = await approve(server, id, team.manager.as);
  expect(body).toMatchObject({ state: 'failed', error_message: expect.stringContaining('has changed') });
  expect(await server.simulator.count('payout.created')).toBe(before);
});

test('an instant payout that was approved and never begun is looked at again when it is taken up', async () => {
  await addRule(server, 'pay_out');
  await earn();
  const id = requestOf(await server.post('/deposits', { type: 'instant', currency: 'usd' }));
  const before = await server.simulator.count('payout.created');
  // As a process leaves it that dies right after the approval was written.
  const decided = {
    state: 'approved',
    decided_by: team.manager.id,
    decided: utcInstant(server.clock.now),
  } as const;
  await server.db
    .updateTable('approvals')
    .set(decided)
    .where('id', '=', id as never)
    .execute();
  await earn();
  await takeUpApprovals(server.deps, routes);
  expect(await stateOf(server, id)).toBe('failed');
  expect(await server.simulator.count('payout.created')).toBe(before);
});

test('another bank account is the payee once it is approved', async () => {
  await addRule(server, 'bank');
  const asked = await server.post('/accounts/bank', { currency: 'usd', account_number: '000123456789' });
  expect((await approve(server, requestOf(asked), team.manager.as)).body.state).toBe('done');
  const { data } = await server.simulator.provider.listObjects('bank_account', null, 50);
  expect(data).toContainEqual(expect.objectContaining({ currency: 'usd', last4: '6789' }));
});

test('the number of a bank account is kept while it waits, and no longer', async () => {
  await addRule(server, 'bank');
  const number = '000987654321';
  const requests = async () => JSON.stringify(await server.db.selectFrom('approvals').selectAll().execute());
  const ask = () => server.post('/accounts/bank', { currency: 'usd', account_number: number });
  for (const end of [
    (id: string) => approve(server, id, team.manager.as),
    (id: string) => decline(server, id, team.manager.as),
    (id: string) => withdraw(server, id, server.asAdministrator),
  ]) {
    const id = requestOf(await ask());
    expect(await requests()).toContain(number);
    await end(id);
    expect(await requests()).not.toContain(number);
  }
});

describe('an API key with money', () => {
  const ask = (over: object = {}) => server.post(KEYS, { description: 'Till', scope: 'read_write', ...over });
  const keys = async () => (await server.get(KEYS)).body.data.length;
  beforeEach(() => addRule(server, 'api_key', ['owner']));

  test('one that only reads is made at once; one that moves money waits, and is shown to whoever asked', async () => {
    expect((await ask({ description: 'Reads', scope: 'read' })).status).toBe(200);
    const before = await keys();
    const id = requestOf(await ask());
    expect((await approve(server, id, server.asAdministrator)).body.code).toBe('approval_own');
    expect((await approve(server, id, team.owner.as)).body).toMatchObject({
      ...{ state: 'approved', awaits_asker: true },
      words: 'Make an API key “Till” that may move money: everything its owner may',
    });
    await takeUpApprovals(server.deps, routes);
    expect(await keys()).toBe(before);
    // What was typed goes back to whoever typed it, so that nobody types it twice.
    const askedAs = async (as: typeof team.owner.as) => (await server.get(`/approvals/${id}`, as)).body.asked;
    expect(await askedAs(team.owner.as)).toBeNull();
    const asked = JSON.parse(await askedAs(server.asAdministrator));

    const made = await server.post(KEYS, asked);
    expect(made).toMatchObject({ status: 200, body: { consumer_secret: expect.stringMatching(/^cs_/) } });
    expect(await stateOf(server, id)).toBe('done');
    expect(await keys()).toBe(before + 1);
    expect(JSON.stringify(await server.db.selectFrom('approvals').selectAll().execute())).not.toContain(
      made.body.consumer_secret,
    );
    expect(requestOf(await ask())).not.toBe(id);
    expect(await keys()).toBe(before + 1);
  });

  test('what was approved is good for that key alone, and once also for ten at a time', async () => {
    const before = await keys();
    await approve(server, requestOf(await ask()), team.owner.as);
    expect((await ask({ description: 'Another' })).status).toBe(202);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await keys()).toBe(before + 1);
  });

  test.each([
    ['declined', (id: string) => decline(server, id, team.owner.as)],
    ['withdrawn', (id: string) => withdraw(server, id, server.asAdministrator)],
  ])('%s, it has to be asked for anew', async (_, end) => {
    const before = await keys();
    const id = requestOf(await ask());
    await end(id);
    expect(requestOf(await ask())).not.toBe(id);
    expect(await keys()).toBe(before);
  });
});
