import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { BackupError, codeOf } from '../database-errors.ts';
import {
  type BackupHeader,
  type BackupTable,
  backupHeader,
  backupVersion,
  copyStatement,
  END_OF_BACKUP,
  FORMAT_VERSION,
  HEADER_MARK,
  SEAL_BYTES,
  sealOf,
  TABLE_END_MARK,
  tableEnd,
} from './backup-format.ts';
import { type BackupLines, readLines } from './backup-lines.ts';

/** Takes the rows of one table, in whole lines of COPY text. */
export type TakeTable = (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<void>;

/** A file that was read from end to end and found whole; only `verifyBackup` makes one. */
export type VerifiedBackup = Readonly<{
  file: string;
  header: BackupHeader;
  /** False for a file that was let in by its name alone: anybody may have written it. */
  sealed: boolean;
}>;

/** Whom to believe: whoever had the key, else whoever restores and names the very file. */
export type BackupTrust = Readonly<{ key: Buffer | undefined; forcedName?: string }>;

/** Reads the whole file and checks all of it, without touching any database. */
export async function verifyBackup(file: string, { key, forcedName }: BackupTrust): Promise<VerifiedBackup> {
  const sealed = await isSealed(file, key);
  if (!sealed && forcedName !== path.basename(file)) throw unsealed(file, key);
  const header = await readBackup(file, async (_, rows) => {
    for await (const _chunk of rows);
  });
  return { file, header, sealed };
}

/** Hands out table after table; throws when one does not hold exactly the rows that were written. */
export async function readBackup(file: string, takeTable: TakeTable): Promise<BackupHeader> {
  const lines = readLines(gunzip(file), () => damaged(file, 'it ends too early'));
  const header = parseHeader(file, await lines.next());
  for (const table of header.tables) await readTable(file, lines, table, takeTable);
  if ((await lines.next()) !== END_OF_BACKUP) throw damaged(file, 'its end is missing');
  return header;
}

async function readTable(
  file: string,
  lines: BackupLines,
  table: BackupTable,
  take: TakeTable,
): Promise<void> {
  const name = `${table.schema}.${table.name}`;
  if ((await lines.next()) !== `${copyStatement(table)};`)
    throw damaged(file, `the table ${name} is missing`);
  const hash = createHash('sha256');
  let count = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of lines.rows()) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count++;
      yield chunk;
    }
  }
  await take(table, counted());
  const end = parseAfter(file, TABLE_END_MARK, await lines.next(), tableEnd);
  if (end.sha256 !== hash.digest('hex') || end.rows !== count || table.rows !== count) {
    throw damaged(file, `the rows of ${name} are not the ones that were written`);
  }
}

/** Compares the file's last bytes with the seal of all before them: one changed, missing or added byte shows. */
async function isSealed(file: string, key: Buffer | undefined): Promise<boolean> {
  const handle = await open(file, 'r').catch((error) => {
    throw new BackupError(`The backup ${file} cannot be read (${codeOf(error)}).`);
  });
  try {
    const { size } = await handle.stat();
    if (key === undefined || size <= SEAL_BYTES) return false;
    const hmac = createHmac('sha256', key);
    const sealed = handle.createReadStream({
      end: size - SEAL_BYTES - 1,
      autoClose: false,
      highWaterMark: 1 << 20,
    });
    for await (const chunk of sealed) hmac.update(chunk);
    const seal = Buffer.alloc(SEAL_BYTES);
    await handle.read(seal, 0, SEAL_BYTES, size - SEAL_BYTES);
    return seal.equals(sealOf(hmac.digest('hex')));
  } finally {
    await handle.close();
  }
}

async function* gunzip(file: string): AsyncGenerator<Buffer> {
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.once('error', (error) => text.destroy(error));
  try {
    for await (const chunk of bytes.pipe(text)) yield chunk;
  } catch (error) {
    throw damaged(file, `it cannot be unpacked (${codeOf(error)})`);
  } finally {
    bytes.destroy();
    text.destroy();
  }
}

function parseHeader(file: string, line: string): BackupHeader {
  const { version } = parseAfter(file, HEADER_MARK, line, backupVersion);
  if (version !== FORMAT_VERSION) {
    throw new BackupError(
      `The backup ${file} has the format ${version}; this release reads ${FORMAT_VERSION}. Use a newer release.`,
    );
  }
  return parseAfter(file, HEADER_MARK, line, backupHeader);
}

function parseAfter<Schema extends z.ZodMiniType>(
  file: string,
  mark: string,
  line: string,
  schema: Schema,
): z.output<Schema> {
  try {
    if (line.startsWith(mark)) return schema.parse(JSON.parse(line.slice(mark.length)));
  } catch {
    // Told below, like a line without its mark.
  }
  throw damaged(file, 'it is not a backup of Countinghouse, or a part is unreadable');
}

const unsealed = (file: string, key: Buffer | undefined): BackupError =>
  new BackupError(
    (key === undefined
      ? `The seal of the backup ${file} cannot be checked, because there is no key for it here. `
      : `The backup ${file} is not as it was sealed: it was damaged or changed, or made where the key is another. `) +
      'The database was not touched. Set BACKUP_KEY_FILE to the key of the store that made it, or, if you know that ' +
      `nobody changed it, add --force-unsealed ${path.basename(file)}`,
  );

const damaged = (file: string, what: string): BackupError =>
  new BackupError(`The backup ${file} is damaged: ${what}. The database was not touched.`);
