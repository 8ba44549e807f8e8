import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { hasUnwritable } from '#domain/shared/typeface-runs.ts';
import { addDocumentFonts, hasCjk } from './document-fonts.ts';
import {
  PAGE,
  PAGES,
  type Paper,
  type PaperRow,
  type PaperTable,
  type PaperWords,
  paperWords,
} from './paper.ts';
import { BOLD, REGULAR, writeAmount, writeWords } from './paper-words.ts';

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
const INK = '#1e1e1e';
const QUIET = '#5b6068';
const EDGE = '#c3c4c7';
const ACCENT = '#2f4bd6';
/** A pediment over four columns and the stroke that counts a fifth, as the admin's own corner has it. */
const MARK = 'M3.5 7.2 10 3l6.5 4.2M5.6 10v6.5M8.5 10v6.5M11.5 10v6.5M14.4 10v6.5M3.8 15.2l12.4-4';

type Doc = PDFKit.PDFDocument;
const leftOf = (doc: Doc): number => (doc.page.width - WIDTH) / 2;

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
  drawHead(doc, paper);
  drawTotals(doc, paper);
  drawFacts(doc, paper);
  drawParties(doc, paper);
  for (const table of paper.tables) drawTable(doc, table);
  drawNotes(doc, paper, words);
  drawFeet(doc, paper, words);
  doc.end();
  return new Uint8Array(await buffer(doc));
}

function drawHead(doc: Doc, { from, title, stamp }: Paper): void {
  const left = leftOf(doc);
  doc.save().roundedRect(left, TOP, MARK_SIZE, MARK_SIZE, 6).fill(ACCENT);
  doc
    .translate(left + 2, TOP + 2)
    .path(MARK)
    .lineWidth(1.6)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#ffffff');
  doc.restore().fontSize(12).fillColor(INK);
  writeWords(doc, from, BOLD, { x: left + MARK_SIZE + 10, y: TOP + 4, width: WIDTH - MARK_SIZE - 10 });
  doc.fontSize(22);
  writeWords(doc, title, BOLD, { x: left, y: Math.max(doc.y, TOP + MARK_SIZE) + 18, width: WIDTH });
  if (stamp !== undefined)
    doc
      .fontSize(12)
      .fillColor('#b32d2e')
      .text(stamp, left, doc.y + 4, { width: WIDTH });
  doc.y += 12;
}

function drawTotals(doc: Doc, { totals }: Paper): void {
  const left = leftOf(doc);
  for (const { label, amount } of totals) {
    const { y } = doc;
    doc
      .font(REGULAR)
      .fontSize(10)
      .fillColor(QUIET)
      .text(label, left, y + 9, { lineBreak: false });
    doc.font(BOLD).fontSize(20).fillColor(INK);
    writeAmount(doc, amount, left + WIDTH, y);
    doc.y = y + 32;
  }
  if (totals.length > 0) drawEdge(doc, doc.y - 2, 1);
  doc.y += 12;
}

function drawFacts(doc: Doc, { facts }: Paper): void {
  const left = leftOf(doc);
  for (const [label, value] of facts) {
    const { y } = doc;
    doc.font(REGULAR).fontSize(9).fillColor(QUIET).text(label, left, y, { width: FACT_START });
    doc.fillColor(INK);
    writeWords(doc, value, REGULAR, { x: left + FACT_START, y, width: WIDTH - FACT_START });
    doc.moveDown(0.25);
  }
  doc.y += 18;
}

function drawParties(doc: Doc, { parties }: Paper): void {
  const top = doc.y;
  const width = WIDTH - HALF;
  const ends = parties.map(({ label, lines }, index) => {
    const x = leftOf(doc) + index * HALF;
    doc.font(REGULAR).fontSize(9).fillColor(QUIET).text(label, x, top, { width }).moveDown(0.2);
    const [name = '', ...others] = lines;
    doc.fontSize(11).fillColor(INK);
    writeWords(doc, name, BOLD, { x, y: doc.y, width });
    doc.fontSize(10);
    for (const line of others) writeWords(doc, line, REGULAR, { x, y: doc.y, width });
    return doc.y;
  });
  doc.y = Math.max(top, ...ends) + 24;
}

/** A table that fits on one page stays on one. */
function drawTable(doc: Doc, { head, lines, sums, total }: PaperTable): void {
  keepTogether(doc, Math.min(ROW * (lines.length + sums.length + 2), doc.page.height - TOP - FOOT_ROOM));
  drawRow(doc, head, 'head');
  for (const line of lines) drawRow(doc, line, 'line');
  for (const sum of sums) drawRow(doc, sum, 'sum');
  drawRow(doc, total, 'total');
  doc.y += 20;
}

type RowKind = 'head' | 'line' | 'sum' | 'total';

function drawRow(doc: Doc, [label, count, amount]: PaperRow, kind: RowKind): void {
  const font = kind === 'total' || kind === 'head' ? BOLD : REGULAR;
  doc.font(font).fontSize(kind === 'total' ? 11 : 10);
  const height = Math.max(ROW, doc.heightOfString(label, { width: LABEL_WIDTH }) + 6);
  keepTogether(doc, height);
  const left = leftOf(doc);
  const { y } = doc;
  doc.fillColor(kind === 'sum' ? QUIET : INK);
  writeWords(doc, label, font, { x: left, y, width: LABEL_WIDTH });
  doc.font(font).text(count, left + COUNT_END - doc.widthOfString(count), y, { lineBreak: false });
  writeAmount(doc, amount, left + WIDTH, y);
  if (kind !== 'sum') drawEdge(doc, y + height - 5, kind === 'line' ? 0.5 : 1);
  doc.x = left;
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

function drawNotes(doc: Doc, paper: Paper, { replaced }: PaperWords): void {
  const notes = isReplaced(paper) ? [...paper.notes, replaced] : paper.notes;
  keepTogether(doc, ROW * notes.length);
  doc.fontSize(9).fillColor(QUIET);
  for (const note of notes) {
    writeWords(doc, note, REGULAR, { x: leftOf(doc), y: doc.y, width: WIDTH });
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
  ].some((words) => hasUnwritable(words, hasCjk));

function keepTogether(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - FOOT_ROOM) doc.addPage();
}

function drawFeet(doc: Doc, { foot }: Paper, words: PaperWords): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const left = leftOf(doc);
    const y = doc.page.height - TOP - 12;
    // Below the margin a line of text would begin another page.
    doc.page.margins.bottom = 0;
    doc.font(REGULAR).fontSize(8).fillColor(QUIET).text(foot, left, y, { lineBreak: false });
    const number = words.page.replace(PAGE, String(page + 1)).replace(PAGES, String(count));
    doc.text(number, left + WIDTH - doc.widthOfString(number), y, { lineBreak: false });
  }
}
