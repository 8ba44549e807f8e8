import { breakLongWords } from '#domain/shared/long-words.ts';
import { type Typeface, typefaceRuns } from '#domain/shared/typeface-runs.ts';
import { hasCjk } from '#provider/document-fonts.ts';

/** Fewer than any line has room for, so that a word of this many never has to be broken again. */
const WORD_LETTERS_MAX = 20;

/** Writes words of whatever script, each piece in the typeface that has its letters. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { weight, size }: Readonly<{ weight: 'regular' | 'bold'; size: number }>,
): void {
  const nameOf: Readonly<Record<Typeface, string>> = { usual: weight, cjk: 'cjk' };
  const pieces = typefaceRuns(text, hasCjk).flatMap(({ typeface, text: run }) =>
    breakLongWords(run, WORD_LETTERS_MAX).map((piece) => ({ typeface, piece })),
  );
  doc.fontSize(size);
  for (const [index, { typeface, piece }] of pieces.entries())
    doc.font(nameOf[typeface]).text(piece, { continued: index < pieces.length - 1 });
}
