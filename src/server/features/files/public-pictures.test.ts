import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { aForm, aJpeg, aPdf, aPng } from '#tests/factories/evidence-file.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { writeSettings } from '../settings/settings-repository.ts';
import { filesRoutes } from './files-routes.ts';

const FILE = '/wp-json/wc/v3/payments/file';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: filesRoutes });
});
afterAll(() => server.close());

type Sent = Readonly<{ filename?: string; content?: Buffer; fields?: Record<string, string> }>;

async function send({ filename = 'receipt.pdf', content = aPdf(), fields = {} }: Sent = {}) {
  const { payload, headers } = aForm({ purpose: 'dispute_evidence', ...fields }, { filename, content });
  const as = { ...server.asAdministrator, ...headers };
  const answer = await server.inject({ method: 'POST', url: FILE, headers: as, payload });
  return { ...answer, body: JSON.parse(answer.text) };
}

describe('by its own address, without signing in', () => {
  const bytesOf = (id: string, as = {}) =>
    server.inject({ method: 'GET', url: `${FILE}/${id}`, headers: as });

  test.each([
    ['business_logo', 'logo.png', aPng(), 'image/png'],
    ['business_icon', 'icon.jpg', aJpeg(), 'image/jpeg'],
  ])('a %s is there for everybody, as a picture', async (purpose, filename, content, type) => {
    const { body } = await send({ filename, content, fields: { purpose } });
    const { status, headers, text } = await bytesOf(body.id);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([200, type, undefined]);
    expect(text).toBe(content.toString());
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  });

  test.each([
    ['evidence', { filename: 'a.png', content: aPng(), fields: {} }],
    ['a logo that is no picture', { filename: 'a.pdf', fields: { purpose: 'business_logo' } }],
  ])('%s is refused, to the merchant too', async (_, sent) => {
    const { body } = await send(sent);
    for (const caller of [{}, server.asAdministrator]) {
      const { status, text } = await bytesOf(body.id, caller);
      expect([status, JSON.parse(text).code]).toEqual([403, 'rest_forbidden']);
    }
  });

  test('the provider is asked for a picture once, and whoever has it is told so', async () => {
    const { body } = await send({ filename: 'l.png', content: aPng(), fields: { purpose: 'business_logo' } });
    let asked = 0;
    const { findObject, readFile } = server.deps.provider;
    Object.assign(server.deps.provider, {
      findObject: (...of: Parameters<typeof findObject>) => {
        asked += 1;
        return findObject(...of);
      },
      readFile: (...of: Parameters<typeof readFile>) => {
        asked += 1;
        return readFile(...of);
      },
    });
    try {
      const [first] = await Promise.all([bytesOf(body.id), bytesOf(body.id)]);
      const { etag = '', 'cache-control': keep } = first.headers;
      expect([first.status, keep]).toEqual([200, 'public, max-age=3600']);
      const again = await bytesOf(body.id, { 'if-none-match': String(etag) });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
      expect((await bytesOf(body.id, { 'if-none-match': '"other"' })).text).toBe(first.text);
      expect(asked).toBe(2);
    } finally {
      Object.assign(server.deps.provider, { findObject, readFile });
    }
  });

  test('so many pictures are kept, and the one that nobody wanted for longest is asked for again', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 17; nth += 1)
      ids.push(
        (await send({ filename: 'l.png', content: aPng(), fields: { purpose: 'business_logo' } })).body.id,
      );
    for (const id of ids) await bytesOf(id);
    const asked: string[] = [];
    const { readFile } = server.deps.provider;
    Object.assign(server.deps.provider, {
      readFile: (...of: Parameters<typeof readFile>) => {
        asked.push(of[0]);
        return readFile(...of);
      },
    });
    try {
      for (const id of [ids[16], ids[1], ids[0]]) expect((await bytesOf(id ?? '')).status).toBe(200);
      expect(asked).toEqual([ids[0]]);
    } finally {
      Object.assign(server.deps.provider, { readFile });
    }
  });

  test('a picture that the provider does not hand over holds up no other', async () => {
    const [here, late] = [
      (await send({ filename: 'l.png', content: aPng(), fields: { purpose: 'business_logo' } })).body.id,
      (await send({ filename: 'l.png', content: aPng(), fields: { purpose: 'business_logo' } })).body.id,
    ];
    expect((await bytesOf(here)).status).toBe(200);
    const { readFile } = server.deps.provider;
    const signs = new EventEmitter();
    const [asked, released] = [once(signs, 'asked'), once(signs, 'released')];
    Object.assign(server.deps.provider, {
      readFile: async (...of: Parameters<typeof readFile>) => {
        if (of[0] === late) {
          signs.emit('asked');
          await released;
        }
        return readFile(...of);
      },
    });
    try {
      const waiting = bytesOf(late);
      await asked;
      expect((await bytesOf(here)).status).toBe(200);
      signs.emit('released');
      expect((await waiting).status).toBe(200);
    } finally {
      signs.emit('released');
      Object.assign(server.deps.provider, { readFile });
    }
  });

  test('what is no id is none', async () => {
    expect((await bytesOf('..%2Fetc')).status).toBe(400);
  });

  test('of what nobody made public the provider is not asked', async () => {
    const evidence = (await send()).body.id;
    const asked: string[] = [];
    const { findObject } = server.deps.provider;
    Object.assign(server.deps.provider, {
      findObject: (...of: Parameters<typeof findObject>) => {
        asked.push(String(of[1]));
        return findObject(...of);
      },
    });
    try {
      for (const id of ['file_nothing', evidence]) {
        const { status, text } = await bytesOf(id);
        expect([status, JSON.parse(text).code]).toEqual([403, 'rest_forbidden']);
      }
      expect(asked).toEqual([]);
      const { body } = await send({
        filename: 'a.png',
        content: aPng(),
        fields: { purpose: 'business_icon' },
      });
      expect((await bytesOf(body.id)).status).toBe(200);
      expect(asked).toEqual([body.id]);
    } finally {
      Object.assign(server.deps.provider, { findObject });
    }
  });

  test('a logo that was uploaded elsewhere is public while it stands in the settings', async () => {
    const { id } = await server.deps.provider.uploadFile({
      purpose: 'business_logo',
      filename: 'logo.png',
      type: 'image/png',
      content: aPng(),
    });
    expect((await bytesOf(id)).status).toBe(403);
    const change = { changes: { woopay_store_logo: id }, by: 'merchant@example.com' };
    await writeSettings(server.db, { onto: 0, ...change, at: utcInstant(server.clock.now) });
    expect((await bytesOf(id)).status).toBe(200);
  });
});
