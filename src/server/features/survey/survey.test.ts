import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('survey_answers').execute();
  await server.db.deleteFrom('options').execute();
});
const PATH = '/survey/payments-overview';
const answers = () =>
  server.db.selectFrom('survey_answers').select(['rating', 'comments', 'user_id']).execute();
const isSubmitted = async () =>
  (await server.get('/wp-json/wc-admin/options?options=wcpay_survey_payment_overview_submitted')).body
    .wcpay_survey_payment_overview_submitted;

test('an answer is kept, and the survey is not asked again', async () => {
  expect(await isSubmitted()).toBe(false);
  const sent = await server.post(PATH, { rating: 'unhappy', comments: 'Too few colours' });
  expect(sent).toMatchObject({ status: 200, body: { success: true } });
  expect(await answers()).toEqual([
    { rating: 'unhappy', comments: 'Too few colours', user_id: server.administrator_id },
  ]);
  expect(await isSubmitted()).toBe(true);
});

test('a comment is optional', async () => {
  expect((await server.post(PATH, { rating: 'very-happy' })).status).toBe(200);
  expect(await answers()).toMatchObject([{ comments: '' }]);
});

test.each([
  ['no rating', {}],
  ['an empty rating', { rating: '' }],
  ['a rating nobody offered', { rating: 'ecstatic' }],
  ['too long a comment', { rating: 'happy', comments: 'x'.repeat(5001) }],
])('%s is refused and nothing is kept', async (_, body) => {
  expect((await server.post(PATH, body)).status).toBe(400);
  expect(await answers()).toEqual([]);
  expect(await isSubmitted()).toBe(false);
});
