import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualSettings } from '#domain/books/chart-of-accounts.ts';
import { secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { armFailpoint, disarmFailpoint } from '#server/failpoints.ts';
import { addColleague, type TestColleague } from '#tests/colleagues.ts';
import { aTransaction, saveTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { unzip } from '#tests/journal-readers.ts';
import { PATIENT } from '#tests/patience.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { mailScheduledFile } from './mail-scheduled-file.job.ts';
import { runSchedule } from './run-schedule.ts';
import { runSchedules } from './run-schedules.job.ts';

const at = (text: string) => secondsOf(text as UtcInstant);
const PATH = '/exports/schedules';
let server: TestServer;
let accountant: TestColleague;
let now = at('2026-11-18 12:00:00');
beforeAll(async () => {
  server = await startTestServer({ env: { STORE_TIMEZONE: 'America/New_York' }, now });
  accountant = await addColleague(server, 'accountant', 'accountant');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['export_schedules', 'exports', 'mail_outbox', 'transactions'] as const)
    await server.db.deleteFrom(table).execute();
});
afterEach(disarmFailpoint);

const make = async (over: object = {}, as = server.asAdministrator): Promise<number> => {
  const wanted = { kind: 'transactions', rhythm: 'monthly', to: [server.administrator_id], ...over };
  const { status, body } = await server.post(PATH, wanted, as);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.id;
};
const runAt = async (text: string) => {
  now = at(text);
  await server.simulator.controls.setClock(now);
  await runSchedules.perform(server.deps, {});
};
const mails = () =>
  server.db.selectFrom('mail_outbox').select(['to', 'subject', 'text', 'html']).orderBy('id').execute();
const subjects = async () => (await mails()).map(({ subject }) => subject);
const runs = () =>
  server.db
    .selectFrom('export_schedule_runs')
    .select(['due_on', 'result', 'people', 'left_out', 'attempts'])
    .orderBy('id')
    .execute();
const shown = async (id: number, as = server.asAdministrator) =>
  (await server.get(PATH, as)).body.data.find((one: { id: number }) => one.id === id);
const setRole = (id: number, role: string) =>
  server.db.updateTable('users').set({ role }).where('id', '=', id).execute();

/** Follows the mail to the file, as a person would. */
async function fetchFile(text: string, as = server.asAdministrator) {
  const id = /&filter=(exp_[0-9a-f]{32})/.exec(text)?.[1];
  const listed = (await server.get(`/exports?export_id=${id}`, as)).body;
  expect(listed).toMatchObject({
    total_count: 1,
    data: [{ export_id: id, is_own: true, is_scheduled: true }],
  });
  const ready = (await server.get(`/exports/${id}`, as)).body;
  return server.get(ready.download_url, as);
}

test('on the first of the month, at six in the store’s zone, the month is mailed as a link, once', async () => {
  await saveTransaction(server.db, { transaction_id: 'txn_in', date: '2026-11-30 23:00:00' as UtcInstant });
  // Already December in UTC, still November in New York.
  await saveTransaction(server.db, { transaction_id: 'txn_late', date: '2026-12-01 04:30:00' as UtcInstant });
  await saveTransaction(server.db, {
    transaction_id: 'txn_after',
    date: '2026-12-01 05:30:00' as UtcInstant,
  });
  const id = await make({ to: [server.administrator_id, accountant.id] });
  await runAt('2026-12-01 10:59:59');
  expect(await subjects()).toEqual([]);
  await runAt('2026-12-01 11:00:00');
  await runAt('2026-12-01 11:05:00');
  const sent = await mails();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['accountant@example.com', 'merchant@example.com']);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(1);
  expect(sent[0]?.subject).toMatch(/: Transactions, Nov 1, 2026 – Nov 30, 2026$/);
  const own = sent.find(({ to }) => to === 'merchant@example.com');
  expect(own?.text).toContain('merchant@example.com chose you');
  const { text } = await fetchFile(own?.text ?? '');
  expect(text).toContain('txn_in');
  expect(text).toContain('txn_late');
  expect(text).not.toContain('txn_after');
  expect(await runs()).toMatchObject([{ due_on: '2026-12-01', result: 'sent', people: 2, left_out: 0 }]);
  expect(await shown(id)).toMatchObject({
    next_due: '2027-01-01 11:00:00',
    last: { from: '2026-11-01', to: '2026-11-30', result: 'sent', people: 2 },
  });
  // A file is for the person it was made for, and nobody else.
  const theirs = sent.find(({ to }) => to === 'accountant@example.com');
  const link = /exp_[0-9a-f]{32}/.exec(theirs?.text ?? '')?.[0];
  expect((await server.get(`/exports/${link}`)).body.code).toBe('export_not_found');
});

