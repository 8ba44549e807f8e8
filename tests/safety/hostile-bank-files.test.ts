import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankRoutes } from '#server/features/bank/bank-routes.ts';
import { crc32 } from '#server/foreign-files/crc32.ts';
import {
  camtStatement,
  chaseOverlap,
  chaseStatement,
  deutscheBankStatement,
  mt940Statement,
  ofxStatement,
  revolutStatement,
} from '../factories/bank-file.ts';
import { aForm } from '../factories/evidence-file.ts';
import { dice, mutated, type SeedFile } from '../factories/hostile-file.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { BLOCKED_MS_MAX, heapMb, watchLoop } from './watch-loop.ts';

const FILES = process.env.SAFETY_FULL ? 10_000 : 300;
const SEED = Number(process.env.FUZZ_SEED ?? 20261117);
const HEAP_GROWTH_MB_MAX = 32;
const LINES = 100_000;
const PATIENCE = 120_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: bankRoutes, env: { LOG_LEVEL: 'error' } });
}, PATIENCE);
afterAll(() => server.close());

const ANSWERS = { account_name: 'Checking', currency: 'usd', accept_difference: 'yes' };

async function send(
  to: 'preview' | 'files',
  { filename, content }: SeedFile,
  fields: Record<string, string> = ANSWERS,
) {
  const { accept_difference, ...others } = fields;
  const form = aForm(to === 'files' && accept_difference ? fields : others, { filename, content });
  const headers = { ...server.asAdministrator, ...form.headers };
  const url = `/wp-json/wc/v3/payments/bank/${to}`;
  const { status, text } = await server.inject({ ...form, method: 'POST', url, headers });
  return { status, body: JSON.parse(text) };
}
const countOf = async (table: 'bank_files' | 'bank_lines' | 'bank_statements') =>
  Number(
    (
      await server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst()
    )?.count,
  );
const countAll = async () => [
  await countOf('bank_files'),
  await countOf('bank_statements'),
  await countOf('bank_lines'),
];

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

/** Statements of every format, in every encoding they come in. */
function seeds(): readonly SeedFile[] {
  const file = (filename: string, content: string | Buffer) => ({ filename, content: Buffer.from(content) });
  const qif = '!Type:Bank\nD13/03/2026\nT1,300.50\nPStripe\nMPayout\n^\nD14/03/2026\nT-5.00\nPRent\n^\n';
  const utf16 = Buffer.from(`\ufeff${chaseStatement()}`, 'utf16le');
  return [
    file('a.xml', camtStatement('02')),
    file('b.xml', camtStatement('08')),
    file('c.sta', mt940Statement()),
    file('d.sta', mt940Statement().toString('latin1')),
    file('e.ofx', ofxStatement()),
    file('f.csv', chaseStatement()),
    file('g.csv', chaseOverlap()),
    file('h.csv', utf16),
    file('i.csv', deutscheBankStatement()),
    file('j.csv', Buffer.from(deutscheBankStatement().slice(1), 'latin1')),
    file('k.csv', revolutStatement()),
    file('l.qif', qif),
    file('m.zip', zipped(Buffer.from(camtStatement()))),
  ];
}

test(
  `${FILES} damaged statements are imported whole or not at all: no crash, no 5xx, no half`,
  async () => {
    for (const seed of seeds()) expect((await send('preview', seed)).body.state, seed.filename).toBe('ready');
    const roll = dice(SEED);
    const told = { imported: 0, refused: 0 };
    let before = await countAll();
    const heapBefore = heapMb();
    const unwatch = watchLoop();
    const all = seeds();
    for (let done = 0; done < FILES; done += 1) {
      const seed = all[roll(all.length)];
      if (!seed) throw new Error('a seed');
      const { status, body } = await send('files', mutated(seed, roll));
      const [files = 0, statements = 0, lines = 0] = before;
      const after = await countAll();
      if (status === 200) {
        told.imported += 1;
        expect(after[0]).toBe(files + 1);
        expect(after[1]).toBeGreaterThan(statements);
        // What was pending before is replaced, so booked lines are what can be counted.
        expect(body.lines_read).toBe(
          body.lines_new + body.lines_known + body.lines_pending + body.lines_refused,
        );
        expect((after[2] ?? 0) - lines).toBeLessThanOrEqual(body.lines_new + body.lines_pending);
        const kept = await server.db
          .selectFrom('bank_lines')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('file_id', '=', body.id)
          .where('status', '=', 'booked')
          .executeTakeFirst();
        expect(Number(kept?.count)).toBe(body.lines_new);
      } else {
        told.refused += 1;
        expect([status, body.message], JSON.stringify(body)).toEqual([
          expect.toSatisfy((each) => each < 500),
          expect.any(String),
        ]);
        expect(after).toEqual(before);
      }
      before = after;
    }
    expect(unwatch()).toBeLessThan(BLOCKED_MS_MAX);
    expect(heapMb() - heapBefore).toBeLessThan(HEAP_GROWTH_MB_MAX);
    process.stdout.write(`bank files: ${JSON.stringify(told)}\n`);
    expect(told.imported).toBeGreaterThan(0);
    expect(told.refused).toBeGreaterThan(0);
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
