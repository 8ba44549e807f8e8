import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarDate, DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { saveDocument } from '#tests/factories/documents-and-loans.ts';
import { pdfLines } from '#tests/read-pdf.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { backfill } from '../../events/backfill.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: epochSeconds(Date.parse('2026-03-05T10:00:00Z') / 1000) });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.simulator.faults.set({});
  await server.db.deleteFrom('documents').execute();
});

const idsOf = async (query = '') =>
  (await server.get(`/documents${query}`)).body.data.map(
    ({ document_id }: { document_id: string }) => document_id,
  );

describe('the list', () => {
  beforeEach(async () => {
    await saveDocument(server.db, { document_id: 'doc_a', date: calendarDate('2026-02-01') });
    await saveDocument(server.db, {
      document_id: 'doc_b',
      date: calendarDate('2026-03-01'),
      type: 'statement',
    });
    await saveDocument(server.db, {
      document_id: 'doc_c',
      date: calendarDate('2026-04-01'),
      period_from: null,
    });
  });

  test('carries each document as clients expect it', async () => {
    expect((await server.get('/documents?pagesize=1')).body).toEqual({
      total_count: 3,
      data: [
        {
          document_id: 'doc_c',
          type: 'vat_invoice',
          date: '2026-04-01',
          period_from: null,
          period_to: '2026-03-31',
          number: '2026-04-C',
          totals: [],
        },
      ],
    });
  });

  test.each([
    ['', ['doc_c', 'doc_b', 'doc_a']],
    ['?direction=asc', ['doc_a', 'doc_b', 'doc_c']],
    ['?page=2&pagesize=2', ['doc_a']],
    ['?type_is=vat_invoice', ['doc_c', 'doc_a']],
    ['?type_is_not=vat_invoice', ['doc_b']],
    ['?date_before=2026-03-01', ['doc_b', 'doc_a']],
    ['?date_after=2026-03-01', ['doc_c', 'doc_b']],
    ['?date_after=2026-03-02', ['doc_c']],
    ['?date_between[0]=2026-03-31&date_between[1]=2026-02-02', ['doc_b']],
    ['?date_before=2026-02-01&type_is_not=vat_invoice', []],
    ['?date_before=2026-02-01&type_is_not=vat_invoice&match=any', ['doc_b', 'doc_a']],
  ])('%s answers %j, and the summary counts the same', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
    const paged = query.includes('pagesize');
    if (!paged) expect((await server.get(`/documents/summary${query}`)).body).toEqual({ count: ids.length });
  });

  test('an order or a type that is none is refused', async () => {
    expect((await server.get('/documents?sort=type')).status).toBe(400);
    expect((await server.get('/documents?type_is=receipt')).status).toBe(400);
  });
});

describe('a file', () => {
  const html = { accept: 'text/html' };

  test('is made from the ledger, and its total is that of the transactions of its days', async () => {
    const { simulator, db, deps } = server;
    await simulator.pay();
    await simulator.pay();
    await simulator.controls.setClock(epochSeconds(simulator.clock() + 40 * DAY_S));
    await backfill(deps);
    const [{ document_id: id, number, totals }] = (await server.get('/documents')).body.data;
    const reply = await server.get(`/documents/${id}`);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="tax-invoice-2026-03.pdf"',
    });
    expect(reply.text).toMatch(/^%PDF-/);
    const { fees } = await db
      .selectFrom('transactions')
      .select(({ fn }) => fn.sum<string>('fees').as('fees'))
      .where('type', '=', 'charge')
      .executeTakeFirstOrThrow();
    expect(Number(fees)).toBeGreaterThan(0);
    const lines = pdfLines((await simulator.provider.readDocument(id)).content);
    expect(lines).toContain(`Total USD | ${(Number(fees) / 100).toFixed(2)} USD`);
    expect(lines).toContain(`Invoice number | ${number}`);
    expect(totals).toEqual([{ currency: 'usd', amount: Number(fees) }]);
  });

  test.each([
    ['doc_nothing', 404, 'resource_missing'],
    ['txn_1', 404, 'resource_missing'],
    ['doc%2F1', 400, 'wcpay_route_validation_failure'],
  ])('%s is answered %i %s', async (id, status, code) => {
    expect(await server.get(`/documents/${id}`)).toMatchObject({ status, body: { code } });
  });

  test('that is not there is a page for people, with the true status', async () => {
    const reply = await server.get('/documents/doc_nothing', { ...server.asAdministrator, ...html });
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.text).toContain('This document does not exist.');
  });

  test('a provider that does not answer is said to be away, and the list is there all the same', async () => {
    await saveDocument(server.db);
    server.simulator.faults.set({ calls: { kinds: ['fail_before'], perMille: 1000 } });
    const { status, body } = await server.get('/documents/doc_1');
    expect([status, body.code]).toEqual([504, 'provider_answer_unknown']);
    expect(await idsOf()).toEqual(['doc_1']);
  });
});
