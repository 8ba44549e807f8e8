import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { directionOf } from '#domain/shared/text-direction.ts';
import { hasUnwritable } from '#domain/shared/typeface-runs.ts';
import { addDocumentFonts, hasLetter } from './document-fonts.ts';
import {
  PAGE,
  PAGES,
  type Paper,
  type PaperRow,
  type PaperTable,
  type PaperWords,
  paperWords,
} from './paper.ts';
import type { Direction } from './paper-lines.ts';
import {
  amountWidth,
  type Place,
  wordsHeight,
  wordsWidth,
  writeAmount,
  writeEnding,
  writeWords,
} from './paper-words.ts';

/** As wide as A4 leaves room for, on Letter as well: printed on the other of the two, nothing is cut. */
const WIDTH = 483;
const TOP = 48;
const FOOT_ROOM = 84;
const HALF = WIDTH / 2 + 12;
const COUNT_END = 350;
const LABEL_WIDTH = 280;
const FACT_START = 120;
const ROW = 20;
const MARK_SIZE = 24;
const TOTAL_SIZE = 20;
/** Between words that stand side by side. */
const GAP = 12;
const INK = '#1e1e1e';
const QUIET = '#5b6068';
const EDGE = '#c3c4c7';
const ACCENT = '#2f4bd6';
/** A pediment over four columns and the stroke that counts a fifth, as the admin's own corner has it. */
const MARK = 'M3.5 7.2 10 3l6.5 4.2M5.6 10v6.5M8.5 10v6.5M11.5 10v6.5M14.4 10v6.5M3.8 15.2l12.4-4';

type Doc = PDFKit.PDFDocument;
/** A paper under the pen: in a language that is read from the right, everything stands on the other side. */
type Sheet = Readonly<{ doc: Doc; side: Direction }>;

const leftOf = (doc: Doc): number => (doc.page.width - WIDTH) / 2;
/** A place so far from where lines begin. */
function placeAt({ doc, side }: Sheet, start: number, width: number, y: number): Place {
  const left = leftOf(doc);
  return { x: side === 'rtl' ? left + WIDTH - start - width : left + start, y, width, side };
}
/** Where figures end that stand at the end of a line, below each other: the widest of them reaches the edge. */
const figuresEnd = ({ doc, side }: Sheet, end: number, widest: number): number =>
  side === 'rtl' ? leftOf(doc) + WIDTH - end + widest : leftOf(doc) + end;

/** Draws a paper: totals first, then what they are about, and at the end every line they are the sum of. */
export async function drawPaper(paper: Paper, words: PaperWords = paperWords()): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: paper.size,
    margin: TOP,
    bufferPages: true,
    lang: words.language,
    displayTitle: true,
    info: { Title: paper.title, CreationDate: new Date(0) },
  });
  addDocumentFonts(doc);
  const sheet: Sheet = { doc, side: directionOf(words.language) };
  drawHead(sheet, paper);
  drawTotals(sheet, paper);
  drawFacts(sheet, paper);
  drawParties(sheet, paper);
  for (const table of paper.tables) drawTable(sheet, table);
  drawNotes(sheet, paper, words);
  drawFeet(sheet, paper, words);
  doc.end();
  return new Uint8Array(await buffer(doc));
}

function drawHead(sheet: Sheet, { from, title, stamp }: Paper): void {
  const { doc, side: direction } = sheet;
  const mark = placeAt(sheet, 0, MARK_SIZE, TOP);
  doc.save().roundedRect(mark.x, TOP, MARK_SIZE, MARK_SIZE, 6).fill(ACCENT);
  doc
    .translate(mark.x + 2, TOP + 2)
    .path(MARK)
    .lineWidth(1.6)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#ffffff');
  doc.restore().fontSize(12).fillColor(INK);
  const beside = MARK_SIZE + 10;
  writeWords(doc, from, { weight: 'bold' }, placeAt(sheet, beside, WIDTH - beside, TOP + 4));
  doc.fontSize(22);
  const top = Math.max(doc.y, TOP + MARK_SIZE) + 18;
  writeWords(doc, title, { weight: 'bold', direction }, placeAt(sheet, 0, WIDTH, top));
  if (stamp !== undefined) {
    doc.fontSize(12).fillColor('#b32d2e');
    writeWords(doc, stamp, { weight: 'bold', direction }, placeAt(sheet, 0, WIDTH, doc.y + 4));
  }
  doc.y += 12;
}

