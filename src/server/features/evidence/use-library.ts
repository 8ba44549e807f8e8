import type { keepInLibrary as keep, LibraryEntry, takeFromLibrary as take } from '#contract/evidence.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { isFileField } from '#domain/disputes/evidence-fields.ts';
import { EVIDENCE_FILES_BYTES_MAX } from '#domain/disputes/evidence-limits.ts';
import type { Actor } from '../../deps.ts';
import { type AttachedFile, attachFile, keepRoom, listAttached } from '../files/evidence-file-repository.ts';
import { countUse, findEntry, insertEntry, LIBRARY_ENTRIES_MAX } from './library-repository.ts';
import { type DeskDeps, getDispute } from './open-desk.ts';

const NO_FILE = { file_id: null, filename: null, size: null, pages: null };

/** Keeps words, or the file that stands in a field. The provider holds the file; only its name is kept here. */
export async function keepInLibrary(
  deps: DeskDeps & Readonly<{ actor: Actor }>,
  { dispute_id, title, field, body }: Received<typeof keep>,
): Promise<LibraryEntry> {
  const created_by = deps.actor.user_id === 0 ? null : deps.actor.user_id;
  const entry = { title, field, body: body ?? null, created_by, ...NO_FILE };
  const attached = await listAttached(deps.db, { provider: deps.provider.name, dispute_id });
  const file = attached.find((one) => one.field === field);
  if (body === undefined && !file) throw fail('resource_missing', { kind: 'file', id: field });
  const inserted = await insertEntry(deps.db, body === undefined ? { ...entry, ...file } : entry, deps.now());
  if (!inserted) throw fail('library_full', { most: LIBRARY_ENTRIES_MAX });
  return inserted;
}

type Taken = { body: string | null; file: AttachedFile | null };

export async function takeFromLibrary(
  deps: DeskDeps,
  { id, dispute_id, field }: Received<typeof take>,
): Promise<Taken> {
  const entry = await findEntry(deps.db, id);
  if (!entry) throw fail('resource_missing', { kind: 'text', id: String(id) });
  const { status } = await getDispute(deps, dispute_id);
  if (!isAwaitingResponse(status)) throw fail('dispute_not_actionable', { status });
  const { file_id, filename, size, pages } = entry;
  if (file_id !== null && !isFileField(field))
    throw fail('rest_invalid_param', { params: { field: 'Expected a field that takes a file' } });
  if (file_id !== null && filename !== null && size !== null) {
    const place = { provider: deps.provider.name, dispute_id, field };
    const inserted = await keepRoom(deps, place, { filename, size, pages });
    if ('used_bytes' in inserted) {
      const limit_bytes = EVIDENCE_FILES_BYTES_MAX;
      throw fail('evidence_files_too_large', { limit_bytes, used_bytes: inserted.used_bytes });
    }
    await attachFile(deps, place, { id: inserted.id, file_id });
  }
  await countUse(deps.db, id);
  const file = file_id !== null && filename !== null && size !== null;
  return { body: entry.body, file: file ? { field, file_id, filename, size, pages } : null };
}
