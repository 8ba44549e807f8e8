import type { FileProblem } from '#domain/disputes/evidence-file.ts';

const TAIL_BYTES = 1024;
const END = '%%EOF';
/** How every ZIP ends: a PDF that carries one behind its end is two files in one. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** The header at the first byte and the end mark in the last kilobyte. What lies between is not opened here. */
export function pdfProblem(bytes: Buffer): FileProblem | undefined {
  const end = bytes.lastIndexOf(END);
  if (end === -1) return 'damaged';
  if (bytes.indexOf(ZIP_END, end) !== -1) return 'tail';
  return end >= bytes.length - TAIL_BYTES ? undefined : 'tail';
}
