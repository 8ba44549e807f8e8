import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Typeface, typefaceRuns } from '#domain/shared/typeface-runs.ts';
import { packageFolder } from './package-folder.ts';

export const REGULAR = 'regular';
export const BOLD = 'bold';

const FILES = {
  regular: 'NotoSans-Regular.ttf',
  bold: 'NotoSans-Bold.ttf',
  cjk: 'NotoSansCJK-Subset.otf',
} as const;
const read = (name: string): Buffer => readFileSync(path.join(packageFolder(), 'fonts', name));

let files: Readonly<Record<keyof typeof FILES, Buffer>> | undefined;
let letters: ReadonlySet<string> | undefined;

/** Noto Sans writes Latin with every accent, Greek and Cyrillic; a document carries only the letters it uses. */
export function addInvoiceFonts(doc: PDFKit.PDFDocument): void {
  files ??= { regular: read(FILES.regular), bold: read(FILES.bold), cjk: read(FILES.cjk) };
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, file);
}

export function hasCjk(letter: string): boolean {
  letters ??= new Set(read('NotoSansCJK-letters.txt').toString());
  return letters.has(letter);
}

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
