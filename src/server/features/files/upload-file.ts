import type { uploadFile as endpoint } from '#contract/files.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { AppError, fail } from '#contract/kit/errors.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { type EvidenceKey, isFileField } from '#domain/disputes/evidence-fields.ts';
import { safeFileName } from '#domain/disputes/evidence-file.ts';
import { EVIDENCE_FILES_BYTES_MAX } from '#domain/disputes/evidence-limits.ts';
import { EVIDENCE_PURPOSE } from '#domain/disputes/evidence-problems.ts';
import type { FileUpload } from '#provider/payment-provider.ts';
import type { ProviderFile } from '#provider/provider-objects.ts';
import { callerName } from '../../access/caller-name.ts';
import { codeOf, DISK_FULL } from '../../db/database-errors.ts';
import type { Context } from '../../http/route.ts';
import { attachFile, giveRoomBack, keepRoom } from './evidence-file-repository.ts';
import { notePublicFile } from './public-file-repository.ts';

type Uploading = Pick<Context, 'db' | 'provider' | 'foreignFiles' | 'now' | 'actor'>;

/** What a file is for decides who may see it: these stand in the shop. */
const PUBLIC_PURPOSES: readonly string[] = ['business_logo', 'business_icon'];
export const isPublicPurpose = (purpose: string): boolean => PUBLIC_PURPOSES.includes(purpose);

/** Checks a file from its name to its last byte, keeps room for it, and hands it to the provider. */
export async function uploadFile(
  deps: Uploading,
  { file, purpose, dispute_id, field, pages }: Received<typeof endpoint>,
): Promise<ProviderFile> {
  const content = file.bytes();
  const filename = safeFileName(file.filename);
  const checked = await deps.foreignFiles.check(callerName(deps.actor), filename, content);
  if ('problem' in checked) throw fail('file_not_acceptable', { problem: checked.problem });
  const upload: FileUpload = { purpose, filename, type: checked.type, content };
  if (dispute_id === undefined) {
    const taken = await handOver(deps, upload);
    if (isPublicPurpose(purpose)) await notePublicFile(deps, taken.id);
    return taken;
  }

  if (purpose !== EVIDENCE_PURPOSE)
    throw fail('rest_invalid_param', { params: { purpose: 'Expected evidence for a dispute' } });
  const place = { provider: deps.provider.name, dispute_id, field: fileFieldOf(field) };
  const dispute = await deps.provider.findObject('dispute', dispute_id);
  if (!dispute) throw fail('resource_missing', { kind: 'dispute', id: dispute_id });
  if (!isAwaitingResponse(dispute.status)) throw fail('dispute_not_actionable', { status: dispute.status });
  const room = await keepRoom(deps, place, { filename, size: content.byteLength, pages: pages ?? null });
  if ('used_bytes' in room) {
    const limit_bytes = EVIDENCE_FILES_BYTES_MAX;
    throw fail('evidence_files_too_large', { limit_bytes, used_bytes: room.used_bytes });
  }
  try {
    const taken = await handOver(deps, upload);
    await attachFile(deps, place, { id: room.id, file_id: taken.id });
    return taken;
  } catch (error) {
    await giveRoomBack(deps, room.id);
    throw error;
  }
}

function fileFieldOf(field: string | undefined): EvidenceKey {
  if (field !== undefined && isFileField(field)) return field;
  throw fail('rest_invalid_param', { params: { field: 'Expected a field that takes a file' } });
}

/** A file twice at the provider does no harm, so an upload whose answer was lost may simply be tried again. */
async function handOver(deps: Uploading, upload: FileUpload): Promise<ProviderFile> {
  try {
    return await deps.provider.uploadFile(upload);
  } catch (error) {
    if (codeOf(error) === DISK_FULL) throw error;
    const upstream_status = error instanceof AppError && error.status >= 400 ? error.status : 502;
    throw fail('wcpay_evidence_file_upload_error', { upstream_status });
  }
}
