import { type Typeface, typefaceRuns } from '#domain/shared/typeface-runs.ts';
import { hasCjk } from './document-fonts.ts';

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

const MINUS = '−';
const DASH = '–';
/** How far a dash of this typeface lies below the middle of its figures, as a share of their size. */
const RISE = 0.085;

/**
 * Writes an amount that ends at `right`. The typeface has no minus: a dash is lifted to the middle of the figures, and whoever
 * copies it gets the true sign.
 */
export function writeAmount(doc: PDFKit.PDFDocument, amount: string, right: number, y: number): void {
  const figures = amount.replace(MINUS, '');
  const left = right - doc.widthOfString(figures);
  if (figures !== amount) {
    const size = doc.widthOfString(DASH);
    doc.markContent('Span', { actual: MINUS });
    doc.addContent(`${(2 * size * RISE).toFixed(2)} Ts`);
    doc.text(DASH, left - size, y, { lineBreak: false });
    doc.addContent('0 Ts').endMarkedContent();
  }
  doc.text(figures, left, y, { lineBreak: false });
}
