import { once } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as contract from '#contract/exports.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { aTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { copyExport } from './copy-export.ts';
import { copyText, wholeText } from './copy-query.ts';
import { mailExport } from './mail-export.job.ts';
import { watchStall } from './watch-stall.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Six megabytes: more than every buffer on the way holds, and more than a mail may carry.
  const rows = Array.from({ length: 3000 }, () => aTransaction({ customer_name: 'n'.repeat(2000) }));
  for (let from = 0; from < rows.length; from += 1000) {
    await saveTransactions(server.db, rows.slice(from, from + 1000));
  }
});
afterAll(() => server.close());

const everything = () => {
  const { columns, ...filters } = contract.exportTransactions.input.parse({});
  return { kind: 'transactions' as const, columns, filters, locale: 'en_US' };
};
const busyConnections = () => server.deps.pool.totalCount - server.deps.pool.idleCount;
async function textOf(stream: PassThrough): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
/** Reads a little and then no more. */
async function startReading() {
  const file = new PassThrough();
  const copied = copyExport(server.deps, everything(), file);
  copied.catch(() => undefined);
  await once(file, 'readable');
  return { file, copied };
}

test('what is written while a file is read is not in it', async () => {
  const { body: before } = await server.get('/transactions/summary');
  const { file, copied } = await startReading();
  await saveTransactions(
    server.db,
    Array.from({ length: 50 }, () => aTransaction({ amount: 1, fees: 0 })),
  );
  await server.db
    .updateTable('transactions')
    .set({ customer_email: 'changed' })
    .where('amount', '>', 1)
    .execute();

  const [header = [], ...rows] = parseCsv(await textOf(file));

  const cells = (label: string) => rows.map((row) => row[header.indexOf(label)] ?? '');
  expect(await copied).toMatchObject({ rows: before.count });
  expect(new Set(cells('Transaction ID')).size).toBe(before.count);
  expect(cells('Email').filter((email) => email === 'changed')).toEqual([]);
  expect(cells('Net').reduce((sum, net) => sum + Math.round(Number(net) * 100), 0)).toBe(before.net);
});

describe('readers', () => {
  test('two are served at once, the third waits, and whoever leaves makes room and gives everything back', async () => {
    // The readers stand still for as long as this test takes, and nobody may find that too long.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = await startReading();
    const second = await startReading();
    const third = new PassThrough();
    const thirdCopied = copyExport(server.deps, everything(), third);
    const gaveUp = new PassThrough();
    const fourthCopied = copyExport(server.deps, everything(), gaveUp);
    gaveUp.destroy();
    await expect(fourthCopied).rejects.toThrow('went away');
    expect(third.readableLength).toBe(0);
    expect(await runningCopies()).toBe(2);

    first.file.destroy();
    await expect(first.copied).rejects.toThrow();
    await textOf(third);
    expect((await thirdCopied).rows).toBeGreaterThan(3000);

    second.file.destroy();
    await expect(second.copied).rejects.toThrow();
    await expect.poll(busyConnections).toBe(0);
    await expect.poll(runningCopies).toBe(0);
  });

  const runningCopies = async () => {
    const { rows } = await server.deps.pool.query(
      `select count(*) from pg_stat_activity where datname = current_database() and query like 'copy (%' and state = 'active'`,
    );
    return rows[0].count;
  };

  test('one who stops reading is let go, one who is only slow is not', () => {
    vi.useFakeTimers();
    const stuck = new Writable({ highWaterMark: 1, write: () => undefined });
    stuck.on('error', () => undefined);
    let taken = 0;
    const stop = watchStall(stuck, () => taken, 1000);
    stuck.write('more than fits');
    vi.advanceTimersByTime(1000);
    taken += 1;
    vi.advanceTimersByTime(1000);
    expect(stuck.destroyed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(stuck.destroyed).toBe(true);
    stop();
    vi.useRealTimers();
  });
});

test.each([
  ["it's", `'it''s'`],
  ['back\\slash', ` E'back\\\\slash'`],
  ['$1 stays', `'$1 stays'`],
  [-5, '(-5)'],
])('the value %s is quoted into a file query', (value, written) => {
  expect(copyText(wholeText({ sql: 'select $1', parameters: [value] }))).toBe(
    `copy (select ${written}) to stdout with (format csv, header)`,
  );
});

test.each([[Number.NaN], [1.5], [undefined], ['nul \0']])(
  'the value %s never reaches a file query',
  (value) => {
    expect(() => wholeText({ sql: 'select $1', parameters: [value] })).toThrow('Broken claim');
  },
);

describe('the mail', () => {
  const mails = () => server.db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').execute();

  test('carries a small file to the signed-in person, whatever address a client sent', async () => {
    await saveTransactions(server.db, [aTransaction({ transaction_id: 'txn_mailed', loan_id: 'small' })]);
    await server.post(
      '/transactions/download?loan_id_is=small&columns=transaction_id&user_email=thief@example.com',
    );
    await runDueJobs(server.deps, [mailExport]);

    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'merchant@example.com', attachments: [{ contentType: 'text/csv' }] });
    expect(mail?.text).toContain('1 row.');
    const [file] = mail?.attachments ?? [];
    expect(parseCsv(Buffer.from(file?.base64 ?? '', 'base64').toString()).flat()).toEqual([
      'Transaction ID',
      'txn_mailed',
    ]);
  });

  test('leads to a large one, behind the sign-in', async () => {
    const { body } = await server.get('/transactions/summary');
    await server.post('/transactions/download');
    await runDueJobs(server.deps, [mailExport]);

    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'merchant@example.com', attachments: [] });
    expect(mail?.text).toContain(`${new Intl.NumberFormat('en-US').format(body.count)} rows`);
    expect(mail?.text).toContain('/wp-admin/admin.php?page=wc-admin&path=/payments/exports');
    expect(mail?.text).not.toContain('token=');
  });
});
