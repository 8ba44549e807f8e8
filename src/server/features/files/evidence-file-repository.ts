import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import { EVIDENCE_FILES_BYTES_MAX, exceedsFileLimit, tooLong } from '#domain/disputes/evidence-limits.ts';
import {
  EVIDENCE_PURPOSE,
  evidenceProblems,
  type FileFacts,
  type FilesFound,
  filesToLookUp,
  type SentAnswer,
  type StoredAnswer,
} from '#domain/disputes/evidence-problems.ts';
import { epochSeconds, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

export type Place = Readonly<{ provider: string; dispute_id: string; field: string }>;
export type AttachedFile = Readonly<{
  field: string;
  file_id: string;
  filename: string;
  size: number;
  pages: number | null;
}>;
export type NewFile = Readonly<{ filename: string; size: number; pages: number | null }>;

/** A process that died in the middle of an upload must not take room for ever. */
const KEPT_FOR_S = 10 * MINUTE_S;

/** Whoever changes the files of a dispute waits for whoever is just doing so. */
export const lockFiles = (trx: Database, { provider, dispute_id }: Omit<Place, 'field'>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`evidence_files ${provider} ${dispute_id}`}, 0))`.execute(
    trx,
  );

/** Room a dispute's files take, those on their way included; of two files for one field the larger counts. */
async function usedBytes(
  trx: Database,
  { provider, dispute_id, field }: Place,
  size: number,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::int8 as bytes from (
      select max(size) as bytes from (
        select field, size from evidence_files where provider = ${provider} and dispute_id = ${dispute_id}
          and not (field = ${field} and file_id is not null)
        union all select ${field}, ${size}::int8
      ) as files group by field
    ) as fields`.execute(trx);
  return rows[0]?.bytes ?? 0;
}

export type Kept = Readonly<{ id: number }> | Readonly<{ used_bytes: number }>;

/** Keeps room for a file that is about to be handed over, if there is room. Two at the same moment never share it. */
export const keepRoom = ({ db, now }: Pick<Deps, 'db' | 'now'>, place: Place, file: NewFile): Promise<Kept> =>
  db.transaction().execute(async (trx) => {
    await lockFiles(trx, place);
    await trx
      .deleteFrom('evidence_files')
      .where('provider', '=', place.provider)
      .where('dispute_id', '=', place.dispute_id)
      .where('file_id', 'is', null)
      .where('at', '<', utcInstant(epochSeconds(now() - KEPT_FOR_S)))
      .execute();
    const used_bytes = await usedBytes(trx, place, file.size);
    if (used_bytes > EVIDENCE_FILES_BYTES_MAX) return { used_bytes };
    return trx
      .insertInto('evidence_files')
      .values({ ...place, ...file, at: utcInstant(now()) })
      .returning('id')
      .executeTakeFirstOrThrow();
  });

export const giveRoomBack = ({ db }: Pick<Deps, 'db'>, id: number): Promise<unknown> =>
  db.deleteFrom('evidence_files').where('id', '=', id).where('file_id', 'is', null).execute();

/** The file takes its place; one that was there before makes room. */
export const attachFile = (
  { db }: Pick<Deps, 'db'>,
  place: Place,
  { id, file_id }: Readonly<{ id: number; file_id: string }>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockFiles(trx, place);
    await detach(trx, place);
    await trx.updateTable('evidence_files').set({ file_id }).where('id', '=', id).execute();
  });

const detach = (trx: Database, { provider, dispute_id, field }: Place): Promise<unknown> =>
  trx
    .deleteFrom('evidence_files')
    .where('provider', '=', provider)
    .where('dispute_id', '=', dispute_id)
    .where('field', '=', field)
    .where('file_id', 'is not', null)
    .execute();

export const detachFile = ({ db }: Pick<Deps, 'db'>, place: Place): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockFiles(trx, place);
    await detach(trx, place);
  });

/** A file that is already there and was never counted; whoever came first stays. */
export const trackFile = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  place: Place,
  file: NewFile & Readonly<{ file_id: string }>,
): Promise<unknown> =>
  db
    .insertInto('evidence_files')
    .values({ ...place, ...file, at: utcInstant(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The files of a dispute are known here; of any other id the provider says whether it is one of its files, and what for. */
async function findFiles(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  dispute_id: string,
  ids: readonly string[],
): Promise<FilesFound> {
  if (ids.length === 0) return new Map();
  const found = new Map<string, FileFacts>();
  for (const { file_id, size } of await listAttached(db, { provider: provider.name, dispute_id }))
    found.set(file_id, { purpose: EVIDENCE_PURPOSE, size });
  for (const id of ids) {
    const file = found.get(id) ?? (await provider.findObject('file', id));
    if (file) found.set(id, file);
  }
  return new Map([...found].filter(([id]) => ids.includes(id)));
}

/** Refuses evidence that no bank could read, with the name of each field, before anything is written or sent. */
export async function checkEvidence(
  deps: Pick<Deps, 'db' | 'provider'>,
  dispute_id: string,
  sent: SentAnswer,
  stored: StoredAnswer,
): Promise<void> {
  const ids = filesToLookUp(sent.evidence, stored.evidence);
  const files = await findFiles(deps, dispute_id, ids);
  const params = evidenceProblems(sent, stored, files);
  if (Object.keys(params).length > 0) throw fail('rest_invalid_param', { params });
  const limit = tooLong({ ...stored.evidence, ...sent.evidence });
  if (limit !== undefined) throw fail('evidence_too_long', { limit });
  const sizes = [...files.values()].map(({ size }) => size);
  if (!exceedsFileLimit(sizes)) return;
  const used_bytes = sizes.reduce((sum, size) => sum + size, 0);
  throw fail('evidence_files_too_large', { limit_bytes: EVIDENCE_FILES_BYTES_MAX, used_bytes });
}

/** The files a dispute has now, by field. */
export async function listAttached(
  db: Database,
  { provider, dispute_id }: Omit<Place, 'field'>,
): Promise<readonly AttachedFile[]> {
  const rows = await db
    .selectFrom('evidence_files')
    .select(['field', 'file_id', 'filename', 'size', 'pages'])
    .where('provider', '=', provider)
    .where('dispute_id', '=', dispute_id)
    .where('file_id', 'is not', null)
    .orderBy('field')
    .execute();
  return rows.map((row) => ({ ...row, file_id: row.file_id ?? '' }));
}
