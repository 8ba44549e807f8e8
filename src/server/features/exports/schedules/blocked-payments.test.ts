import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { addColleague, type TestColleague } from '#tests/colleagues.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { screenOrder } from '#tests/factories/provider-payment.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const PATH = '/exports/schedules';
const HEADS = ['Date and time', 'Status', 'Rule', 'Amount', 'Currency', 'Customer', 'Order', 'Payment ID'];
let server: TestServer;
let clerk: TestColleague;
beforeAll(async () => {
  server = await startTestServer({
    env: { STORE_TIMEZONE: 'America/New_York' },
    now: secondsOf('2026-11-18 12:00:00' as UtcInstant),
  });
  const { id } = await server.db
    .insertInto('roles')
    .values({
      ...{ name: 'Files', capabilities: ['see_payments', 'export'] },
      created: utcInstant(server.clock.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  clerk = await addColleague(server, 'clerk', `own:${id}`);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['export_schedules', 'exports', 'mail_outbox', 'orders', 'customers'] as const)
    await server.db.deleteFrom(table).execute();
});

/** Has the file of October sent at once, and answers what each of them downloads. */
async function sendOctober(over: object, to: Readonly<Record<number, Caller>>): Promise<string[][][]> {
  const wanted = { kind: 'blocked', rhythm: 'monthly', to: Object.keys(to).map(Number), ...over };
  const made = await server.post(PATH, wanted);
  expect([made.status, made.body.code]).toEqual([200, undefined]);
  const { body } = await server.post(`${PATH}/${made.body.id}/run`);
  expect(body.last).toMatchObject({ from: '2026-10-01', to: '2026-10-31', result: 'sent' });
  const files: string[][][] = [];
  for (const [user_id, as] of Object.entries(to)) {
    const { id } = await server.db
      .selectFrom('exports')
      .select('id')
      .where('user_id', '=', Number(user_id))
      .executeTakeFirstOrThrow();
    const { download_url } = (await server.get(`/exports/${id}`, as)).body;
    const { text, headers } = await server.get(download_url, as);
    expect(headers['content-disposition']).toContain('blocked-2026-10-01-to-2026-10-31-at-');
    files.push(parseCsv(text));
  }
  return files;
}
const made = (text: string) => ({ created: text as UtcInstant });

test('blocked payments and those that wait come as their page writes them, of the days of the run, and no names for whoever may not see these', async () => {
  const ada = await saveCustomer(server.db, { name: '=Ada' });
  const held = await screenOrder(server, 'review', { ...made('2026-10-20 12:00:00'), number: '901' });
  // Already November in UTC, still October in New York.
  const blocked = await screenOrder(server, 'block', {
    ...made('2026-11-01 03:59:59'),
    ...{ number: '902', customer_id: ada.id, total: 1234, currency: 'jpy' },
  });
  await screenOrder(server, 'block', made('2026-11-01 04:00:00'));
  await screenOrder(server, 'block', made('2026-10-01 03:59:59'));
  const first = ['2026-10-31T23:59:59-04:00', 'Payment blocked', 'Address mismatch', '1234', 'JPY'];
  const second = ['2026-10-20T08:00:00-04:00', 'Needs review', 'Address mismatch', '100.00', 'USD'];

  const [own, theirs] = await sendOctober(
    {},
    { [server.administrator_id]: server.asAdministrator, [clerk.id]: clerk.as },
  );
  const [last, later] = [blocked.payment_intent_id, held.payment_intent_id];
  expect(own).toEqual([
    HEADS,
    [...first, "'=Ada", '902', last],
    [...second, expect.any(String), '901', later],
  ]);
  expect(theirs).toEqual([HEADS, [...first, '', '902', last], [...second, '', '901', later]]);
});

test('narrowed by a search and turned around as the list was', async () => {
  const ada = await saveCustomer(server.db, { name: 'Ada' });
  for (const [number, customer_id, day] of [
    ['911', ada.id, '02'],
    ['912', null, '03'],
    ['913', ada.id, '04'],
  ] as const)
    await screenOrder(server, 'block', { ...made(`2026-10-${day} 12:00:00`), number, customer_id });
  const [file = []] = await sendOctober(
    { filters: { search: ['Ada'], direction: 'asc' } },
    { [server.administrator_id]: server.asAdministrator },
  );
  expect(file.slice(1).map((cells) => cells[6])).toEqual(['911', '913']);
});
