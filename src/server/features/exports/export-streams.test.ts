import { once } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as contract from '#contract/exports.ts';
import { DOWNLOAD_MS_MAX, LOOK_EVERY_MS, LOOKS } from '#domain/running/reader-pace.ts';
import type { Actor } from '#server/deps.ts';
import { inTurn } from '#server/http/download-turns.ts';
import { watchDownload } from '#server/http/open-download.ts';
import { aTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { copyText, wholeText } from '../../db/copy-text.ts';
import { copyExport } from './copy-export.ts';
import { getExport } from './exports-repository.ts';
import { mailExport } from './mail-export.job.ts';
import { streamExport } from './stream-export.ts';

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
const copyInTurn = (file: PassThrough) =>
  inTurn(file, () => copyExport(server.deps, everything(), { capabilities: ['see_customers'] }, file));
/** Reads a little and then no more. */
async function startReading() {
  const file = new PassThrough();
  const copied = copyInTurn(file);
  copied.catch(() => undefined);
  onTestFinished(() => void file.destroy()); // A turn that is never given back would hold up every test after this one.
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
    const thirdCopied = copyInTurn(third);
    const gaveUp = new PassThrough();
    const fourthCopied = copyInTurn(gaveUp);
    gaveUp.destroy();
    await expect(fourthCopied).rejects.toThrow('went away');
    // Gone before anybody listened: whoever asked is not there to hear that they left.
    await expect(copyInTurn(gaveUp)).rejects.toThrow('went away');
    expect(third.readableLength).toBe(0);
    await expect.poll(runningCopies).toBe(2);

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

  test('two who stand still hold up no job', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const readers = [await startReading(), await startReading()];
    await server.post('/transactions/download?loan_id_is=none');
    await runDueJobs(server.deps, [mailExport]);
    const mail = await server.db.selectFrom('mail_outbox').select('text').orderBy('id', 'desc').execute();
    expect(mail[0]?.text).toContain('0 rows');
    for (const { file, copied } of readers) {
      file.destroy();
      await expect(copied).rejects.toThrow();
    }
  });

  test('each has one file at a time, until its last byte or their leaving', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { body: asked } = await server.post('/transactions/download');
    const { user_id } = await server.db.selectFrom('exports').select('user_id').executeTakeFirstOrThrow();
    const record = await getExport(server.db, asked.export_id, user_id);
    const person = { user_id, email: '', first_name: '', capabilities: [] };
    const open = (actor: Actor) => streamExport({ ...server.deps, actor, ip: '192.0.2.1' }, record);
    const first = await open(person);
    for (const caller of [person, { ...person, api_key_id: 1 }, { ...person, api_key_id: 2 }])
      await expect(open(caller)).rejects.toMatchObject({
        code: 'export_under_way',
        message: expect.stringContaining('still being downloaded'),
      });
    const other = await open({ ...person, user_id: server.low_user_id, api_key_id: 1 });
    other.body.destroy();
    await once(other.body, 'close');
    first.body.resume();
    await once(first.body, 'end');
    const next = await open({ ...person, api_key_id: 1 });
    // The first file closes after its end, and gives no place back that is another's by then.
    await expect.poll(() => first.body.closed).toBe(true);
    await expect(open(person)).rejects.toMatchObject({ code: 'export_under_way' });
    next.body.resume();
    await once(next.body, 'end');
    await expect.poll(busyConnections).toBe(0);
  });

  test('who is refused has taken nothing, and nothing is written down', async () => {
    const { body: asked } = await server.post('/transactions/download');
    const { user_id } = await server.db.selectFrom('exports').select('user_id').executeTakeFirstOrThrow();
    const record = await getExport(server.db, asked.export_id, user_id);
    const actor = { user_id, email: '', first_name: '', capabilities: [] };
    const opened = await Promise.allSettled(
      Array.from({ length: 30 }, () => streamExport({ ...server.deps, actor, ip: '192.0.2.1' }, record)),
    );
    const bodies = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value.body] : []));
    expect(bodies).toHaveLength(1);
    for (const body of bodies) {
      body.destroy();
      await once(body, 'close');
    }
    const lines = await server.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'export.download')
      .where('object_id', '=', record.id)
      .execute();
    expect(lines).toHaveLength(1);
    await expect.poll(busyConnections).toBe(0);
  });

  const looks = (bytes: number, count = LOOKS + 1): number[] => Array.from({ length: count }, () => bytes);
  test.each([
    ['stops reading', looks(0), 'stopped reading'],
    ['stops for less than two minutes', looks(0, LOOKS), undefined],
    ['reads too slowly', looks(70_000), 'less than 8 kB a second'],
    ['reads slowly, but enough', looks(90_000, 2 * LOOKS), undefined],
    ['reads in lumps', [...looks(0, 11), 1_000_000, ...looks(0, 10), 1_000_000], undefined],
    ['reads for hours', looks(90_000, DOWNLOAD_MS_MAX / LOOK_EVERY_MS), 'longer than two hours'],
  ])('one who %s', (_, pieces, words) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const reader = new Writable({ highWaterMark: 1, write: () => undefined });
    let problem: Error | undefined;
    reader.destroy = (error) => {
      problem ??= error;
      return reader;
    };
    let taken = 0;
    const stop = watchDownload(reader, () => taken);
    reader.write('more than fits');
    for (const piece of pieces) {
      taken += piece;
      vi.advanceTimersByTime(LOOK_EVERY_MS);
    }
    stop();
    if (words === undefined) expect(problem).toBeUndefined();
    else expect(problem?.message).toContain(words);
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
    expect(parseCsv(Buffer.from(file?.base64 ?? '', 'base64').toString()).map(([id]) => id)).toEqual([
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
