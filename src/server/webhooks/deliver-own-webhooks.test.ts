import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import { checkSignature, SIGNATURE_HEADER } from '#server/events/event-signature.ts';
import { routes } from '#server/routes.ts';
import type { TestServer } from '#tests/test-server.ts';
import { startReceiver, type WebhookReceiver } from '#tests/webhook-receiver.ts';
import { OWN, webhookServer } from '#tests/webhook-server.ts';
import { beginDue } from './deliver-webhooks.ts';

const webhooks = webhookServer();
const { get, post, put, tell, wait, makeOwn, bodies, savePayout } = webhooks;
let server: TestServer;
let receiver: WebhookReceiver;
beforeEach(() => {
  ({ server, receiver } = webhooks.current());
});

describe('a webhook of our own', () => {
  test('is told what happened as it was then, signed with its moment', async () => {
    const { secret } = await makeOwn(['payout.created', 'payout.updated']);
    await savePayout('po_1', 'pending');
    await savePayout('po_1', 'in_transit');
    await savePayout('po_1', 'paid');
    await savePayout('po_1', 'paid');
    await tell();
    expect(bodies()).toMatchObject([
      { type: 'payout.created', data: { id: 'po_1', status: 'pending', amount: 1200, currency: 'usd' } },
      { type: 'payout.updated', data: { status: 'in_transit' } },
      { type: 'payout.updated', data: { status: 'paid' } },
    ]);
    for (const { headers, text } of receiver.received) {
      const header = String(headers[SIGNATURE_HEADER]);
      const seen = { payload: Buffer.from(text), header, now: server.clock.now };
      expect(checkSignature([secret], seen)).toEqual({ is: 'right' });
      expect(checkSignature(['whsec_other'], seen)).toEqual({ is: 'wrong' });
    }
  });

  test('is signed by both secrets while one takes over', async () => {
    const { id, secret } = await makeOwn(['payout.created']);
    const rotated = (await post(`${OWN}/${id}/rotate`)).body;
    expect(rotated).toMatchObject({
      id,
      former_until: expect.any(String),
      secret: expect.stringMatching(/^whsec_/),
    });
    const signedBy = async (payout: string) => {
      await savePayout(payout, 'paid');
      await tell();
      const { headers, text } = receiver.received.at(-1) ?? { headers: {}, text: '' };
      const seen = {
        payload: Buffer.from(text),
        header: String(headers[SIGNATURE_HEADER]),
        now: server.clock.now,
      };
      return [secret, rotated.secret].map((one) => checkSignature([one], seen).is);
    };
    expect(await signedBy('po_both')).toEqual(['right', 'right']);
    wait(DAY_S + 1);
    expect(await signedBy('po_new')).toEqual(['wrong', 'right']);
  });

  test('that is down for a day hears everything afterwards, in order for each object, nothing lost', async () => {
    await makeOwn(['payout.created', 'payout.updated']);
    receiver.answer(503);
    const ids = Array.from({ length: 10 }, (_, nth) => `po_day_${nth}`);
    for (let hour = 0; hour < 24; hour += 1) {
      if (hour === 0) for (const id of ids) await savePayout(id, 'pending');
      if (hour === 6) for (const id of ids) await savePayout(id, 'in_transit');
      if (hour === 12) for (const id of ids) await savePayout(id, 'paid');
      await tell();
      wait(HOUR_S);
    }
    expect(receiver.received.length).toBeGreaterThan(0);
    receiver.answer(200);
    receiver.received.length = 0;
    for (let half = 0; half < 26; half += 1) {
      wait(30 * MINUTE_S);
      await tell();
    }
    for (const id of ids) {
      const events = bodies().filter(({ data }) => data.id === id);
      expect(events.map(({ data }) => data.status)).toEqual(['pending', 'in_transit', 'paid']);
    }
    const { body } = await get(OWN);
    expect(body.data).toMatchObject([{ status: 'active', waiting: 0, failures: 0 }]);
  });

  test('that is down for three days is turned off, and its owner is written to, once', async () => {
    const { id } = await makeOwn(['payout.created']);
    receiver.answer(500);
    await savePayout('po_gone', 'paid');
    for (let hours = 0; hours <= 72; hours += 6) {
      await tell();
      wait(6 * HOUR_S);
    }
    await tell();
    expect((await get(OWN)).body.data).toMatchObject([{ id, status: 'disabled' }]);
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select(['to', 'subject'])
      .where('subject', 'like', '%"Books"%')
      .execute();
    expect(mails).toEqual([{ to: 'merchant@example.com', subject: expect.stringContaining('"Books"') }]);
    expect((await post(`${OWN}/${id}/test`)).body.code).toBe('webhook_off');
    receiver.answer(200);
    await put(`${OWN}/${id}`, { status: 'active' });
    await savePayout('po_back', 'paid');
    receiver.received.length = 0;
    await tell();
    expect(bodies()).toMatchObject([{ data: { id: 'po_back' } }]);
  });

  test('that is slow holds nobody else up', async () => {
    const quick = await startReceiver();
    await makeOwn(['payout.created']);
    await makeOwn(['payout.created'], quick.url);
    receiver.answer('never');
    for (let nth = 0; nth < 8; nth += 1) await savePayout(`po_slow_${nth}`, 'paid');
    const stop = new AbortController();
    const begun: Promise<void>[] = [];
    // Two looks, without waiting for what hangs.
    for (let look = 0; look < 3; look += 1) {
      const more = await beginDue(server.deps, routes, { signal: stop.signal });
      begun.push(...more);
      await Promise.race([Promise.all(more), new Promise((heard) => setTimeout(heard, 200))]);
    }
    expect(quick.received).toHaveLength(8);
    expect(receiver.received.length).toBeLessThanOrEqual(5);
    stop.abort();
    await Promise.all(begun);
    // What was stopped is given back at once, and told by whoever comes next.
    receiver.answer(200);
    await tell();
    expect(new Set(bodies().map(({ data }) => data.id)).size).toBe(8);
    await quick.close();
  });

  test('of many processes each is told by one', async () => {
    await makeOwn(['payout.created']);
    for (let nth = 0; nth < 20; nth += 1) await savePayout(`po_many_${nth}`, 'paid');
    for (let round = 0; round < 8; round += 1) {
      const begun = await Promise.all(Array.from({ length: 4 }, () => beginDue(server.deps, routes)));
      await Promise.all(begun.flat());
    }
    expect(bodies().map(({ data }) => data.id)).toHaveLength(20);
  });

  test('whoever died with one in hand loses it', async () => {
    await makeOwn(['payout.created']);
    await savePayout('po_died', 'paid');
    const taken_until = utcInstant(epochSeconds(server.clock.now + 5));
    await server.db.updateTable('webhook_deliveries').set({ taken_until }).execute();
    await tell();
    expect(receiver.received).toHaveLength(0);
    wait(HOUR_S);
    await tell();
    expect(receiver.received).toHaveLength(1);
  });

  test('tells nothing that its owner may no longer read', async () => {
    await makeOwn(['payout.created']);
    await server.db
      .updateTable('users')
      .set({ role: 'support' })
      .where('id', '=', server.administrator_id)
      .execute();
    try {
      await savePayout('po_secret', 'paid');
      await tell();
      expect(receiver.received).toEqual([]);
      const { rows } = await sql<{ error: string }>`select error from webhook_deliveries`.execute(server.db);
      expect(rows).toEqual([{ error: expect.stringContaining('may no longer read') }]);
    } finally {
      await server.db
        .updateTable('users')
        .set({ role: 'owner' })
        .where('id', '=', server.administrator_id)
        .execute();
    }
  });
});
