import { type Typeface, typefaceRuns } from '#domain/shared/typeface-runs.ts';
import { hasCjk } from '../../document-fonts.ts';

export const REGULAR = 'regular';
export const BOLD = 'bold';

type Place = Readonly<{ x: number; y: number; width: number }>;

/** Writes a text that somebody else has thought of, each piece in the typeface that has its letters. */
export function writeWords(
  doc: PDFKit.PDFDocument,
  text: string,
  font: string,
  { x, y, width }: Place,
): void {
  const nameOf: Readonly<Record<Typeface, string>> = { usual: font, cjk: 'cjk' };
  const runs = typefaceRuns(text, hasCjk);
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1;
    doc.font(nameOf[run.typeface]);
    if (index === 0) doc.text(run.text, x, y, { width, continued });
    else doc.text(run.text, { continued });
  }
}
