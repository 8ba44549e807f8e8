import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from './package-folder.ts';

export const REGULAR = 'regular';
export const BOLD = 'bold';

const FOLDER = 'src/provider/simulator/fonts';
let files: Readonly<{ regular: Buffer; bold: Buffer }> | undefined;

/** Noto Sans writes Latin with every accent, Greek and Cyrillic; a document carries only the letters it uses. */
export function addInvoiceFonts(doc: PDFKit.PDFDocument): void {
  const read = (name: string) => readFileSync(path.join(packageFolder(), FOLDER, name));
  files ??= { regular: read('NotoSans-Regular.ttf'), bold: read('NotoSans-Bold.ttf') };
  doc.registerFont(REGULAR, files.regular).registerFont(BOLD, files.bold);
}

const LACKING =
  /[^\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu;
/** Pictures count as common to all scripts, and no typeface for text has them. */
const PICTURES = /\p{Extended_Pictographic}|[\u{3000}-\u{30ff}\u{ff00}-\u{ffef}\u{1f000}-\u{1faff}]/gu;

/** The text with a question mark for each letter that the typeface does not have: better said than left out. */
export const writable = (text: string): string =>
  text.normalize('NFC').replaceAll(LACKING, '?').replaceAll(PICTURES, '?');
