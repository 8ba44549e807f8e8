import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/test-database.ts';
import { SEAL_BYTES, sealOf } from './backup-format.ts';
import { type BackupTrust, verifyBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const KEY = randomBytes(32);

let folder: string;
let file: string;
let whole: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'damage-'));
  file = path.join(folder, 'good.backup.gz');
  const database = await createTestDatabase();
  await database.pool.query(
    `insert into customers (id, name, email, country, created)
     select n, 'Customer ' || n, md5(n::text), 'DE', '2026-01-01' from generate_series(1, 300) n`,
  );
  const client = new pg.Client(database.connection);
  await client.connect();
  await writeBackup(client, file, KEY);
  await client.end();
  await database.drop();
  whole = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

const verify = (bytes: Buffer, trust: Partial<BackupTrust> = {}) => {
  const damaged = path.join(folder, 'damaged.backup.gz');
  writeFileSync(damaged, bytes);
  return verifyBackup(damaged, { key: KEY, ...trust });
};

/** A file whose text was changed by somebody who has this key. */
function sealAnew(change: (text: string) => string, key = KEY): Buffer {
  const text = gunzipSync(whole)
    .toString()
    .replace(/-- hmac-sha256 .*\n$/, '');
  const changed = change(text);
  expect(changed).not.toBe(text);
  const body = gzipSync(changed);
  return Buffer.concat([body, sealOf(createHmac('sha256', key).update(body).digest('hex'))]);
}

test('the file as it was written is accepted', async () => {
  const { header } = await verify(whole);
  expect(header.tables.find((table) => table.name === 'customers')).toMatchObject({
    schema: 'public',
    rows: 300,
  });
});

test('one changed bit is enough to refuse it', async () => {
  const spread = Array.from({ length: 20 }, (_, turn) => Math.floor((turn * (whole.length - 1)) / 19));
  // Also the bytes that gzip itself would pass over, and the ones around the seal.
  for (const at of [...spread, 4, 8, 9, whole.length - SEAL_BYTES - 1, whole.length - 2]) {
    const flipped = Buffer.from(whole);
    flipped[at] = (whole[at] ?? 0) ^ (1 << (at % 8));
    await expect(verify(flipped), `byte ${at}`).rejects.toThrow(
      /is not as it was sealed: .* The database was not touched\./,
    );
  }
});

test('a file cut short is refused', async () => {
  for (const size of [
    whole.length - 1,
    whole.length - SEAL_BYTES,
    whole.length >> 1,
    SEAL_BYTES + 1,
    SEAL_BYTES,
    50,
    1,
    0,
  ]) {
    await expect(verify(whole.subarray(0, size)), `${size} bytes`).rejects.toThrow('is not as it was sealed');
  }
});

test('a file that grew is refused', async () => {
  await expect(verify(Buffer.concat([whole, Buffer.from('x')]))).rejects.toThrow('is not as it was sealed');
  await expect(verify(Buffer.concat([whole, whole]))).rejects.toThrow('is not as it was sealed');
});

test.each([
  [
    'a row too many',
    (text: string) => text.replace(/\n1\tCustomer/, '\n301\tA\tB\tDE\t2026-01-01\n1\tCustomer'),
    'the rows of public.customers',
  ],
  [
    'another value',
    (text: string) => text.replace('\tCustomer 7\t', '\tCustomer 8\t'),
    'the rows of public.customers',
  ],
  [
    'a table less',
    (text: string) => text.replace(/copy "public"."orders"[\s\S]*?-- table .*\n/, ''),
    'public.orders is missing',
  ],
  ['no end', (text: string) => text.replace('-- end of backup\n', ''), 'its end is missing'],
  ['only a beginning', (text: string) => text.slice(0, text.indexOf('\tCustomer 7\t')), 'it ends too early'],
  ['another kind of text', () => 'hello\n', 'it is not a backup of Countinghouse'],
  [
    'a header of another shape',
    (text: string) => text.replace('"tables":', '"tabels":'),
    'it is not a backup of Countinghouse',
  ],
  [
    'a later format',
    (text: string) => text.replace('"version":1', '"version":2'),
    'has the format 2; this release reads 1. Use a newer release.',
  ],
])('a well-sealed file with %s is refused', async (_, change, reason) => {
  await expect(verify(sealAnew(change))).rejects.toThrow(reason);
});

test('a file that does not exist is told by name', async () => {
  const missing = path.join(folder, 'missing');
  await expect(verifyBackup(missing, { key: KEY })).rejects.toThrow(
    `The backup ${missing} cannot be read (ENOENT).`,
  );
});

describe('a file that was changed by somebody without the key', () => {
  const anotherName = (text: string) => {
    const changed = text.replace('\tCustomer 7\t', '\tAn administrator\t');
    const rows = /copy "public"."customers" .*;\n([\s\S]*?)\\\.\n-- table .*\n/.exec(changed)?.[1] ?? '';
    const sha256 = createHash('sha256').update(rows).digest('hex');
    return changed.replace(
      /(copy "public"."customers" [\s\S]*?\\\.\n)-- table .*\n/,
      `$1-- table {"rows":300,"sha256":"${sha256}"}\n`,
    );
  };

  test('is refused however well it is sealed, and the sentence says how to force it', async () => {
    const resealed = sealAnew(anotherName, randomBytes(32));
    await expect(verify(resealed)).rejects.toThrow(
      /is not as it was sealed: .*add --force-unsealed damaged\.backup\.gz$/,
    );
    await expect(verify(resealed, { forcedName: 'another.backup.gz' })).rejects.toThrow('is not as it was');
    const forced = await verify(resealed, { forcedName: 'damaged.backup.gz' });
    expect(forced.sealed).toBe(false);
    expect((await verify(sealAnew(anotherName))).sealed).toBe(true); // Only the key was in the way.
  });

  test('is refused where there is no key to check it with', async () => {
    await expect(verify(whole, { key: undefined })).rejects.toThrow('there is no key for it here');
    expect(await verify(whole, { key: undefined, forcedName: 'damaged.backup.gz' })).toMatchObject({
      sealed: false,
    });
  });

  test('that is broken is refused even when it is forced', async () => {
    const forced = { forcedName: 'damaged.backup.gz' };
    await expect(verify(whole.subarray(0, whole.length >> 1), forced)).rejects.toThrow('is damaged');
    const stranger = sealAnew((text) => text.replace('\tCustomer 7\t', '\tCustomer 8\t'), randomBytes(32));
    await expect(verify(stranger, forced)).rejects.toThrow('the rows of public.customers');
  });
});
