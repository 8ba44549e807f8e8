import type { Direction } from '#provider/paper-lines.ts';
import { type Writing, writeWords } from '#provider/paper-words.ts';

export const MARGIN = 56;

/** A packet under the pen: in a language that is read from the right, lines begin there. */
export type Sheet = Readonly<{ doc: PDFKit.PDFDocument; side: Direction }>;

/** Writes words of whatever script below what stands there, so far from where lines begin. */
export function write(
  { doc, side }: Sheet,
  text: string,
  { size, start = 0, ...writing }: Writing & Readonly<{ size: number; start?: number }>,
): void {
  doc.fontSize(size);
  const width = doc.page.width - 2 * MARGIN - start;
  writeWords(doc, text, writing, { x: side === 'rtl' ? MARGIN : MARGIN + start, y: doc.y, width, side });
}
