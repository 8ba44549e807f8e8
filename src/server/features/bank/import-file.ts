import { sql } from 'kysely';
import type { BankFile } from '#contract/bank.ts';
import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { ReadStatement } from '../../foreign-files/statements/read-bank-file.ts';
import type { Context } from '../../http/route.ts';
import { enqueueMatching } from '../../jobs/enqueue-matching.ts';
import { findBankFile, findImported } from './bank-repository.ts';
import {
  accountOf,
  type ReadBankFile,
  readUpload,
  type SentBankFile,
  type UploadedBankFile,
} from './read-upload.ts';
import { keepNewLines, keepPendingLines, layLines } from './told-lines-repository.ts';

type Importing = SentBankFile & Readonly<{ accept_difference?: 'yes' | undefined }>;

/** Somebody who imports, or the system for a file in the folder. */
type Importer = Pick<Context, 'db' | 'foreignFiles' | 'actor' | 'now' | 'ip'>;

/** All of a file in one transaction, or nothing of it. */
export async function importFile(context: Importer, sent: Importing): Promise<BankFile> {
  const uploaded = await readUpload(context, sent);
  const read = wholeFile(uploaded, sent.accept_difference === 'yes');
  const id = await context.db
    .transaction()
    .execute((trx) => keepFile(trx, context, { uploaded, read, sent }));
  const file = await findBankFile(context.db, id);
  assert(file, 'what was just imported is there');
  return file;
}

/** A file that says everything, of which every line can be read, and that adds up, unless somebody takes it as it is. */
function wholeFile({ read }: UploadedBankFile, acceptsDifference: boolean): ReadBankFile {
  if (read.kind === 'refused') throw fail('bank_file_refused', { problem: read.problem, line: read.line });
  if (read.kind === 'asks') throw fail('bank_file_asks', { asks: read.asks });
  const [first] = read.unreadable;
  if (first) throw fail('bank_file_unreadable', { count: read.unreadableCount, line: first.lineNumber });
  const off = read.statements.find(({ difference }) => difference !== null && difference !== 0);
  if (off && !acceptsDifference)
    throw fail('bank_file_difference', { difference: off.difference ?? 0, currency: off.currency });
  return read;
}

type Kept = Readonly<{ uploaded: UploadedBankFile; read: ReadBankFile; sent: Importing }>;

/**
 * The file comes first: of two who import the same, one waits here and hears that it is done. Then the accounts are locked in
 * the order of their numbers, so that of two overlapping files the second sees every line of the first.
 */
async function keepFile(trx: Database, context: Importer, kept: Kept): Promise<number> {
  const { read, uploaded } = kept;
  const fileId = await insertFile(trx, context, kept);
  const accountIds = await lockAccounts(trx, context, kept);
  const periods = read.statements.map(({ from, to }, index) => ({
    account_id: accountIds[index] ?? null,
    from,
    to,
  }));
  const counts = await layLines(trx, read.lines, periods);
  await insertStatements(trx, fileId, read.statements, accountIds);
  await keepNewLines(trx, fileId);
  await keepPendingLines(trx, fileId);
  const lines = {
    lines_read: counts.new + counts.known + counts.pending + read.repeated + read.refused,
    lines_new: counts.new,
    lines_known: counts.known + read.repeated,
    lines_pending: counts.pending,
    lines_refused: read.refused,
  };
  await trx.updateTable('bank_files').set(lines).where('id', '=', fileId).execute();
  if (uploaded.chosen) await remember(trx, context, kept, accountIds);
  await audit(trx, context, kept, { fileId, lines });
  await enqueueMatching(trx);
  return fileId;
}

async function insertFile(
  trx: Database,
  { actor, now }: Importer,
  { uploaded, read }: Kept,
): Promise<number> {
  const counted = { lines_read: 0, lines_new: 0, lines_known: 0, lines_pending: 0, lines_refused: 0 };
  const made = await trx
    .insertInto('bank_files')
    .values({
      ...{ sha256: read.sha256, name: uploaded.name, size: uploaded.size, format: read.format },
      ...{ encoding: read.encoding, imported: utcInstant(now()), imported_by: actor.user_id || null },
      ...counted,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const known = await findImported(trx, read.sha256);
  throw fail('bank_file_imported', { name: known?.name ?? uploaded.name, imported: known?.imported ?? '' });
}

/** The account of each statement, made where it is not there yet, and nobody else's until the commit. */
async function lockAccounts(trx: Database, { now }: Importer, { read, uploaded }: Kept): Promise<number[]> {
  const named = read.statements.map((statement) => accountOf(statement, uploaded.chosen));
  const wanted = new Map(named.flatMap((one) => (one ? [[one.key, one] as const] : [])));
  // In one order, so that two who make the same accounts never wait for each other.
  for (const { key, name, currency } of [...wanted.values()].sort((one, other) =>
    one.key < other.key ? -1 : 1,
  ))
    await trx
      .insertInto('bank_accounts')
      .values({ account_key: key, name, currency, made: utcInstant(now()) })
      .onConflict((conflict) => conflict.column('account_key').doNothing())
      .execute();
  const locked = await trx
    .selectFrom('bank_accounts')
    .select(['id', 'account_key'])
    .where('account_key', 'in', [...wanted.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  return named.map((one) => {
    const account = locked.find(({ account_key }) => account_key === one?.key);
    assert(account, 'every statement of a file that is imported has its account');
    return account.id;
  });
}

async function insertStatements(
  trx: Database,
  file_id: number,
  statements: readonly ReadStatement[],
  accountIds: readonly number[],
): Promise<void> {
  const rows = statements.map(({ sequence, from, to, opening, closing, difference }, index) => ({
    ...{ number: index + 1, account_id: accountIds[index], sequence, period_from: from, period_to: to },
    ...{ opening, closing, difference },
  }));
  await sql`insert into bank_statements (file_id, number, account_id, sequence, period_from, period_to, opening, closing, difference)
    select ${file_id}, number, account_id, sequence, period_from, period_to, opening, closing, difference
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (number int, account_id bigint, sequence text,
      period_from date, period_to date, opening bigint, closing bigint, difference bigint)`.execute(trx);
}

/** What was said about this kind of file is said again for the next one. */
async function remember(
  trx: Database,
  { now }: Importer,
  { read, sent }: Kept,
  accountIds: readonly number[],
): Promise<void> {
  const row = {
    mapping: JSON.stringify(sent.mapping ?? null),
    account_id: accountIds[0] ?? null,
    saved: utcInstant(now()),
  };
  await trx
    .insertInto('bank_mappings')
    .values({ signature: read.signature, ...row })
    .onConflict((conflict) => conflict.column('signature').doUpdateSet(row))
    .execute();
}

async function audit(
  trx: Database,
  { actor, now, ip }: Importer,
  { uploaded, read, sent }: Kept,
  { fileId, lines }: Readonly<{ fileId: number; lines: object }>,
): Promise<void> {
  const differences = read.statements
    .filter(({ difference }) => difference)
    .map(({ difference }) => difference);
  await writeAudit(trx, {
    ...authorOf({ actor, ip }),
    at: utcInstant(now()),
    ...{ action: 'bank.import', object_kind: 'bank_file', object_id: String(fileId) },
    after: {
      ...{ name: uploaded.name, sha256: read.sha256, format: read.format, ...lines },
      ...(sent.accept_difference && differences.length > 0 && { accepted_differences: differences }),
    },
    result: 'succeeded',
  });
}
