import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

/**
 * A backup is gzipped text that also a person can read: a header line, then for each table a `copy` statement, its rows,
 * the end mark and a line with their number and checksum. A second gzip member of fixed length seals the bytes before it
 * with a key that is not in the file.
 */
export const FORMAT_VERSION = 1;
export const HEADER_MARK = '-- countinghouse backup ';
export const TABLE_END_MARK = '-- table ';
export const END_OF_ROWS = '\\.\n';
export const END_OF_BACKUP = '-- end of backup';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
});
export type BackupTable = z.output<typeof table>;

const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  last_value: z.string(),
  is_called: z.boolean(),
});
export type BackupSequence = z.output<typeof sequence>;

export const backupHeader = z.object({
  version: z.literal(FORMAT_VERSION),
  created: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  sequences: z.array(sequence),
});
export type BackupHeader = z.output<typeof backupHeader>;

/** Readable before the rest, to tell a backup of a later release from a damaged one. */
export const backupVersion = z.object({ version: z.int() });

export const tableEnd = z.object({ rows: z.int(), sha256: z.string() });

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualifiedName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnList = ({ columns }: BackupTable): string => columns.map(quoted).join(', ');
export const copyStatement = (from: BackupTable): string =>
  `copy ${qualifiedName(from)} (${columnList(from)}) from stdin`;

/** The closing member. Its header is spelled out, because compressors differ in two bytes that mean nothing. */
export function sealOf(hmac: string): Buffer {
  const member = gzipSync(`-- hmac-sha256 ${hmac}\n`, { level: 0 });
  member[8] = 0;
  member[9] = 0xff;
  return member;
}
export const SEAL_BYTES = sealOf('0'.repeat(64)).length;

/** Makes dates, numbers and bytes read the same whatever the server's settings are. */
export const PLAIN_TEXT_SETTINGS = `
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'iso_8601';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set client_encoding = 'UTF8';
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set lock_timeout = '15s'`;
