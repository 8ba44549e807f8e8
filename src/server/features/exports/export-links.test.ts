import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcInstant as wire } from '#contract/kit/fields.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { LINK_LIFE_S } from './export-link.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = async (): Promise<ExportId> => (await server.post('/transactions/download')).body.export_id;
const linkOf = async (export_id: string): Promise<string> =>
  (await server.get(`/transactions/download/${export_id}`)).body.download_url;

test('an export belongs to its list: the check of another one does not find it', async () => {
  const lists = ['transactions', 'deposits', 'disputes'];
  for (const asked of lists) {
    const { export_id } = (await server.post(`/${asked}/download`)).body;
    const answers = await Promise.all(lists.map((list) => server.get(`/${list}/download/${export_id}`)));
    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual(
      lists.map((list) => (list === asked ? 200 : 'export_not_found')),
    );
  }
});

describe('links', () => {
  test('a changed character anywhere makes them worthless', async () => {
    const link = await linkOf(await ask());
    const token = /token=([\w-]{43})/.exec(link)?.[1] ?? '';
    for (let place = 0; place < token.length; place += 1) {
      // The last character carries two spare bits, so a change there may still be refused by its form alone.
      const other = token[place] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, place) + other + token.slice(place + 1);
      expect(await server.get(link.replace(token, forged))).toMatchObject({
        status: 403,
        body: { code: 'export_link_invalid' },
      });
    }
    const later = link.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 1}`);
    expect((await server.get(later)).status).toBe(403);
  });

  test('live for fifteen minutes', async () => {
    const link = await linkOf(await ask());
    const { now } = server.clock;
    server.clock.now = epochSeconds(now + LINK_LIFE_S - 1);
    expect((await server.get(link)).status).toBe(200);
    server.clock.now = epochSeconds(now + LINK_LIFE_S);
    expect(await server.get(link)).toMatchObject({ status: 410, body: { code: 'export_link_expired' } });
    server.clock.now = now;
  });

  test('serve one export and one person, who must be signed in, and die with their export', async () => {
    const [one, other] = [await ask(), await ask()];
    const link = await linkOf(one);
    expect((await server.get(link.replace(one, other))).status).toBe(403);
    expect((await server.get(link, server.asAnonymous)).status).toBe(401);
    expect((await server.get(link, server.asLowUser)).status).toBe(403);
    expect(
      (await server.get(link.replace(/_wpnonce=\w+/, ''), { cookie: server.asAdministrator.cookie ?? '' }))
        .status,
    ).toBe(401);
    expect((await server.get(link, { cookie: server.asAdministrator.cookie ?? '' })).status).toBe(200);

    const colleague = await secondAdministrator();
    expect(await server.get(`/transactions/download/${one}`, colleague)).toMatchObject({
      status: 404,
      body: { code: 'export_not_found' },
    });
    expect((await server.get(link, colleague)).status).toBe(404);
    const seen = (await server.get('/exports', colleague)).body.data;
    expect(seen).toContainEqual(
      expect.objectContaining({ export_id: one, asked_by: 'merchant@example.com', is_own: false }),
    );

    await server.db.deleteFrom('exports').where('id', '=', one).execute();
    expect((await server.get(link)).status).toBe(404);
  });

  test('an API key downloads without a nonce', async () => {
    const key = await server.withApiKey('read_write');
    const { body } = await server.post('/transactions/download', {}, key);
    const { download_url } = (await server.get(`/transactions/download/${body.export_id}`, key)).body;
    expect(download_url).not.toContain('_wpnonce');
    expect((await server.get(download_url, key)).status).toBe(200);
  });

  const secondAdministrator = async () => {
    const { id } = await server.db
      .insertInto('users')
      .values({
        login: 'colleague',
        email: 'colleague@example.com',
        first_name: 'C',
        display_name: 'C',
        password_hash: null,
        role: 'owner',
        created: wire.parse('2026-01-01 00:00:00'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return server.asUser(id);
  };
});
