import { randomBytes } from 'node:crypto';
import type { ExportRecord } from '#contract/exports.ts';
import { fail } from '#contract/kit/errors.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { type BookKind, type FileKind, isBookKind } from '#domain/schedules/file-kind.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { type CalendarDate, type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { tellLive } from '../../events/tell-live.ts';
import type { FileRequest } from './file-request.ts';

/** What a file of the books holds. */
export type BookRequest = Readonly<{
  kind: BookKind;
  filters: Readonly<{ date_between: readonly [CalendarDate, CalendarDate]; format: string }>;
  columns: readonly never[];
}>;

type NewExport = (FileRequest | BookRequest) &
  Readonly<{
    user_id: number;
    locale: string;
    created: EpochSeconds;
    /** Which run of a schedule it is of, where nobody asked for it. */
    run_id?: number;
  }>;

export async function insertExport(
  db: Database,
  { created, columns, filters, ...rest }: NewExport,
): Promise<ExportId> {
  const id: ExportId = `exp_${randomBytes(16).toString('hex')}`;
  await db
    .insertInto('exports')
    .values({
      ...rest,
      id,
      filters: JSON.stringify(filters),
      columns: [...columns],
      link_secret: randomBytes(32),
      created: utcInstant(created),
    })
    .execute();
  return id;
}

/** An export of somebody else does not exist, as far as anybody can tell. */
export async function getExport(db: Database, id: ExportId, user_id: number): Promise<StoredExport> {
  const found = await db
    .selectFrom('exports')
    .select(['id', 'user_id', 'kind', 'filters', 'columns', 'locale', 'link_secret'])
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!found) throw fail('export_not_found');
  return found as StoredExport; // Written by `insertExport`, which takes a question that fits its kind.
}
type Kept = Readonly<{ id: ExportId; user_id: number; locale: string; link_secret: Buffer }>;
export type StoredList = FileRequest & Kept;
export type StoredBook = BookRequest & Kept;
export type StoredExport = StoredList | StoredBook;

export const isOfBooks = (record: StoredExport): record is StoredBook => isBookKind(record.kind);

/** For the mail: an export with the address of whoever asked for it, which no request can change, and what they may do now. */
export async function findExportWithOwner(db: Database, id: ExportId) {
  const found = await db
    .selectFrom('exports as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('roles as r', 'r.id', 'u.own_role_id')
    .select(['e.id', 'e.user_id', 'u.email', 'u.first_name', 'u.role', 'r.capabilities as own'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { email, first_name, role, own } = found;
  const capabilities = capabilitiesOf(role, own);
  return { record: await getExport(db, id, found.user_id), email, first_name, capabilities };
}

export async function listExports(
  db: Database,
  user_id: number,
  kinds: readonly FileKind[],
  { page, pagesize, export_id }: { page: number; pagesize: number; export_id?: ExportId | undefined },
): Promise<{ data: ExportRecord[]; total_count: number }> {
  const narrowed = export_id === undefined ? {} : { 'e.id': export_id };
  const data = await db
    .selectFrom('exports as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.id as export_id', 'kind', 'state', 'filters', 'columns', 'e.locale'])
    .select(['rows', 'bytes', 'sha256', 'downloads', 'e.created', 'finished', 'u.email as asked_by'])
    .select(({ eb }) => eb('e.user_id', '=', user_id).as('is_own'))
    .select(({ eb }) => eb('run_id', 'is not', null).as('is_scheduled'))
    .where('kind', 'in', kinds)
    .where(({ and }) => and(narrowed))
    .orderBy('e.created', 'desc')
    .orderBy('e.id', 'desc')
    .limit(pagesize)
    .offset((page - 1) * pagesize)
    .execute();
  const { total_count } = await db
    .selectFrom('exports as e')
    .select(({ fn }) => fn.countAll<number>().as('total_count'))
    .where('kind', 'in', kinds)
    .where(({ and }) => and(narrowed))
    .executeTakeFirstOrThrow();
  return {
    data: data.map((row) => ({
      ...row,
      is_own: Boolean(row.is_own),
      is_scheduled: Boolean(row.is_scheduled),
    })),
    total_count,
  };
}

/** Whoever looks at the export centre sees it move. */
const withLiveLine = async (db: Database, id: ExportId, written: Promise<unknown>): Promise<void> => {
  await written;
  await tellLive(db, 'export', [id]);
};

export const markStreaming = (db: Database, id: ExportId) =>
  withLiveLine(db, id, db.updateTable('exports').set({ state: 'streaming' }).where('id', '=', id).execute());

/** What broke off says nothing about an earlier download that was complete. */
export const markFailed = (db: Database, id: ExportId) =>
  withLiveLine(
    db,
    id,
    db
      .updateTable('exports')
      .set(({ eb }) => ({
        state: eb
          .case()
          .when('finished', 'is', null)
          .then('failed' as const)
          .else('finished' as const)
          .end(),
      }))
      .where('id', '=', id)
      .execute(),
  );

export type FileFacts = Readonly<{ rows: number | null; bytes: number; sha256: string }>;

export const markFinished = (db: Database, id: ExportId, facts: FileFacts, at: EpochSeconds) =>
  withLiveLine(
    db,
    id,
    db
      .updateTable('exports')
      .set(({ eb }) => ({
        ...facts,
        state: 'finished',
        downloads: eb('downloads', '+', 1),
        finished: utcInstant(at),
      }))
      .where('id', '=', id)
      .execute(),
  );
