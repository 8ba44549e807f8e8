import { getEvidencePacket } from '#contract/evidence.ts';
import { getFileContent } from '#contract/files.ts';
import { packetFileName } from '#domain/disputes/evidence-file.ts';
import type { DisputeId, FileId } from '#domain/shared/ids.ts';
import { askSignedIn, call, downloadAddress, readJson } from '#web/api/client.ts';
import { failureOf, networkFailure } from '#web/api/failed-reply.ts';

const isFileId = (id: string): id is FileId => id.startsWith('file_');

/** Saves a file under its name, as the browser saves any download. */
export async function downloadFile(id: string, filename: string): Promise<void> {
  if (!isFileId(id)) throw new Error(`${id} is not the id of a file.`);
  const { content_type, file_content } = await call(getFileContent, { id });
  const bytes = Uint8Array.from(atob(file_content), (character) => character.charCodeAt(0));
  save(new Blob([bytes], { type: content_type }), filename);
}

/** The evidence as the bank reads it. A link would lead away from the page to where the reason stands when it fails. */
export async function downloadPacket(dispute_id: DisputeId): Promise<void> {
  const packet = await askSignedIn(getEvidencePacket, async () => {
    const reply = await fetch(downloadAddress(getEvidencePacket, { dispute_id })).catch((error: unknown) => {
      throw networkFailure(error, false);
    });
    if (!reply.ok) throw failureOf(reply.status, readJson(await reply.text()));
    return reply.blob();
  });
  save(packet, packetFileName(dispute_id));
}

function save(content: Blob, filename: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
