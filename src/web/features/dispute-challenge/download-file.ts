import { getFileContent } from '#contract/files.ts';
import type { FileId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';

const isFileId = (id: string): id is FileId => id.startsWith('file_');

/** Saves a file under its name, as the browser saves any download. */
export async function downloadFile(id: string, filename: string): Promise<void> {
  if (!isFileId(id)) throw new Error(`${id} is not the id of a file.`);
  const { content_type, file_content } = await call(getFileContent, { id });
  const bytes = Uint8Array.from(atob(file_content), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: content_type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
