import { deflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayOrder } from '#domain/bank/written-day.ts';
import { currency } from '#domain/shared/money.ts';
import { bankRoutes } from '#server/features/bank/bank-routes.ts';
import { crc32 } from '#server/foreign-files/crc32.ts';
import { readBankFile } from '#server/foreign-files/statements/read-bank-file.ts';
import { camtStatement } from '../factories/bank-file.ts';
import { aForm } from '../factories/evidence-file.ts';
import { dice, type SeedFile } from '../factories/hostile-file.ts';
import { damagedStatement } from '../factories/hostile-statement.ts';
import { sixStatements } from '../factories/statements/six-statements.ts';
import { tableStatements } from '../factories/statements/table-statements.ts';
import { textStatements } from '../factories/statements/text-statements.ts';
import { camtStatements } from '../factories/statements/xml-statements.ts';
import { isCountedInFull, rounds } from '../rounds.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { BLOCKED_MS_MAX, heapMb, watchLoop } from './watch-loop.ts';

const FILES = rounds(100, 300, 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20261117);
const HEAP_GROWTH_MB_MAX = 32;
const LINES = 100_000;
const PATIENCE = 120_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: bankRoutes, env: { LOG_LEVEL: 'error' } });
}, PATIENCE);
afterAll(() => server.close());

const ACCEPTS = { accept_difference: 'yes' };

async function send(
  to: 'preview' | 'files',
  { filename, content }: SeedFile,
  answers: Readonly<Record<string, string>> = {},
) {
  const form = aForm(answers, { filename, content });
  const headers = { ...server.asAdministrator, ...form.headers };
  const url = `/wp-json/wc/v3/payments/bank/${to}`;
  const { status, text } = await server.inject({ ...form, method: 'POST', url, headers });
  return { status, body: JSON.parse(text) };
}

/** Everything that an import writes, counted at one moment. */
async function countAll() {
  const { rows } = await sql<
    Record<'files' | 'statements' | 'lines' | 'accounts' | 'mappings' | 'told', number>
  >`select
    (select count(*) from bank_files) as files, (select count(*) from bank_statements) as statements,
    (select count(*) from bank_lines) as lines, (select count(*) from bank_accounts) as accounts,
    (select count(*) from bank_mappings) as mappings,
    (select count(*) from audit_log where action = 'bank.import') as told`.execute(server.db);
  if (!rows[0]) throw new Error('counts');
  return rows[0];
}

/** What is kept of one file: its booked lines, how many accounts they are of, and whether every statement that closes adds up. */
async function keptOf(file: number) {
  const { rows } = await sql<{ booked: number; statements: number; strange: number }>`select
    (select count(*) from bank_lines where file_id = ${file} and status = 'booked') as booked,
    (select count(*) from bank_statements where file_id = ${file}) as statements,
    (select count(*) from bank_lines l where file_id = ${file} and not exists (select from bank_statements s
      where s.file_id = l.file_id and s.account_id = l.account_id)) as strange`.execute(server.db);
  return rows[0];
}

/** One file in an archive. */
function zipped(content: Buffer, name = 'a.xml'): Buffer {
  const packed = deflateRawSync(content);
  const file = Buffer.from(name);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(content.length, 8);
  const lengths = Buffer.from([file.length, 0, 0, 0]);
  const method = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), method, sizes, lengths, file, packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    method,
    sizes,
    lengths,
    Buffer.alloc(14),
    file,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** The same file by the reader alone: lines that cannot be read, and booked ones, those told twice included. */
function readAgain({ content }: SeedFile, { currency: code, mapping, day_order }: Seed['answers']) {
  const read = readBankFile(content, {
    currency: code === undefined ? undefined : currency(code),
    dayOrder: day_order as DayOrder | undefined,
    mapping: mapping === undefined ? undefined : JSON.parse(mapping),
  });
  if (read.kind !== 'read') return { unreadable: Number.NaN, booked: 0 };
  const lines: readonly { status: string }[] = read.lines.flatMap((piece) => JSON.parse(piece));
  const booked = lines.filter(({ status }) => status === 'booked').length + read.repeated;
  return { unreadable: read.unreadableCount, booked };
}

type Seed = SeedFile & Readonly<{ answers: Readonly<Record<string, string>> }>;

/** Statements of every format and bank, in every encoding they come in; what is long says nothing more when damaged. */
async function seeds(): Promise<readonly Seed[]> {
  const all = [...sixStatements, ...(await camtStatements()), ...textStatements, ...tableStatements];
  return all
    .filter(({ content }) => content.length < 100_000)
    .map(({ name, content, answers = {} }) => ({ filename: name, content, answers }));
}

