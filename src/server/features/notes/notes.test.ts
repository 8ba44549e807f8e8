import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UtcInstant } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { writeOptions } from '../../store/options-repository.ts';
import { type NewNote, writeNote } from './write-note-repository.ts';

const NOTES = '/wp-json/wc-analytics/admin/notes';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('notes').execute();
});

const write = (name: string, over: Partial<NewNote> = {}) =>
  writeNote(server.db, {
    ...{ name, type: 'info', title: `Title of ${name}`, content: 'Content' },
    actions: [{ name: 'open', label: 'Open', url: '/wp-admin/admin.php?page=wc-admin' }],
    date_created: '2026-11-01 10:00:00' as UtcInstant,
    ...over,
  });
const list = async (query = '') => (await server.get(`${NOTES}?status=unactioned${query}`)).body;
const names = async (query = '') => (await list(query)).map(({ name }: { name: string }) => name);
const idOf = async (name: string): Promise<number> =>
  (await server.db.selectFrom('notes').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

test('the newest first, whole, by source and type', async () => {
  await write('old');
  await write('new', { date_created: '2026-11-02 10:00:00' as UtcInstant, type: 'warning' });
  expect(await names('&source=woocommerce-payments&type=info,warning&orderby=date&order=desc')).toEqual([
    'new',
    'old',
  ]);
  expect(await names('&type=info')).toEqual(['old']);
  expect(await names('&source=other')).toEqual([]);
  expect(await names('&order=asc&per_page=1&page=2')).toEqual(['new']);
  expect((await list())[0]).toMatchObject({
    title: 'Title of new',
    is_deleted: false,
    date_created_gmt: '2026-11-02 10:00:00',
    actions: [{ id: 1, label: 'Open', primary: true, status: 'unactioned' }],
  });
});

test('one name is written once, also after it was dismissed', async () => {
  expect(await write('once')).toBe(true);
  expect(await write('once')).toBe(false);
  await server.delete(`${NOTES}/delete/${await idOf('once')}`);
  expect(await write('once')).toBe(false);
  expect(await names()).toEqual([]);
});

test('one is dismissed and brought back', async () => {
  await write('a');
  await write('b');
  const id = await idOf('a');
  expect(await server.delete(`${NOTES}/delete/${id}`)).toMatchObject({
    status: 200,
    body: { id, is_deleted: true },
  });
  expect(await names()).toEqual(['b']);
  await server.put(`${NOTES}/${id}`, { is_deleted: false });
  expect(await names()).toHaveLength(2);
});

test('all that are shown are dismissed, and brought back together', async () => {
  await write('a');
  await write('b');
  await write('other', { type: 'marketing' });
  const { body } = await server.delete(`${NOTES}/delete/all?status=unactioned&type=info`);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['a', 'b']);
  expect(await names()).toEqual(['other']);
  const noteIds = body.map(({ id }: { id: number }) => id);
  expect((await server.put(`${NOTES}/update`, { noteIds, is_deleted: 0 })).body).toHaveLength(2);
  expect(await names()).toHaveLength(3);
});

test('pressing a button marks the message as done', async () => {
  await write('a');
  const id = await idOf('a');
  const { body } = await server.post(`${NOTES}/${id}/action/1`, {});
  expect(body).toMatchObject({ status: 'actioned', actions: [{ id: 1, status: 'actioned' }] });
  expect(await names()).toEqual([]);
});

describe('what is not there', () => {
  test.each([
    ['delete', '/delete/99999'],
    ['put', '/99999'],
    ['post', '/99999/action/1'],
  ] as const)('%s %s', async (method, path) => {
    const answer = await server[method](`${NOTES}${path}`, method === 'delete' ? undefined : {});
    expect(answer).toMatchObject({ status: 404, body: { code: 'note_missing' } });
  });
  test('a button the message does not have', async () => {
    await write('a');
    expect((await server.post(`${NOTES}/${await idOf('a')}/action/2`, {})).status).toBe(404);
  });
  test('a type and a status nobody knows', async () => {
    expect((await server.get(`${NOTES}?type=info,spam`)).status).toBe(400);
    expect((await server.get(`${NOTES}?status=gone`)).status).toBe(400);
  });
});

test('only the promotion that is offered can be taken up', async () => {
  const promo = (id: string) => server.post(`${NOTES}/experimental-activate-promo/${id}`, {});
  expect((await promo('autumn')).body).toEqual({ success: false });
  await writeOptions(server.deps, {
    _site_state: { incentive: { id: 'autumn', description: 'Less', tc_url: '/terms' } },
  });
  expect((await promo('autumn')).body).toEqual({ success: true });
  expect((await promo('spring')).body).toEqual({ success: false });
});
