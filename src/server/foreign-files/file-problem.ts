import { fileTypeFromBuffer } from 'file-type';
import { type EvidenceFileType, type FileProblem, typeOfName } from '#domain/disputes/evidence-file.ts';
import { jpegProblem } from './jpeg-problem.ts';
import { pdfProblem } from './pdf-problem.ts';
import { pngProblem } from './png-problem.ts';

export type CheckedFile = Readonly<{ type: EvidenceFileType }> | Readonly<{ problem: FileProblem }>;

type Look = (bytes: Buffer) => FileProblem | undefined | Promise<FileProblem | undefined>;
const STRUCTURE: Readonly<Record<EvidenceFileType, Look>> = {
  'application/pdf': pdfProblem,
  'image/png': pngProblem,
  'image/jpeg': jpegProblem,
};
const FIRST_BYTES: Readonly<Record<EvidenceFileType, Buffer>> = {
  'application/pdf': Buffer.from('%PDF-', 'latin1'),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

/**
 * Name, first bytes and structure must say the same, and a picture must unfold whole. What the sender claims about the type
 * counts for nothing. Runs in the thread for foreign files.
 */
export async function checkFile(filename: string, content: Uint8Array): Promise<CheckedFile> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const type = typeOfName(filename);
  if (!type) return { problem: 'kind' };
  if (bytes.length === 0) return { problem: 'empty' };
  const first = FIRST_BYTES[type];
  if (!bytes.subarray(0, first.length).equals(first)) return { problem: 'mismatch' };
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const problem = await STRUCTURE[type](bytes);
  if (problem) return { problem };
  // An animated PNG, an Illustrator file in a PDF's clothes: valid, and not what a bank can read.
  return detected?.mime === type ? { type } : { problem: 'mismatch' };
}
