import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { writeOptions } from '../../store/options-repository.ts';
import { getStore } from '../../store/store-repository.ts';

const PATH = '/wp-json/wc-admin/options';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { STORE_TIMEZONE: 'Europe/Berlin', STORE_CURRENCY: 'EUR' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('options').execute();
});

test('what was written is read back by name', async () => {
  const written = await server.post(PATH, {
    wcpay_next_deposit_notice_dismissed: true,
    woocommerce_dismissed_todo_tasks: ['add-apms'],
    woocommerce_remind_me_later_todo_tasks: { 'go-live-payments': 1_800_000_000_000 },
    wcpay_multi_currency_setup_completed: 'yes',
    wcpay_frt_discover_banner_settings: '{"dontShowAgain":true}',
  });
  expect(written).toMatchObject({
    status: 200,
    body: {
      wcpay_next_deposit_notice_dismissed: true,
      woocommerce_dismissed_todo_tasks: true,
      woocommerce_remind_me_later_todo_tasks: true,
      wcpay_multi_currency_setup_completed: true,
      wcpay_frt_discover_banner_settings: true,
    },
  });

  const read = await server.get(
    `${PATH}?options=wcpay_next_deposit_notice_dismissed,woocommerce_dismissed_todo_tasks,wcpay_frt_discover_banner_settings`,
  );
  expect(read.body).toEqual({
    wcpay_next_deposit_notice_dismissed: true,
    woocommerce_dismissed_todo_tasks: ['add-apms'],
    wcpay_frt_discover_banner_settings: '{"dontShowAgain":true}',
  });
});

test('an option nobody wrote reads as it starts', async () => {
  const { body } = await server.get(`${PATH}?options=wcpay_instant_deposit_notice_dismissed,timezone_string`);
  expect(body).toEqual({ wcpay_instant_deposit_notice_dismissed: false, timezone_string: 'Europe/Berlin' });
});

test('the last write wins', async () => {
  await server.post(PATH, { blogname: 'First' });
  await server.post(PATH, { blogname: 'Second' });
  expect((await server.get(`${PATH}?options=blogname`)).body).toEqual({ blogname: 'Second' });
});

describe('what is refused is named, and nothing is written', () => {
  test.each([
    ['an unknown name', { admin_email: 'x@y.z' }, 'admin_email'],
    ['a name every object has', { constructor: true }, 'constructor'],
    ['the state that only scenarios set', { _site_state: {} }, '_site_state'],
    [
      'the wrong kind',
      { wcpay_next_deposit_notice_dismissed: 'maybe' },
      'wcpay_next_deposit_notice_dismissed',
    ],
    ['no time zone', { timezone_string: 'Mars/Olympus' }, 'timezone_string'],
    ['no JSON', { wcpay_frt_discover_banner_settings: '{' }, 'wcpay_frt_discover_banner_settings'],
    [
      'JSON that is no object',
      { wcpay_frt_discover_banner_settings: '[]' },
      'wcpay_frt_discover_banner_settings',
    ],
    [
      '501 tasks',
      { woocommerce_deleted_todo_tasks: Array.from({ length: 501 }, (_, n) => `t${n}`) },
      'woocommerce_deleted_todo_tasks',
    ],
    ['a long name of the store', { blogname: 'x'.repeat(201) }, 'blogname'],
  ])('%s', async (_, body, field) => {
    const answer = await server.post(PATH, { blogname: 'Kept out', ...body });

    expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params)).toEqual([field]);
    expect(await server.db.selectFrom('options').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['500 tasks', { woocommerce_deleted_todo_tasks: Array.from({ length: 500 }, (_, n) => `t${n}`) }],
    ['a name of 200 characters', { blogname: 'x'.repeat(200) }],
  ])('%s are still accepted', async (_, body) => {
    expect((await server.post(PATH, body)).status).toBe(200);
  });

  test('reading an unknown name', async () => {
    const answer = await server.get(`${PATH}?options=blogname,siteurl`);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', data: { params: { options: 'Unknown option: siteurl' } } },
    });
  });

  test('reading without a name', async () => {
    expect(await server.get(PATH)).toMatchObject({
      status: 400,
      body: { code: 'rest_missing_callback_param' },
    });
  });
});

test('only whoever runs the store', async () => {
  expect((await server.get(`${PATH}?options=blogname`, server.asLowUser)).status).toBe(403);
  expect((await server.post(PATH, { blogname: 'Mine' }, server.asLowUser)).status).toBe(403);
  expect((await server.post(PATH, { blogname: 'Mine' }, server.asAnonymous)).status).toBe(401);
});

test('the store is what its options say', async () => {
  await writeOptions(server.deps, { timezone_string: 'Asia/Kolkata', date_format: 'd/m/Y', WPLANG: 'de_CH' });
  expect(await getStore(server.deps)).toEqual({
    name: 'Countinghouse store',
    timezone: 'Asia/Kolkata',
    dateFormat: 'd/m/Y',
    timeFormat: 'H:i',
    locale: 'de_CH',
    currency: 'EUR',
    country: 'US',
  });
});

test('a stored value that no longer fits counts as not stored', async () => {
  await server.db
    .insertInto('options')
    .values({ name: 'timezone_string', value: '"Mars/Olympus"' })
    .execute();
  expect((await getStore(server.deps)).timezone).toBe('Europe/Berlin');
});

test('whether drafts are handed in is written down with who changed it, once for each change', async () => {
  const lines = () =>
    server.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after', 'actor_email'])
      .where('action', '=', 'settings.save')
      .execute();
  await server.post(PATH, { wcpay_dispute_drafts_handed_in: 'no' });
  await server.post(PATH, { wcpay_dispute_drafts_handed_in: 'no', blogname: 'Another' });
  expect(await lines()).toMatchObject([
    {
      before: { wcpay_dispute_drafts_handed_in: 'unasked' },
      after: { wcpay_dispute_drafts_handed_in: 'no' },
    },
  ]);
});
