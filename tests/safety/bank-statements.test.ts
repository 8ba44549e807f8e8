import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankRoutes } from '#server/features/bank/bank-routes.ts';
import { chaseOverlap, chaseStatement } from '../factories/bank-file.ts';
import { aForm } from '../factories/evidence-file.ts';
import { refusedStatements } from '../factories/statements/refused-statements.ts';
import { sixStatements } from '../factories/statements/six-statements.ts';
import { tableStatements } from '../factories/statements/table-statements.ts';
import { textStatements } from '../factories/statements/text-statements.ts';
import {
  DOLLARS,
  type RefusedStatement,
  type ToldStatement,
} from '../factories/statements/told-statement.ts';
import { camtStatements } from '../factories/statements/xml-statements.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const PATIENCE = 120_000;
const MORE = [...(await camtStatements()), ...textStatements, ...tableStatements];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: bankRoutes, env: { LOG_LEVEL: 'error' } });
}, PATIENCE);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['bank_mappings', 'bank_files', 'bank_accounts'] as const)
    await server.db.deleteFrom(table).execute();
});

type Sent = Pick<ToldStatement, 'name' | 'content' | 'answers'>;
async function send(to: 'preview' | 'files', { name, content, answers = {} }: Sent) {
  const form = aForm({ ...answers }, { filename: name, content });
  const headers = { ...server.asAdministrator, ...form.headers };
  const url = `/wp-json/wc/v3/payments/bank/${to}`;
  const { status, text } = await server.inject({ ...form, method: 'POST', url, headers });
  return { status, body: JSON.parse(text) };
}

/** What is kept, in the words that a statement tells what it holds in. */
async function kept(): Promise<readonly string[]> {
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', booked_on, amount, currency, nullif(status, 'booked')) as told from bank_lines order by id`.execute(
    server.db,
  );
  return rows.map(({ told }) => told);
}

/** The same lines in a file of other bytes: an empty line more. */
const again = ({ content }: Sent): Buffer =>
  Buffer.concat([content, Buffer.from('\n', content[0] === 0xff ? 'utf16le' : 'utf8')]);
const isArchive = ({ content }: Sent): boolean => content.toString('latin1', 0, 2) === 'PK';

async function expectRead(statement: ToldStatement): Promise<void> {
  const { status, body } = await send('files', statement);
  expect([status, body.message ?? ''], statement.name).toEqual([200, '']);
  const isPending = (told: string) => told.endsWith('pending');
  const booked = statement.holds.filter((told) => !isPending(told)).length;
  expect([body.lines_new, body.lines_pending]).toEqual([booked, statement.holds.length - booked]);
  // What is pending is kept behind what is booked.
  const inOrder = [
    ...statement.holds.filter((told) => !isPending(told)),
    ...statement.holds.filter(isPending),
  ];
  expect(await kept()).toEqual(inOrder);

  expect(await send('files', statement)).toMatchObject({ status: 409, body: { code: 'bank_file_imported' } });
  if (isArchive(statement)) return;
  const twice = await send('files', { ...statement, content: again(statement) });
  expect(twice).toMatchObject({ status: 200, body: { lines_new: 0, lines_known: booked } });
  expect((await kept()).length).toBe(statement.holds.length);
}

test(`there are six statements and ${MORE.length + refusedStatements.length + 1} more`, () => {
  expect(sixStatements.length).toBe(6);
  expect(MORE.length + refusedStatements.length + 1).toBeGreaterThanOrEqual(40);
});

describe('is read to the cent, and told twice it adds nothing', () => {
  test.each([...sixStatements, ...MORE].map((one) => [one.name, one] as const))(
    '%s',
    { timeout: PATIENCE },
    (_, statement) => expectRead(statement),
  );

  test.each([
    ['first', 'later', chaseStatement(), chaseOverlap()],
    ['later', 'first', chaseOverlap(), chaseStatement()],
  ])('the %s file of two that overlap, and then the %s', async (_, __, one, other) => {
    const sent = (content: string) => ({ name: 'a.csv', content: Buffer.from(content), answers: DOLLARS });
    expect((await send('files', sent(one))).body).toMatchObject({ lines_new: 6 });
    expect((await send('files', sent(other))).body).toMatchObject({ lines_new: 1, lines_known: 5 });
    expect((await kept()).toSorted()).toEqual(
      [...(sixStatements[3]?.holds ?? []), '2026-03-04 500 usd'].toSorted(),
    );
  });
});

describe('is refused with its reason, and nothing of it is kept', () => {
  test.each(refusedStatements.map((one) => [one.name, one] as const))(
    '%s',
    async (_, refused: RefusedStatement) => {
      const { status, body } = await send('files', refused);
      expect([status, body.code]).toEqual([
        expect.toSatisfy((code) => code >= 400 && code < 500),
        refused.code,
      ]);
      if (refused.line !== undefined) expect(body.data.line).toBe(refused.line);
      if (refused.difference !== undefined) expect(body.data.difference).toBe(refused.difference);
      expect(body.message).toMatch(/\w+ \w+/);
      const { rows } =
        await sql`select (select count(*) from bank_files) + (select count(*) from bank_statements)
        + (select count(*) from bank_lines) + (select count(*) from bank_accounts) as kept`.execute(
          server.db,
        );
      expect(rows).toEqual([{ kept: 0 }]);
    },
  );
});
