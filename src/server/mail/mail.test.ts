import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { type SmtpSink, startSmtpSink } from '#tests/smtp-sink.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import type { Deps } from '../deps.ts';
import type { MailMessage } from './mail-message.ts';
import { sendAndWrite, sendOnce } from './outbox.ts';
import { requeueWaitingMail } from './requeue-waiting-mail.ts';
import { sendMail } from './send-mail.job.ts';

const message: MailMessage = {
  to: 'ada@example.com',
  subject: 'Grüße',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
  attachments: [{ filename: 'rows.csv', contentType: 'text/csv', content: Buffer.from('a,b\n1,2\n') }],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('mail_outbox').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(server.db);
});

const outbox = () =>
  server.db
    .selectFrom('mail_outbox')
    .select(['key', 'state', 'attempts', 'last_error', 'attachments'])
    .orderBy('id')
    .execute();
const jobCount = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(server.db)).rows[0]
    ?.n;
/** A waiting retry becomes due at once. */
const hurry = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db);

test('a waiting mail whose job is gone is queued again, and one whose job is there is not queued twice', async () => {
  await sendOnce(server.db, 'export:1', message);
  await requeueWaitingMail(server);
  expect(await jobCount()).toBe(1);

  await sql`delete from graphile_worker._private_jobs`.execute(server.db);
  await requeueWaitingMail(server);
  expect(await jobCount()).toBe(1);
});

describe('sendOnce', () => {
  test('the same key twice is one mail and one job', async () => {
    expect(await sendOnce(server.db, 'export:1', message)).toBe(true);
    expect(await sendOnce(server.db, 'export:1', { ...message, subject: 'Again' })).toBe(false);
    expect(await outbox()).toMatchObject([{ key: 'export:1', state: 'waiting', attempts: 0 }]);
    expect(await jobCount()).toBe(1);
  });

  test('the same key at the same time is one mail', async () => {
    const wrote = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.db.transaction().execute((trx) => sendOnce(trx, 'export:1', message)),
      ),
    );
    expect(wrote.filter(Boolean)).toHaveLength(1);
    expect(await jobCount()).toBe(1);
  });

  test('a cause that did not happen sends nothing', async () => {
    await server.db
      .transaction()
      .execute(async (trx) => {
        await sendOnce(trx, 'export:1', message);
        throw new Error('Undone');
      })
      .catch(() => undefined);
    expect(await outbox()).toEqual([]);
    expect(await jobCount()).toBe(0);
  });

  test.each([
    [5_000_000, true],
    [5_000_001, false],
  ])('%d bytes of attachments', async (size, fits) => {
    const attachments = [{ filename: 'big', contentType: 'text/csv', content: Buffer.alloc(size) }];
    const sending = sendOnce(server.db, 'export:big', { ...message, attachments });
    if (fits) await expect(sending).resolves.toBe(true);
    else await expect(sending).rejects.toThrow('small enough to mail');
  });
});