test('the statement of the month and the journal of the week come as files of the books', async () => {
  await runAt('2026-12-31 12:00:00');
  await make({ kind: 'statement', format: 'csv' });
  await make({ kind: 'journal', format: 'hledger', rhythm: 'weekly', weekday: 'friday' });
  await runAt('2027-01-01 12:00:00');
  const [statement, journal] = await mails();
  expect(statement?.subject).toMatch(/: Monthly statement, Dec 1, 2026 – Dec 31, 2026$/);
  const first = await fetchFile(statement?.text ?? '');
  expect(first.headers['content-disposition']).toContain('statement-2026-12.csv');
  expect(journal?.subject).toMatch(/: Journal, Dec 25, 2026 – Dec 31, 2026$/);
  const second = await fetchFile(journal?.text ?? '');
  expect(second.headers['content-disposition']).toContain('hledger-2026-12-25-to-2026-12-31');
  // What is kept of a file is written after its last byte.
  const files = () => server.db.selectFrom('exports').select(['state', 'rows']).execute();
  const finished = { state: 'finished', rows: null };
  await expect.poll(files, PATIENT).toEqual([finished, finished]);
});

test('transactions for accountants have what these book them with, until somebody wants them as listed', async () => {
  const id = await make({ format: 'accountants' });
  const headOf = async (run: { status: number }) => {
    expect(run.status).toBe(200);
    const { text } = await fetchFile((await mails()).at(-1)?.text ?? '');
    return text.split('\n', 1)[0] ?? '';
  };
  expect(await headOf(await server.post(`${PATH}/${id}/run`))).toMatch(/Payout ID,Tax,Payout arrival\s*$/);
  await server.put(`${PATH}/${id}`, { format: null });
  const listed = await headOf(await server.post(`${PATH}/${id}/run`));
  expect(listed).toContain('Transaction ID');
  expect(listed).not.toContain('Payout arrival');
});

describe('each due moment once', () => {
  test('two processes at the same time', async () => {
    await make();
    await server.simulator.controls.setClock(at('2027-02-01 12:00:00'));
    await Promise.all([1, 2, 3].map(() => runSchedules.perform(server.deps, {})));
    expect(await subjects()).toHaveLength(1);
    expect(await runs()).toHaveLength(1);
    expect(await server.db.selectFrom('exports').select('id').execute()).toHaveLength(1);
  });

  test('a process that dies in between leaves nothing, and the next one sends it', async () => {
    const id = await make();
    const run = { due_on: '2027-03-01', from: '2027-02-01', to: '2027-02-28' } as never;
    armFailpoint('schedule-before-mails');
    await expect(runSchedule({ ...server.deps, clock: now }, id, run)).rejects.toThrow(
      'schedule-before-mails',
    );
    expect([await runs(), await subjects()]).toEqual([[], []]);
    await runAt('2027-03-01 12:00:00');
    await runAt('2027-03-01 12:05:00');
    expect(await runs()).toMatchObject([{ due_on: '2027-03-01', result: 'sent' }]);
    expect(await subjects()).toHaveLength(1);
  });

  test('what was missed is made up for, and what fell due while it was paused is not', async () => {
    const id = await make({ rhythm: 'daily' });
    await runAt('2027-03-04 12:00:00');
    expect((await runs()).map(({ due_on }) => due_on)).toEqual(['2027-03-02', '2027-03-03', '2027-03-04']);
    await server.put(`${PATH}/${id}`, { status: 'paused' });
    await runAt('2027-03-06 12:00:00');
    await server.put(`${PATH}/${id}`, { status: 'active' });
    await runAt('2027-03-07 12:00:00');
    expect((await runs()).map(({ due_on }) => due_on).slice(3)).toEqual(['2027-03-07']);
  });
});

test('run by hand it sends what was due last, as often as somebody asks', async () => {
  const id = await make({ rhythm: 'weekly', weekday: 'monday' });
  const days = { from: '2027-02-22', to: '2027-02-28' };
  for (const times of [1, 2]) {
    const { body } = await server.post(`${PATH}/${id}/run`, {}, accountant.as);
    expect(body.last).toMatchObject({ ...days, result: 'sent', people: 1 });
    expect(await subjects()).toHaveLength(times);
  }
  const { actor_email } = await server.db
    .selectFrom('audit_log')
    .select('actor_email')
    .where('action', '=', 'schedule.run')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(actor_email).toBe('accountant@example.com');
});

