import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import { proofPaper } from '#server/features/payouts/proof-paper.ts';
import { addColleague } from '#tests/colleagues.ts';
import { forgetStatements, type StatementLine, saveStatement } from '#tests/factories/bank-statement.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { matchBankLines } from './match-bank-lines.ts';

/** Monday, 16 March 2026, 08:40 UTC: what was expected on 4 March was waited for until the 11th. */
const NOW = epochSeconds(1_773_650_400);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: NOW });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetStatements(server.db);
  await server.db.deleteFrom('payouts').execute();
  await server.db.deleteFrom('notes').execute();
});

const arrives = (day: string) => `2026-03-${day} 00:00:00` as UtcInstant;
const payout = (id: string, amount: number, over: Parameters<typeof savePayout>[1] = {}) =>
  savePayout(server.db, {
    id,
    amount,
    date: arrives('04'),
    created: arrives('02'),
    bankAccount: null,
    ...over,
  });
const line = (amount: number, over: Partial<StatementLine> = {}): StatementLine => ({
  booked_on: '2026-03-04',
  amount,
  ...over,
});
const imported = async (lines: readonly StatementLine[], file = 'March.xml') => {
  const ids = await saveStatement(server.db, { lines, file });
  await matchBankLines.perform(server.deps, {});
  return ids;
};
const list = async (view = 'suggested') => (await server.get(`/bank/matches?view=${view}`)).body;
const keys = async (view = 'suggested'): Promise<readonly string[]> =>
  (await list(view)).data.map(({ key }: { key: string }) => key);
const atBank = async (...ids: readonly string[]) => {
  const asked = ids.map((id, place) => `payouts[${place}]=${id}`).join('&');
  return (await server.get(`/bank/payouts?${asked}`)).body.data;
};
/** The latest lines of the log, newest first. */
const logged = async (count: number) =>
  (
    await sql<{ action: string; object_id: string }>`
      select action, object_id from audit_log where action like 'bank\\_%' order by id desc limit ${count}`.execute(
      server.db,
    )
  ).rows;

test('without a statement nobody asks the bank', async () => {
  await payout('po_a', 5000);
  expect(await atBank('po_a')).toEqual([]);
  expect((await list()).counts).toEqual({ suggested: 0, unknown: 0, matched: 0, not_ours: 0 });
});

test('a payout says that it arrived, by which line of which file', async () => {
  await payout('po_a', 5000);
  await imported([line(-120, { text: 'Rent' }), line(5000)]);
  expect(await atBank('po_a')).toEqual([
    {
      ...{ payout_id: 'po_a', state: 'matched', amount: 5000, currency: 'usd', day: '2026-03-04', days: 0 },
      difference: 0,
      difference_reason: null,
      lines: [{ booked_on: '2026-03-04', line_number: 2, file_name: 'March.xml' }],
    },
  ]);
  expect((await list('matched')).data).toMatchObject([
    {
      state: 'automatic',
      tier: 2,
      reason: 'only_pair',
      payouts: [{ id: 'po_a', amount: 5000, arrives: '2026-03-04' }],
    },
  ]);
});

test('the proof as a paper goes on to the bank line, and a difference has its own', async () => {
  await payout('po_a', 5000);
  const [id] = await imported([line(4980)]);
  const said = { lines: [id], payouts: ['po_a'], difference_reason: 'bank_fee' };
  await server.post('/bank/matches', said);
  const { status, headers, text } = await server.get('/deposits/po_a/proof/file');
  expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  const { tables, facts } = await proofPaper(server.deps, 'po_a');
  expect(tables[0]?.sums).toEqual([
    ['Lines add up to', '', '0.00'],
    ['Sent to your bank', '', '50.00'],
    ['Kept by the bank as its fee', '', '−0.20'],
    ['On your bank statement, line 1 of March.xml', '', '49.80'],
  ]);
  expect(facts).toContainEqual([
    'At your bank',
    expect.stringMatching(/^Bank shows .*0\.20.* less since Mar 4, 2026, line 1 of March\.xml$/),
  ]);
});

