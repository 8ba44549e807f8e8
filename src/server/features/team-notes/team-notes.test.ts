import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { teamNotesRoutes } from './team-notes-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: teamNotesRoutes });
});
afterAll(() => server.close());

const about = (object_id: string) => ({ object_kind: 'payment', object_id });
const add = (object_id: string, note: string, key?: string) =>
  server.post('/team-notes', { ...about(object_id), note, ...(key && { key }) });
const list = async (object_id: string) =>
  (await server.get(`/team-notes?object_kind=payment&object_id=${object_id}`)).body.data;
const logOf = (object_id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('object_id', '=', object_id)
    .orderBy('id')
    .execute();

test('a note is kept with who and when, newest first, for its object alone', async () => {
  await add('pi_1', 'First');
  await add('pi_1', 'Second');
  await add('pi_other', 'Elsewhere');
  expect(await list('pi_1')).toMatchObject([
    { note: 'Second', is_own: true, date_edited: null, author: expect.any(String) },
    { note: 'First', is_own: true },
  ]);
  expect((await server.get('/team-notes?object_kind=payout&object_id=pi_1')).body.data).toEqual([]);
});

test('the same key twice is one note', async () => {
  const key = randomUUID();
  const answers = await Promise.all([add('pi_2', 'Once', key), add('pi_2', 'Once', key)]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await list('pi_2')).toHaveLength(1);
  expect(await logOf('pi_2')).toHaveLength(1);
});

test('changed and taken away by whoever wrote it, and the log has all of it', async () => {
  const { body } = await add('pi_3', 'Before');
  expect((await server.put(`/team-notes/${body.id}`, { note: 'After' })).body).toMatchObject({
    note: 'After',
    date_edited: expect.any(String),
  });
  expect((await server.delete(`/team-notes/${body.id}`)).body).toEqual({ deleted: true });
  expect(await list('pi_3')).toEqual([]);
  expect((await logOf('pi_3')).map(({ action }) => action)).toEqual(['note.add', 'note.edit', 'note.delete']);
});

test('a note of somebody else is nobody’s to change', async () => {
  const { body } = await add('pi_4', 'Mine');
  await server.db.updateTable('team_notes').set({ author_id: null }).where('id', '=', body.id).execute();
  expect((await server.put(`/team-notes/${body.id}`, { note: 'Yours' })).status).toBe(404);
  expect((await server.delete(`/team-notes/${body.id}`)).status).toBe(404);
  expect(await list('pi_4')).toMatchObject([{ note: 'Mine', is_own: false, author: null }]);
});

test('of a card number only its last four digits are kept', async () => {
  await add('pi_5', 'Paid with 4242 4242 4242 4242');
  const [note] = await list('pi_5');
  expect(note.note).not.toContain('4242 4242 4242');
  expect(note.note).toContain('4242');
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['too much', 'x'.repeat(5001)],
])('%s is refused', async (_, note) => {
  expect((await add('pi_6', note)).status).toBe(400);
});

test('5,000 characters are kept', async () => {
  expect((await add('pi_7', 'x'.repeat(5000))).status).toBe(200);
});
