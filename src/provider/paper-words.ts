import { fontOf, hasLetter, type Weight } from './document-fonts.ts';
import { type Direction, type LinePiece, type TextLine, textLines } from './paper-lines.ts';

type Doc = PDFKit.PDFDocument;
/** Where a text stands, and on which side its lines begin. */
export type Place = Readonly<{ x: number; y: number; width: number; side: Direction }>;
export type Writing = Readonly<{
  weight: Weight;
  /** Of our own sentences that of the paper, whatever name they begin with; everything else has its own. */
  direction?: Direction | 'own' | undefined;
}>;

/** The library draws in whatever typeface was chosen last; all of them have one line height. */
const lineHeight = (doc: Doc): number => doc.font(fontOf('usual', 'regular')).currentLineHeight(true);

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Beside letters that have one weight only, bold figures would stand out of their own title. */
const weightOf = (text: string, weight: Weight): Weight => (HAN.test(text) ? 'regular' : weight);

function linesOf(
  doc: Doc,
  text: string,
  { weight: wanted, direction = 'own' }: Writing,
  width: number,
): readonly TextLine[] {
  const weight = weightOf(text, wanted);
  return textLines(text, {
    direction,
    width,
    has: hasLetter,
    measure: (typeface, piece) => doc.font(fontOf(typeface, weight)).widthOfString(piece),
  });
}

/** How high a text stands that is written in this width. */
export const wordsHeight = (doc: Doc, text: string, writing: Writing, width: number): number =>
  linesOf(doc, text, writing, width).length * lineHeight(doc);

/** Writes a text in whatever scripts, each piece in the typeface that has its letters, and goes on below it. */
export function writeWords(doc: Doc, text: string, writing: Writing, { x, y, width, side }: Place): void {
  const height = lineHeight(doc);
  doc.y = y;
  for (const line of linesOf(doc, text, writing, width)) {
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
    const top = doc.y;
    drawLine(
      doc,
      line,
      weightOf(text, writing.weight),
      (line.side ?? side) === 'rtl' ? x + width - line.width : x,
      top,
    );
    doc.y = top + height;
  }
}

/** A few words on one line that end at `right`. */
export function writeEnding(doc: Doc, text: string, writing: Writing, right: number, y: number): void {
  const [line] = linesOf(doc, text, writing, Number.POSITIVE_INFINITY);
  if (line) drawLine(doc, line, weightOf(text, writing.weight), right - line.width, y);
}

/** How wide a few words are on one line. */
export const wordsWidth = (doc: Doc, text: string, writing: Writing): number =>
  linesOf(doc, text, writing, Number.POSITIVE_INFINITY)[0]?.width ?? 0;

function drawLine(doc: Doc, { pieces }: TextLine, weight: Weight, left: number, y: number): void {
  let x = left;
  for (const piece of pieces) {
    drawPiece(doc, piece, weight, x, y);
    x += piece.width;
  }
}

/** Where glyphs are no longer in the order of the letters, whoever copies or hears the text gets it as it was typed. */
function drawPiece(
  doc: Doc,
  { typeface, drawn, says }: LinePiece,
  weight: Weight,
  x: number,
  y: number,
): void {
  const isShaped = typeface !== 'usual' && typeface !== 'cjk';
  if (isShaped) doc.markContent('Span', { actual: says });
  doc.font(fontOf(typeface, weight)).text(drawn, x, y, { lineBreak: false });
  if (isShaped) doc.endMarkedContent();
}

const MINUS = '−';
const DASH = '–';
/** How far a dash of this typeface lies below the middle of its figures, as a share of their size. */
const RISE = 0.085;

/** How wide an amount is. */
export const amountWidth = (doc: Doc, amount: string, weight: Weight): number =>
  doc.font(fontOf('usual', weight)).widthOfString(amount.replace(MINUS, DASH));

/**
 * Writes an amount that ends at `right`. The typeface has no minus: a dash is lifted to the middle of the figures, and whoever
 * copies it gets the true sign.
 */
export function writeAmount(doc: Doc, amount: string, weight: Weight, right: number, y: number): void {
  doc.font(fontOf('usual', weight));
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