describe('who may not have it any more', () => {
  test('a maker who lost the right: it stops, says so, and whoever starts it answers for it', async () => {
    const id = await make({}, accountant.as);
    await setRole(accountant.id, 'viewer');
    await runAt('2027-04-01 12:00:00');
    expect(await runs()).toEqual([]);
    expect(await shown(id)).toMatchObject({
      status: 'stopped',
      stopped_because: 'maker_right',
      next_due: null,
    });
    const [mail] = await mails();
    expect(mail?.to).toBe('accountant@example.com');
    expect(mail?.subject).toContain('does not come by itself any more');
    await runAt('2027-04-01 12:05:00');
    expect(await subjects()).toHaveLength(1);
    expect((await server.post(`${PATH}/${id}/run`)).body.code).toBe('schedule_stopped');
    await server.put(`${PATH}/${id}`, { status: 'active' });
    await setRole(accountant.id, 'accountant');
    await runAt('2027-05-01 12:00:00');
    expect(await shown(id)).toMatchObject({ status: 'active', last: { result: 'sent', people: 1 } });
  });

  test('a maker who left', async () => {
    const gone = await addColleague(server, 'gone', 'accountant');
    const id = await make({}, gone.as);
    await server.db
      .updateTable('users')
      .set({ removed: '2027-05-02 00:00:00' as UtcInstant })
      .where('id', '=', gone.id)
      .execute();
    await runAt('2027-06-01 12:00:00');
    expect(await shown(id)).toMatchObject({ status: 'stopped', stopped_because: 'maker_left' });
    expect(await subjects()).toEqual([]);
  });

  test('somebody it is for is left out; where nobody is left the maker is told', async () => {
    const one = await make({ to: [server.administrator_id, accountant.id] });
    const none = await make({ to: [accountant.id] });
    await setRole(accountant.id, 'viewer');
    await runAt('2027-07-01 12:00:00');
    await setRole(accountant.id, 'accountant');
    expect((await shown(one)).last).toMatchObject({ result: 'sent', people: 1, left_out: 1 });
    expect((await shown(none)).last).toMatchObject({ result: 'nobody', people: 0, left_out: 1 });
    const mail = (await mails()).find(({ subject }) => subject.includes('was not sent'));
    expect(mail?.to).toBe('merchant@example.com');
    expect(mail?.text).toContain('Nobody it is for may export this any more');
  });
});

test('a journal for DATEV with a chart that is none says what to do', async () => {
  const id = await make({ kind: 'journal', format: 'datev' });
  const usual = usualSettings('generic');
  const accounts = { ...usual.accounts, sales: { ...usual.accounts.sales, code: 'Shop' } };
  expect((await server.put('/books/settings', { settings: { ...usual, accounts } })).status).toBe(200);
  await runAt('2027-08-01 12:00:00');
  expect((await shown(id)).last).toMatchObject({ result: 'not_datev' });
  const [mail] = await mails();
  expect(mail?.subject).toContain('was not sent');
  expect(mail?.text).toContain('Choose a chart of DATEV');
  expect(await server.db.selectFrom('exports').select('id').execute()).toEqual([]);
});

test('what fails is tried five times, holds up nothing else, and is then told to its maker', async () => {
  const broken = await make();
  const fine = await make({ kind: 'disputes' });
  // A question that no version writes: nothing can be made of it.
  await server.db.updateTable('export_schedules').set({ columns: [] }).where('id', '=', broken).execute();
  for (const minute of [0, 5, 10, 15]) await runAt(`2027-09-01 12:${String(minute).padStart(2, '0')}:00`);
  expect((await shown(broken)).last).toMatchObject({ result: 'trying' });
  expect((await shown(fine)).last).toMatchObject({ result: 'sent' });
  expect(await subjects()).toHaveLength(1);
  await runAt('2027-09-01 12:20:00');
  await runAt('2027-09-01 12:25:00');
  expect((await shown(broken)).last).toMatchObject({ result: 'failed' });
  expect((await subjects()).filter((subject) => subject.includes('was not sent'))).toHaveLength(1);
});

