import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { camtStatement, chaseOverlap, chaseStatement } from '#tests/factories/bank-file.ts';
import { aForm } from '#tests/factories/evidence-file.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { bankRoutes } from './bank-routes.ts';
import { takeInInbox } from './take-in-inbox.job.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ routes: bankRoutes });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  folder = makeTemporaryFolder('inbox');
  for (const table of ['bank_mappings', 'bank_files', 'bank_accounts'] as const)
    await server.db.deleteFrom(table).execute();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
const run = () =>
  takeInInbox.run({ ...server.deps, config: { ...server.deps.config, bankInbox: folder } }, {});
const inside = (name: string) =>
  existsSync(path.join(folder, name)) ? readdirSync(path.join(folder, name)) : [];
const files = () =>
  server.db.selectFrom('bank_files').select(['name', 'imported_by', 'lines_new']).orderBy('id').execute();

test('what lies in the folder is imported, once, and the log says that the system did it', async () => {
  put('March.xml', camtStatement());
  put('.part', 'not yet');
  await run();
  expect(await files()).toEqual([{ name: 'March.xml', imported_by: null, lines_new: 6 }]);
  put('Again.xml', camtStatement());
  await run();
  expect(inside('imported').sort()).toEqual(['Again.xml', 'March.xml']);
  expect([inside('refused'), readdirSync(folder).sort()]).toEqual([[], ['.part', 'imported']]);
  const logged = await server.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'bank.import')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(logged).toEqual({ actor_id: null });
});

test('what cannot be imported is put aside with the reason', async () => {
  put('Off.xml', camtStatement('08', '14786.74'));
  put('Chase.csv', chaseStatement());
  await run();
  expect(await files()).toEqual([]);
  expect(inside('refused').sort()).toEqual(['Chase.csv', 'Chase.csv.txt', 'Off.xml', 'Off.xml.txt']);
  expect(readFileSync(path.join(folder, 'refused', 'Off.xml.txt'), 'utf8')).toContain('do not add up');
});

const mailWith = async (...attachments: readonly { filename: string; content: string }[]) => {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail({
    ...{ from: 'bank@example.com', to: 'shop@example.com', subject: 'Your statement', text: 'See below' },
    attachments: [...attachments],
  });
  return String(message);
};

test('of a mail that was delivered there, what is attached is imported under its own name, once', async () => {
  put('1763476.M1.host', await mailWith({ filename: 'March.xml', content: camtStatement() }));
  put('1763477.M2.host', await mailWith({ filename: 'Again.xml', content: camtStatement() }));
  await run();
  expect(await files()).toEqual([{ name: 'March.xml', imported_by: null, lines_new: 6 }]);
  expect(inside('imported').sort()).toEqual(['1763476.M1.host', '1763477.M2.host']);
  expect(inside('refused')).toEqual([]);
});

test('what is attached and cannot be imported lies beside its mail with the reason; the rest is imported', async () => {
  const off = camtStatement('08', '14786.74').replaceAll('2026-03-04', '2026-03-05');
  put(
    'Two',
    await mailWith(
      { filename: 'March.xml', content: camtStatement() },
      { filename: 'Off.xml', content: off },
    ),
  );
  put('Letter', await mailWith());
  await run();
  expect((await files()).map(({ name }) => name)).toEqual(['March.xml']);
  expect(inside('refused').sort()).toEqual(['Letter', 'Letter.txt', 'Two', 'Two-Off.xml', 'Two.txt']);
  const read = (name: string) => readFileSync(path.join(folder, 'refused', name), 'utf8');
  expect(read('Two.txt')).toMatch(/^Off\.xml: .*do not add up/);
  expect(read('Two-Off.xml')).toBe(off);
  expect(read('Letter.txt')).toContain('No file that could be a statement is attached');
});

test('a file that does not name its account goes where the last of its kind went', async () => {
  const form = aForm(
    { account_name: 'Chase checking', currency: 'usd' },
    { filename: 'First.csv', content: Buffer.from(chaseStatement()) },
  );
  const headers = { ...server.asAdministrator, ...form.headers };
  await server.inject({ ...form, method: 'POST', url: '/wp-json/wc/v3/payments/bank/files', headers });
  put('Second.csv', chaseOverlap());
  await run();
  expect((await files()).map(({ name, lines_new }) => [name, lines_new])).toEqual([
    ['First.csv', 6],
    ['Second.csv', 1],
  ]);
});
