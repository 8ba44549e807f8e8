import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { calendarDate, said } from '#contract/kit/fields.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { route } from './route.ts';

const save = endpoint({
  method: 'POST',
  path: '/save',
  summary: 'Takes a day, a title and a kind.',
  capability: 'signed_in',
  input: z.object({
    day: calendarDate,
    title: z.string().check(z.minLength(1, said('giveTitle')), z.maxLength(3)),
    kind: z.enum(['a', 'b'], 'Words of its own'),
  }),
  reply: z.object({}),
  errors: [],
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: [route(save, async () => ({}))] });
});
afterAll(() => server.close());

const problems = async (body: object, language?: string) => {
  const { cookie = '', ...others } = server.asAdministrator;
  const as = { ...others, cookie: language ? `${cookie}; language=${language}` : cookie };
  return (await server.post('/wp-json/save', body, as)).body.data.params;
};

test.each([
  [undefined, { day: 'Expected a day written YYYY-MM-DD', title: 'Give it a title' }],
  ['de', { day: 'Erwartet wird ein Tag im Format JJJJ-MM-TT', title: 'Geben Sie einen Titel ein' }],
  ['ja', { day: '日付をYYYY-MM-DDの形式で指定してください', title: 'タイトルを付けてください' }],
])('what a schema names is said in %s', async (language, params) => {
  expect(await problems({ day: 'soon', title: '', kind: 'a' }, language)).toEqual(params);
});

test('what it does not name is said in the language as well, and words of its own stay', async () => {
  expect(await problems({ day: '2026-05-01', title: 'long', kind: 'c' }, 'de')).toEqual({
    title: 'Darf höchstens 3 Zeichen haben',
    kind: 'Words of its own',
  });
});