describe('as the file itself', () => {
  const sendAll = () => runDueJobs(server.deps, [mailScheduledFile]);
  const attached = async () => {
    const sent = await server.db
      .selectFrom('mail_outbox')
      .select(['to', 'text', 'attachments'])
      .orderBy('id')
      .execute();
    return sent.map(({ to, text, attachments: [file] }) => ({
      ...{ to, text, filename: file?.filename, contentType: file?.contentType },
      content: Buffer.from(file?.base64 ?? '', 'base64'),
    }));
  };

  test('a list is in the mail of everybody it is for, once, with what their role lets them see', async () => {
    const role = { name: 'Files', capabilities: ['see_payments', 'export'], created: utcInstant(now) };
    const { id } = await server.db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow();
    const clerk = await addColleague(server, 'clerk', `own:${id}`);
    await saveTransaction(server.db, {
      ...{
        transaction_id: 'txn_sent',
        customer_name: 'Ada Lovelace',
        date: '2027-10-10 12:00:00' as UtcInstant,
      },
    });
    await runAt('2027-10-20 12:00:00');
    await make({ sent_as: 'file', to: [server.administrator_id, clerk.id] });
    await runAt('2027-11-01 12:00:00');
    expect(await subjects()).toEqual([]);
    await sendAll();
    const [first, second, ...others] = (await attached()).toSorted((one, other) =>
      one.to.localeCompare(other.to),
    );
    expect(others).toEqual([]);
    expect([first?.to, second?.to]).toEqual(['clerk@example.com', 'merchant@example.com']);
    for (const mail of [first, second]) {
      expect(mail?.filename).toMatch(/^(sandbox-)?transactions-2027-10-01-to-2027-10-31-at-.*\.csv$/);
      expect(mail?.content.toString()).toContain('txn_sent');
      expect(mail?.text).toContain('The file is attached.');
    }
    expect(second?.content.toString()).toContain('Ada Lovelace');
    expect(first?.content.toString()).not.toContain('Ada');
    // The same file is behind the link, for the same person.
    expect((await fetchFile(second?.text ?? '')).text).toContain('txn_sent');
  });

  test('who lost the right before it was made gets nothing', async () => {
    await make({ sent_as: 'file', to: [server.administrator_id, accountant.id] });
    await runAt('2027-12-01 12:00:00');
    await setRole(accountant.id, 'viewer');
    await sendAll();
    await setRole(accountant.id, 'accountant');
    expect((await attached()).map(({ to }) => to)).toEqual(['merchant@example.com']);
  });

  test('the statement is on paper, and the journal as its program reads it', async () => {
    await make({ kind: 'statement', format: 'pdf', sent_as: 'file' });
    await make({ kind: 'journal', format: 'xero', sent_as: 'file' });
    await runAt('2028-01-01 12:00:00');
    await sendAll();
    const [statement, journal] = await attached();
    expect(statement).toMatchObject({ contentType: 'application/pdf' });
    expect(statement?.filename).toMatch(/statement-2027-12\.pdf$/);
    expect(statement?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(journal).toMatchObject({ contentType: 'application/zip' });
    expect(unzip(journal?.content ?? Buffer.alloc(0)).map(({ name }) => name)).toContain('totals.csv');
  });

  test('one that no mail has room for is a link, and the mail says so', async () => {
    const date = '2028-01-10 12:00:00' as UtcInstant;
    await saveTransactions(
      server.db,
      Array.from({ length: 60 }, () => aTransaction({ date, customer_name: 'x'.repeat(100_000) })),
    );
    await make({ sent_as: 'file' });
    await runAt('2028-02-01 12:00:00');
    await sendAll();
    const [mail] = await attached();
    expect(mail?.filename).toBeUndefined();
    expect(mail?.text).toContain('The file is too large for a mail.');
    expect((await fetchFile(mail?.text ?? '')).text.length).toBeGreaterThan(5_000_000);
  });

  test('a journal that its program no longer takes is a link, which says why', async () => {
    const usual = usualSettings('generic');
    const accounts = { ...usual.accounts, sales: { ...usual.accounts.sales, code: 'Shop' } };
    await server.put('/books/settings', { settings: usual });
    await make({ kind: 'journal', format: 'datev', sent_as: 'file' });
    await runAt('2028-03-01 12:00:00');
    await server.put('/books/settings', { settings: { ...usual, accounts } });
    await sendAll();
    await server.put('/books/settings', { settings: usual });
    const [mail] = await attached();
    expect(mail?.filename).toBeUndefined();
    expect(mail?.text).toContain('Download it here');
  });
});