test('pending lines match nothing', async () => {
  await payout('po_a', 5000);
  await imported([line(5000, { status: 'pending' })]);
  expect(await atBank('po_a')).toMatchObject([{ state: 'missing' }]);
});

describe('twins', () => {
  const twins = async () => {
    await payout('po_a', 5000);
    await payout('po_b', 5000, { date: arrives('05') });
    return imported([line(5000), line(5000, { booked_on: '2026-03-05' })]);
  };

  test('two suggestions, one confirmed, and the other is no longer in doubt', async () => {
    const [first] = await twins();
    expect((await list()).total_count).toBe(4);
    expect(await atBank('po_a')).toMatchObject([{ state: 'suggested' }]);
    const { status, body } = await server.post('/bank/matches/confirm', {
      matches: [`${first}=po_a:arrival`],
    });
    expect(status).toBe(200);
    expect(body.counts).toEqual({ suggested: 0, unknown: 0, matched: 2, not_ours: 0 });
    expect(await atBank('po_a', 'po_b')).toMatchObject([
      { payout_id: 'po_a', state: 'matched', day: '2026-03-04' },
      { payout_id: 'po_b', state: 'matched', day: '2026-03-05' },
    ]);
    expect(await logged(1)).toMatchObject([
      { action: 'bank_match.confirm', object_id: `${first}=po_a:arrival` },
    ]);
  });

  test('confirmed, it stays whatever is imported afterwards', async () => {
    const [first] = await twins();
    await server.post('/bank/matches/confirm', { matches: [`${first}=po_b:arrival`] });
    await imported([line(5000, { text: 'STRIPE again' })], 'April.xml');
    expect((await list('matched')).data).toContainEqual(
      expect.objectContaining({
        key: `${first}=po_b:arrival`,
        state: 'confirmed',
        decided_by: expect.any(String),
      }),
    );
  });

  test('two at once that contradict each other: one is done, the other is told', async () => {
    const [first] = await twins();
    const answers = await Promise.all(
      ['po_a', 'po_b'].map((id) =>
        server.post('/bank/matches/confirm', { matches: [`${first}=${id}:arrival`] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('bank_match_gone');
    expect(
      (await list('matched')).data.filter(({ state }: { state: string }) => state === 'confirmed'),
    ).toHaveLength(1);
  });

  test('in bulk it is all or nothing', async () => {
    const [first, second] = await twins();
    const both = [`${first}=po_a:arrival`, `${first}=po_b:arrival`];
    expect((await server.post('/bank/matches/confirm', { matches: both })).status).toBe(409);
    expect((await list()).total_count).toBe(4);
    const right = [`${first}=po_a:arrival`, `${second}=po_b:arrival`];
    expect((await server.post('/bank/matches/confirm', { matches: right })).status).toBe(200);
    expect((await list()).counts).toMatchObject({ suggested: 0, matched: 2 });
  });
});

test('undone, the pair is never suggested again, and the line is one nobody knows', async () => {
  await payout('po_a', 5000);
  const [id] = await imported([line(5000)]);
  const key = `${id}=po_a:arrival`;
  await server.post('/bank/matches/confirm', { matches: [key] });
  const { status, body } = await server.post('/bank/matches/undo', { match: key });
  expect({ status, counts: body.counts }).toEqual({
    status: 200,
    counts: { suggested: 0, unknown: 1, matched: 0, not_ours: 0 },
  });
  await matchBankLines.perform(server.deps, {});
  expect(await keys()).toEqual([]);
  expect(await atBank('po_a')).toMatchObject([{ state: 'missing', day: '2026-03-11', days: 5 }]);
  expect((await server.post('/bank/matches/undo', { match: key })).status).toBe(409);
  expect(await logged(2)).toMatchObject([{ action: 'bank_match.undo' }, { action: 'bank_match.confirm' }]);
});

test('a line that is not ours is suggested no more, until it is restored', async () => {
  await payout('po_a', 5000);
  const [id] = await imported([line(5000, { text: 'Transfer' })]);
  expect(await keys()).toEqual([`${id}=po_a:arrival`]);
  const away = await server.post(`/bank/lines/${id}/not-ours`);
  expect(away.body.counts).toEqual({ suggested: 0, unknown: 0, matched: 0, not_ours: 1 });
  expect((await list('not_ours')).data).toMatchObject([{ state: 'not_ours', lines: [{ id }], payouts: [] }]);
  expect((await server.post(`/bank/lines/${id}/not-ours`)).status).toBe(409);
  expect((await server.post(`/bank/lines/${id}/restore`)).status).toBe(200);
  expect(await keys()).toEqual([`${id}=po_a:arrival`]);
  expect((await server.post(`/bank/lines/${id}/restore`)).status).toBe(404);
  expect((await server.post('/bank/lines/999999/not-ours')).body.code).toBe('bank_line_missing');
  expect(await logged(2)).toMatchObject([{ action: 'bank_line.restore' }, { action: 'bank_line.not_ours' }]);
});

describe('by hand', () => {
  test('what the bank kept needs its reason, and is shown', async () => {
    await payout('po_a', 5000);
    const [id] = await imported([line(4980)]);
    expect(await atBank('po_a')).toMatchObject([{ state: 'suggested', difference: -20 }]);
    const key = `${id}=po_a:arrival`;
    expect((await server.post('/bank/matches/confirm', { matches: [key] })).body.code).toBe(
      'bank_difference_unexplained',
    );
    const both = { lines: [id], payouts: ['po_a'] };
    expect((await server.post('/bank/matches', both)).body.code).toBe('bank_difference_unexplained');
    const said = { ...both, difference_reason: 'bank_fee', note: 'Transfer fee' };
    expect((await server.post('/bank/matches', said)).status).toBe(200);
    expect(await atBank('po_a')).toMatchObject([{ state: 'differs', difference: -20 }]);
    expect((await list('matched')).data).toMatchObject([
      { reason: 'by_hand', difference: -20, difference_reason: 'bank_fee', note: 'Transfer fee' },
    ]);
    expect((await server.post('/bank/matches', said)).body.code).toBe('bank_match_gone');
  });

  test('several payouts in one line', async () => {
    await payout('po_a', 90_000);
    await payout('po_b', 41_005, { date: arrives('05') });
    const [id] = await imported([line(131_005)]);
    expect((await list()).data).toMatchObject([
      { reason: 'many_payouts', payouts: [{ id: 'po_a' }, { id: 'po_b' }] },
    ]);
    await server.post('/bank/matches/confirm', { matches: [`${id}=po_a:arrival.po_b:arrival`] });
    expect(await atBank('po_a', 'po_b')).toMatchObject([{ state: 'matched' }, { state: 'matched' }]);
    const { rows } = await sql<{ covered: number }>`
      select covered from bank_matches where state = 'confirmed' order by payout_id`.execute(server.db);
    expect(rows.map(({ covered }) => covered)).toEqual([90_000, 41_005]);
  });

  test('what cannot be is refused with its words', async () => {
    await payout('po_a', 5000);
    await payout('po_b', 700, { currency: 'eur' });
    const [taken, given, other] = await imported([line(-5000), line(100), line(200)]);
    const refusal = async (lines: unknown, payouts: readonly string[]) =>
      (await server.post('/bank/matches', { lines, payouts, difference_reason: 'other' })).body;
    expect(await refusal([taken], ['po_a'])).toMatchObject({ data: { why: 'other_direction' } });
    expect(await refusal([given], ['po_b'])).toMatchObject({ data: { why: 'other_currency' } });
    expect(await refusal([given, other], ['po_a', 'po_b'])).toMatchObject({
      data: { why: 'several_with_several' },
    });
    expect(await refusal([given], ['po_none'])).toMatchObject({ code: 'bank_match_gone' });
  });
});

test('a payout that failed came and went', async () => {
  await payout('po_a', 5000, { status: 'failed', returned: arrives('06') });
  await imported([line(5000), line(-5000, { booked_on: '2026-03-06', reversal: true, text: 'STORNO' })]);
  expect(await atBank('po_a')).toMatchObject([
    { state: 'returned', day: '2026-03-06', lines: [{ line_number: 1 }, { line_number: 2 }] },
  ]);
});

test('the bank took back what the provider still calls paid', async () => {
  await payout('po_a', 5000);
  await imported([line(5000), line(-5000, { booked_on: '2026-03-09', reversal: true })]);
  expect(await atBank('po_a')).toMatchObject([{ state: 'returned', day: '2026-03-09' }]);
});

test('the order of imports changes nothing', async () => {
  const files = [
    [line(5000), line(4100)],
    [line(5000, { booked_on: '2026-03-05' }), line(9000, { text: 'STRIPE po_cccccc' })],
  ];
  const results = [];
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    await forgetStatements(server.db);
    await server.db.deleteFrom('payouts').execute();
    await payout('po_aaaaaa', 5000);
    for (const nth of order) await imported(files[nth] ?? [], `${nth}.xml`);
    await payout('po_bbbbbb', 5000);
    await payout('po_cccccc', 9000);
    await payout('po_dddddd', 4100);
    await matchBankLines.perform(server.deps, {});
    const { rows } = await sql`
      select m.payout_id, m.state, m.tier, m.reason, l.amount, l.booked_on::text, f.name from bank_matches m
      join bank_lines l on l.id = m.line_id join bank_files f on f.id = l.file_id
      order by 1, 2, 3, 4, 5, 6`.execute(server.db);
    results.push(rows);
  }
  expect(results[1]).toEqual(results[0]);
  expect(results[0]).toHaveLength(6);
});

describe('what is missing', () => {
  test('is told in the inbox until its line is there', async () => {
    await payout('po_a', 5000);
    await imported([line(-120, { text: 'Rent' })]);
    expect((await server.get('/bank/payouts/missing')).body.data).toMatchObject([
      { payout_id: 'po_a', state: 'missing', days: 5 },
    ]);
    const notes = async () => (await server.get('/wp-json/wc-analytics/admin/notes?status=unactioned')).body;
    expect(await notes()).toMatchObject([
      { name: 'live:payout_missing:po_a', title: 'The payout of $50.00 USD is not on your bank statement' },
    ]);
    await imported([line(5000)], 'late.xml');
    expect(await notes()).toEqual([]);
    expect((await server.get('/bank/payouts/missing')).body.data).toEqual([]);
  });

  test('is not called so where no statement covers the day', async () => {
    await payout('po_a', 5000);
    await saveStatement(server.db, { to: '2026-03-10', lines: [line(-120, { text: 'Rent' })] });
    await matchBankLines.perform(server.deps, {});
    expect(await atBank('po_a')).toMatchObject([{ state: 'no_statement' }]);
    expect((await server.get('/bank/payouts/missing')).body.data).toEqual([]);
  });
});

test('who only looks changes nothing, and does not read what the bank wrote about people', async () => {
  await payout('po_a', 5000);
  const [id] = await imported([
    line(5000, { text: 'Transfer of Ada Lovelace', counterparty_name: 'Ada Lovelace' }),
  ]);
  const viewer = await addColleague(server, 'viewer', 'viewer');
  const seen = await server.get('/bank/matches', viewer.as);
  expect(seen.body.data).toMatchObject([{ lines: [{ id, text: '', counterparty_name: null }] }]);
  const tried = await server.post('/bank/matches/confirm', { matches: [`${id}=po_a:arrival`] }, viewer.as);
  expect(tried.status).toBe(403);
  const accountant = await addColleague(server, 'accountant', 'accountant');
  const done = await server.post('/bank/matches/confirm', { matches: [`${id}=po_a:arrival`] }, accountant.as);
  expect(done.status).toBe(200);
});