describe('without SMTP', () => {
  const folder = () => path.join(server.deps.config.dataDir, 'mail');

  test('a mail becomes a file only its owner can read', async () => {
    await sendOnce(server.db, 'export:1', message);
    await runDueJobs(server.deps, [sendMail]);

    const [name, ...others] = await readdir(folder());
    expect(others).toEqual([]);
    const file = path.join(folder(), String(name));
    const text = await readFile(file, 'utf8');
    expect(text).toContain('To: ada@example.com');
    expect(text).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
    expect(text).toContain(Buffer.from('a,b\n1,2\n').toString('base64'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
  });

  test('what was sent says so and keeps only the names of its files', async () => {
    await sendOnce(server.db, 'export:1', message);
    await runDueJobs(server.deps, [sendMail]);
    expect(await outbox()).toMatchObject([
      { state: 'sent', attempts: 1, attachments: [{ filename: 'rows.csv', size_bytes: 8, base64: '' }] },
    ]);
  });
});

describe('with SMTP', () => {
  let sink: SmtpSink;
  let deps: Deps;
  beforeEach(async () => {
    sink = await startSmtpSink();
    deps = {
      ...server.deps,
      config: { ...server.deps.config, smtpUrl: sink.url, mailFrom: 'Shop <pay@shop.example>' },
    };
  });
  afterEach(() => sink.close());

  test('a mail arrives whole, from the store', async () => {
    await sendOnce(server.db, 'export:1', message);
    await runDueJobs(deps, [sendMail]);
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]).toContain('From: Shop <pay@shop.example>');
    expect(sink.received[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@shop\.example>\r$/m);
    expect(sink.received[0]).toContain('Hello Ada');
  });

  test('a refused mail waits, and the same mail leaves when the server is back', async () => {
    sink.refuse.now = true;
    await sendOnce(server.db, 'export:1', message);
    await runDueJobs(deps, [sendMail]);
    expect(await outbox()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: expect.stringContaining('451') },
    ]);
    expect(await jobCount()).toBe(1);

    sink.refuse.now = false;
    await hurry();
    await runDueJobs(deps, [sendMail]);
    expect(sink.received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
    expect(await jobCount()).toBe(0);
  });

  describe('a mail that a job sends itself', () => {
    const occasion = { key: 'order paid 1', of: '2026-11-18 03:00:00', isKnown: false };
    const messageIds = () => sink.received.map((mail) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1]);

    test('is written down when it has left', async () => {
      await sendAndWrite(deps, occasion, message);
      expect(sink.received).toHaveLength(1);
      expect(await outbox()).toMatchObject([
        { key: occasion.key, state: 'sent', attempts: 1, attachments: [{ size_bytes: 8, base64: '' }] },
      ]);
      await sendAndWrite(deps, { ...occasion, isKnown: true }, message);
      expect(sink.received).toHaveLength(1);
    });

    test('is the same mail for whoever comes after a process that ended before it was written', async () => {
      await sendAndWrite(deps, occasion, message);
      await server.db.deleteFrom('mail_outbox').execute();
      await sendAndWrite(deps, occasion, message);
      await server.db.deleteFrom('mail_outbox').execute();
      await sendAndWrite(deps, { ...occasion, of: '2026-11-18 03:00:01' }, message);
      const [first, again, ofAnother] = messageIds();
      expect(first).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/);
      expect(again).toBe(first);
      expect(ofAnother).not.toBe(first);
    });

    test('waits in the outbox when it is refused, and leaves as it was', async () => {
      sink.refuse.now = true;
      await expect(sendAndWrite(deps, occasion, message)).rejects.toThrow('451');
      expect(await outbox()).toMatchObject([
        { state: 'waiting', attempts: 1, last_error: expect.stringContaining('451') },
      ]);
      sink.refuse.now = false;
      await sendAndWrite(deps, { ...occasion, isKnown: true }, { ...message, text: 'Other words' });
      expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
      expect(sink.received).toHaveLength(1);
      expect(sink.received[0]).toContain('Hello Ada');
    });
  });

  test('a slow server holds up nobody else, and the mail leaves once', async () => {
    let goOn: (value?: unknown) => void = () => undefined;
    sink.wait.until = new Promise((resolve) => {
      goOn = resolve;
    });
    await sendOnce(server.db, 'export:1', message);
    const sending = runDueJobs(deps, [sendMail]);
    await expect.poll(() => sink.wait.held).toBe(1);
    expect(await sendOnce(server.db, 'export:2', message)).toBe(true);
    expect((await server.get('/transactions')).status).toBe(200);

    goOn();
    await sending;
    await runDueJobs(deps, [sendMail]);
    expect(await outbox()).toMatchObject([
      { state: 'sent', attempts: 1 },
      { state: 'sent', attempts: 1 },
    ]);
    expect(sink.received).toHaveLength(2);
  });

  test('a job that runs again after its mail left sends nothing', async () => {
    await sendOnce(server.db, 'export:1', message);
    await runDueJobs(deps, [sendMail]);
    const { id } = await server.db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow();
    await sendMail.run(deps, { id });
    expect(sink.received).toHaveLength(1);
  });

  test('after twelve refusals it has failed, and says so', async () => {
    sink.refuse.now = true;
    await sendOnce(server.db, 'export:1', message);
    const { id } = await server.db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow();
    for (let attempt = 1; attempt <= 11; attempt += 1)
      await sendMail.run(deps, { id }).catch(() => undefined);
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 11 }]);
    await sendMail.run(deps, { id }).catch(() => undefined);
    expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 12 }]);
  });

  test('a line break in a subject starts no header', async () => {
    await sendOnce(server.db, 'export:1', { ...message, subject: 'Hi\r\nBcc: eve@example.com' });
    await runDueJobs(deps, [sendMail]);
    expect(sink.received[0]).not.toMatch(/^Bcc:/m);
  });
});