test(
  `${FILES} damaged statements are imported whole or not at all: no crash, no 5xx, no half`,
  async () => {
    const all = await seeds();
    for (const seed of all)
      expect((await send('preview', seed, seed.answers)).body.state, seed.filename).toBe('ready');
    const roll = dice(SEED);
    const told = { imported: 0, refused: 0 };
    const imported = new Set<string>();
    let before = await countAll();
    const heapBefore = heapMb();
    const unwatch = watchLoop();
    for (let done = 0; done < FILES; done += 1) {
      const seed = all[roll(all.length)];
      if (!seed) throw new Error('a seed');
      const damaged = damagedStatement(seed, roll);
      const { status, body } = await send('files', damaged, {
        ...seed.answers,
        ...ACCEPTS,
      });
      const after = await countAll();
      const about = `${seed.filename}, file ${done} of seed ${SEED}: ${JSON.stringify(body)}`;
      if (status === 200) {
        told.imported += 1;
        imported.add(seed.filename);
        expect([after.files, after.told], about).toEqual([before.files + 1, before.told + 1]);
        expect(body.lines_read, about).toBe(
          body.lines_new + body.lines_known + body.lines_pending + body.lines_refused,
        );
        const kept = await keptOf(body.id);
        expect(kept, about).toEqual({
          booked: body.lines_new,
          statements: after.statements - before.statements,
          strange: 0,
        });
        expect(kept?.statements, about).toBeGreaterThan(0);
        // Whatever could not be read of it would be missing from then on without anybody knowing.
        expect(readAgain(damaged, seed.answers), about).toEqual({
          unreadable: 0,
          booked: body.lines_new + body.lines_known,
        });
        // What was pending before is replaced.
        expect(after.lines - before.lines, about).toBeLessThanOrEqual(body.lines_new + body.lines_pending);
      } else {
        told.refused += 1;
        expect([status, body.message], about).toEqual([
          expect.toSatisfy((each) => each >= 400 && each < 500),
          expect.any(String),
        ]);
        expect(after, about).toEqual(before);
      }
      before = after;
    }
    expect(unwatch()).toBeLessThan(BLOCKED_MS_MAX);
    expect(heapMb() - heapBefore).toBeLessThan(HEAP_GROWTH_MB_MAX);
    process.stdout.write(`bank files: ${JSON.stringify(told)}\n`);
    // A test of nothing but refusals would hold too: every format was imported in spite of its damage.
    expect(all.map(({ filename }) => filename).filter((name) => !imported.has(name))).toEqual(
      isCountedInFull ? [] : expect.any(Array),
    );
    expect([told.imported, told.refused].every((count) => count > FILES / 10)).toBe(true);
  },
  FILES * 1000,
);

test(
  'an archive that unfolds without end, or names what is not in it, is refused',
  async () => {
    const bomb = zipped(Buffer.alloc(70 * 1024 * 1024));
    expect((await send('preview', { filename: 'a.zip', content: bomb })).body).toMatchObject({
      state: 'refused',
    });
    const lost = zipped(Buffer.from(camtStatement())).subarray(0, 200);
    expect((await send('preview', { filename: 'a.zip', content: lost })).body).toMatchObject({
      state: 'refused',
    });
  },
  PATIENCE,
);

test(
  `${LINES} lines are previewed and imported while the server goes on, and again they add nothing`,
  async () => {
    const row = (index: number) =>
      `CREDIT,0${1 + (index % 9)}/1${index % 9}/2026,"ORIG CO NAME:STRIPE ${index}, DESCR:TRANSFER",${(index % 7919) + 1}.${String(index % 100).padStart(2, '0')},ACH_CREDIT,,,`;
    const header = 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #';
    const mapped = header.replace('Details', 'Detail');
    const rows = Array.from({ length: LINES }, (_, index) => row(index));
    const content = Buffer.from([mapped, ...rows].join('\n'));
    const mapping = { columns: { booked: 1, amount: 3 }, text: [2], dayOrder: 'mdy', decimal: '.' };
    const fields = { account_name: 'Long', currency: 'usd', mapping: JSON.stringify(mapping) };
    const unwatch = watchLoop();
    const file = { filename: 'long.csv', content };
    expect((await send('preview', file, fields)).body).toMatchObject({
      state: 'ready',
      counts: { new: LINES },
    });
    expect((await send('files', file, fields)).body).toMatchObject({ lines_new: LINES });
    const longer = {
      filename: 'longer.csv',
      content: Buffer.concat([content, Buffer.from(`\n${row(LINES)}`)]),
    };
    expect((await send('files', longer, fields)).body).toMatchObject({ lines_new: 1, lines_known: LINES });
    expect(unwatch()).toBeLessThan(BLOCKED_MS_MAX);
  },
  PATIENCE,
);
