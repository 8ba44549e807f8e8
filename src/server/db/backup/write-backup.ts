import { createHash, createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from '../database-errors.ts';
import { describeContents } from './backup-contents.ts';
import {
  type BackupHeader,
  type BackupTable,
  columnList,
  copyStatement,
  END_OF_BACKUP,
  END_OF_ROWS,
  HEADER_MARK,
  PLAIN_TEXT_SETTINGS,
  qualifiedName,
  sealOf,
  TABLE_END_MARK,
} from './backup-format.ts';

export type WrittenBackup = Readonly<{ header: BackupHeader; sizeBytes: number }>;

/** Writes one snapshot of the database to one file, while others go on reading and writing. The file appears only when whole. */
export async function writeBackup(client: pg.ClientBase, file: string, key: Buffer): Promise<WrittenBackup> {
  if (existsSync(file))
    throw new BackupError(`${file} already exists and was left as it is. Choose another name.`);
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    await client.query(PLAIN_TEXT_SETTINGS);
    await client.query('begin isolation level repeatable read read only');
    const header = await describeContents(client);
    const sizeBytes = await writeSealed(unfinished, backupText(client, header), key);
    await client.query('commit');
    await putInPlace(unfinished, file);
    return { header, sizeBytes };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* backupText(client: pg.ClientBase, header: BackupHeader): AsyncGenerator<Buffer | string> {
  yield `${HEADER_MARK}${JSON.stringify(header)}\n`;
  for (const table of header.tables) yield* tableText(client, table);
  yield `${END_OF_BACKUP}\n`;
}

async function* tableText(client: pg.ClientBase, table: BackupTable): AsyncGenerator<Buffer | string> {
  yield `${copyStatement(table)};\n`;
  const hash = createHash('sha256');
  const rows = client.query(
    copyTo(`copy (select ${columnList(table)} from ${qualifiedName(table)}) to stdout`),
  );
  for await (const chunk of rows) {
    hash.update(chunk);
    yield chunk;
  }
  yield END_OF_ROWS;
  yield `${TABLE_END_MARK}${JSON.stringify({ rows: table.rows, sha256: hash.digest('hex') })}\n`;
}

/** For its owner's eyes only: it holds customers and password hashes. */
async function writeSealed(file: string, text: AsyncIterable<Buffer | string>, key: Buffer): Promise<number> {
  const handle = await open(file, 'w', 0o600);
  try {
    const seal = createHmac('sha256', key);
    await pipeline(Readable.from(text, { objectMode: false }), createGzip({ level: 4 }), async (bytes) => {
      for await (const chunk of bytes) {
        seal.update(chunk);
        await handle.writeFile(chunk);
      }
    });
    await handle.writeFile(sealOf(seal.digest('hex')));
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

async function putInPlace(unfinished: string, file: string): Promise<void> {
  await rename(unfinished, file);
  const folder = await open(path.dirname(file), 'r');
  await folder.sync(); // Only now does the name survive a power cut.
  await folder.close();
}