function drawTotals(sheet: Sheet, { totals }: Paper): void {
  const { doc, side: direction } = sheet;
  doc.fontSize(TOTAL_SIZE);
  const widest = Math.max(0, ...totals.map(({ amount }) => amountWidth(doc, amount, 'bold')));
  for (const { label, amount } of totals) {
    const { y } = doc;
    doc.fontSize(10).fillColor(QUIET);
    writeWords(doc, label, { weight: 'regular', direction }, placeAt(sheet, 0, WIDTH - widest - GAP, y + 9));
    const end = doc.y;
    doc.fontSize(TOTAL_SIZE).fillColor(INK);
    writeAmount(doc, amount, 'bold', figuresEnd(sheet, WIDTH, widest), y);
    doc.y = Math.max(y + 32, end + 8);
  }
  if (totals.length > 0) drawEdge(doc, doc.y - 2, 1);
  doc.y += 12;
}

function drawFacts(sheet: Sheet, { facts }: Paper): void {
  const { doc, side: direction } = sheet;
  for (const [label, value] of facts) {
    const { y } = doc;
    doc.fontSize(9).fillColor(QUIET);
    writeWords(doc, label, { weight: 'regular', direction }, placeAt(sheet, 0, FACT_START - GAP, y));
    const { page, y: end } = doc;
    doc.fillColor(INK);
    writeWords(doc, value, { weight: 'regular' }, placeAt(sheet, FACT_START, WIDTH - FACT_START, y));
    // A value that went on to another page is the longer of the two.
    if (doc.page === page) doc.y = Math.max(doc.y, end);
    doc.moveDown(0.25);
  }
  doc.y += 18;
}

function drawParties(sheet: Sheet, { parties }: Paper): void {
  const { doc, side: direction } = sheet;
  const top = doc.y;
  const at = (index: number, y: number) => placeAt(sheet, index * HALF, WIDTH - HALF, y);
  const ends = parties.map(({ label, lines }, index) => {
    doc.fontSize(9).fillColor(QUIET);
    writeWords(doc, label, { weight: 'regular', direction }, at(index, top));
    doc.moveDown(0.2);
    const [name = '', ...others] = lines;
    doc.fontSize(11).fillColor(INK);
    writeWords(doc, name, { weight: 'bold' }, at(index, doc.y));
    doc.fontSize(10);
    for (const line of others) writeWords(doc, line, { weight: 'regular' }, at(index, doc.y));
    return doc.y;
  });
  doc.y = Math.max(top, ...ends) + 24;
}

type RowKind = 'head' | 'line' | 'sum' | 'total';
const weightOf = (kind: RowKind) => (kind === 'total' || kind === 'head' ? 'bold' : 'regular');
const sizeOf = (kind: RowKind): number => (kind === 'total' ? 11 : 10);
type Column = Readonly<{ count: number; amount: number }>;

/** A table that fits on one page stays on one. */
function drawTable(sheet: Sheet, { head, lines, sums, total }: PaperTable): void {
  const { doc } = sheet;
  const rows: readonly (readonly [RowKind, PaperRow])[] = [
    ['head', head],
    ...lines.map((line) => ['line', line] as const),
    ...sums.map((sum) => ['sum', sum] as const),
    ['total', total],
  ];
  const height = rows.reduce((sum, [kind, [label]]) => sum + heightOf(doc, label, kind), 0);
  keepTogether(doc, Math.min(height, doc.page.height - TOP - FOOT_ROOM));
  const widest = widestOf(doc, rows);
  for (const [kind, row] of rows) drawRow(sheet, row, kind, widest);
  doc.y += 20;
}

function widestOf(doc: Doc, rows: readonly (readonly [RowKind, PaperRow])[]): Column {
  const widths = rows.map(([kind, [, count, amount]]) => {
    const weight = weightOf(kind);
    doc.fontSize(sizeOf(kind));
    return { count: wordsWidth(doc, count, { weight }), amount: wordsWidth(doc, amount, { weight }) };
  });
  const widest = (of: keyof Column) => widths.reduce((most, width) => Math.max(most, width[of]), 0);
  return { count: widest('count'), amount: widest('amount') };
}

/** In the size it is written in from here on. */
function heightOf(doc: Doc, label: string, kind: RowKind): number {
  doc.fontSize(sizeOf(kind));
  return Math.max(ROW, wordsHeight(doc, label, { weight: weightOf(kind) }, LABEL_WIDTH) + 6);
}

function drawRow(sheet: Sheet, [label, count, amount]: PaperRow, kind: RowKind, widest: Column): void {
  const { doc } = sheet;
  const weight = weightOf(kind);
  const height = heightOf(doc, label, kind);
  keepTogether(doc, height);
  const { y } = doc;
  doc.fillColor(kind === 'sum' ? QUIET : INK);
  writeWords(doc, label, { weight }, placeAt(sheet, 0, LABEL_WIDTH, y));
  writeEnding(doc, count, { weight }, figuresEnd(sheet, COUNT_END, widest.count), y);
  const end = figuresEnd(sheet, WIDTH, widest.amount);
  if (kind === 'head') writeEnding(doc, amount, { weight }, end, y);
  else writeAmount(doc, amount, weight, end, y);
  if (kind !== 'sum') drawEdge(doc, y + height - 4, kind === 'line' ? 0.5 : 1);
  doc.y = y + height;
}

function drawEdge(doc: Doc, y: number, width: number): void {
  const left = leftOf(doc);
  doc
    .moveTo(left, y)
    .lineTo(left + WIDTH, y)
    .lineWidth(width)
    .strokeColor(EDGE)
    .stroke();
}

function drawNotes(sheet: Sheet, paper: Paper, { replaced }: PaperWords): void {
  const { doc, side: direction } = sheet;
  const notes = isReplaced(paper) ? [...paper.notes, replaced] : paper.notes;
  keepTogether(doc, ROW * notes.length);
  doc.fontSize(9).fillColor(QUIET);
  for (const note of notes) {
    writeWords(doc, note, { weight: 'regular', direction }, placeAt(sheet, 0, WIDTH, doc.y));
    doc.moveDown(0.3);
  }
}

/** Words that people wrote may have letters nobody can print here. */
const isReplaced = ({ from, title, parties, facts, tables, notes }: Paper): boolean =>
  [
    ...[from, title, ...notes],
    ...parties.flatMap(({ lines }) => lines),
    ...facts.map(([, value]) => value),
    ...tables.flatMap(({ lines }) => lines.map(([label]) => label)),
  ].some((words) => hasUnwritable(words, hasLetter));

function keepTogether(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - FOOT_ROOM) doc.addPage();
}

function drawFeet(sheet: Sheet, { foot }: Paper, words: PaperWords): void {
  const { doc, side: direction } = sheet;
  const { count } = doc.bufferedPageRange();
  doc.fontSize(8);
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Each page begins in black.
    doc.fillColor(QUIET);
    const y = doc.page.height - TOP - 12;
    // Below the margin a line of text would begin another page.
    doc.page.margins.bottom = 0;
    const number = words.page.replace(PAGE, String(page + 1)).replace(PAGES, String(count));
    const width = wordsWidth(doc, number, { weight: 'regular', direction });
    writeWords(doc, number, { weight: 'regular', direction }, placeAt(sheet, WIDTH - width, width, y));
    writeWords(doc, foot, { weight: 'regular', direction }, placeAt(sheet, 0, WIDTH - width - GAP, y));
  }
}
