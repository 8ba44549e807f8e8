import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import * as z from 'zod/mini';
import type { PictureSize } from '#domain/disputes/picture-size.ts';
import { directionOf } from '#domain/shared/text-direction.ts';
import { hasUnwritable } from '#domain/shared/typeface-runs.ts';
import { addDocumentFonts, hasLetter } from '#provider/document-fonts.ts';
import { wordsWidth } from '#provider/paper-words.ts';
import { NAME, PAGE, PAGES, type PacketPhrases, packetPhrases } from './packet-phrases.ts';
import { drawablePictures } from './packet-pictures.ts';
import { MARGIN, type Sheet, write } from './packet-words.ts';

export type PacketPart =
  | Readonly<{ kind: 'text'; label: string; text: string }>
  | Readonly<{ kind: 'picture'; label: string; name: string; content: Uint8Array }>;
export type PacketSection = Readonly<{ title: string; parts: readonly PacketPart[] }>;
export type Packet = Readonly<{
  facts: readonly (readonly [label: string, value: string])[];
  sections: readonly PacketSection[];
}>;

const FACT_START = 110;
const FACT_SIZE = 10;
/** Between a label and its value. */
const GAP = 12;
const PICTURE_HEIGHT_MAX = 420;
const HEADING_ROOM = 44;
/** A label and two lines. */
const PART_ROOM = 56;
/** Of the eight ways a camera says it was held, those after this one swap width and height. */
const LAST_UPRIGHT = 4;
const picture = z.object({
  width: z.number(),
  height: z.number(),
  orientation: z.optional(z.nullable(z.number())),
});
const INK = '#1e1e1e';
const QUIET = '#646970';

/**
 * Lays the packet out on A4, a heading for each section, pictures where they belong, numbers at the foot. Runs in the thread
 * for foreign files.
 */
export async function drawPacket(packet: Packet, words: PacketPhrases = packetPhrases()): Promise<Buffer> {
  const parts = packet.sections.flatMap((section) => section.parts);
  const contents = parts.flatMap((part) => (part.kind === 'picture' ? [part.content] : []));
  const doc = laidOut(packet, await drawablePictures(contents), words);
  return buffer(doc);
}

type Pictures = ReadonlyMap<Uint8Array, Buffer>;

function laidOut({ facts, sections }: Packet, pictures: Pictures, words: PacketPhrases): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: words.language,
    info: { Title: words.title, CreationDate: new Date(0) },
  });
  addDocumentFonts(doc);
  doc.fillColor(INK);
  // Else the others begin in black.
  doc.on('pageAdded', () => doc.fillColor(INK));
  const direction = directionOf(words.language);
  const sheet: Sheet = { doc, side: direction };
  write(sheet, words.title, { weight: 'bold', size: 20, direction });
  doc.moveDown(0.5);
  const start = factStart(doc, facts);
  for (const [label, value] of facts) drawFact(sheet, [label, value === '' ? words.unknown : value], start);
  if (sections.length === 0) {
    doc.moveDown();
    write(sheet, words.nothing, { weight: 'regular', size: 11, direction });
  }
  for (const { title, parts } of sections) {
    makeRoom(doc, HEADING_ROOM + (parts[0] ? roomOf(doc, parts[0], pictures) : 0));
    doc.moveDown(1);
    write(sheet, title, { weight: 'bold', size: 14, direction });
    for (const part of parts) drawPart(sheet, part, pictures, words);
  }
  const texts = [...facts.map(([, value]) => value), ...sections.flatMap(({ parts }) => parts.map(textOf))];
  if (texts.some((text) => hasUnwritable(text, hasLetter))) {
    doc.moveDown(1.5);
    write(sheet, words.replaced, { weight: 'regular', size: 9, direction });
  }
  numberPages(sheet, words);
  doc.end();
  return doc;
}

const textOf = (part: PacketPart): string => (part.kind === 'text' ? part.text : part.name);

/** Values stand below each other, behind the longest label of the language. */
function factStart(doc: PDFKit.PDFDocument, facts: Packet['facts']): number {
  doc.fontSize(FACT_SIZE);
  const widths = facts.map(([label]) => wordsWidth(doc, label, { weight: 'regular' }));
  return Math.max(FACT_START, ...widths.map((width) => width + GAP));
}

function drawFact(sheet: Sheet, [label, value]: Packet['facts'][number], start: number): void {
  const { doc, side: direction } = sheet;
  const { y } = doc;
  doc.fillColor(QUIET);
  write(sheet, label, { weight: 'regular', size: FACT_SIZE, direction });
  const { page, y: end } = doc;
  doc.fillColor(INK);
  doc.y = y;
  write(sheet, value, { weight: 'regular', size: FACT_SIZE, start });
  // A value that went on to another page is the longer of the two.
  if (doc.page === page) doc.y = Math.max(doc.y, end);
  doc.moveDown(0.15);
}

/** A heading never stands alone at the foot of a page: what it is the heading of begins beneath it. */
function makeRoom(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

const roomOf = (doc: PDFKit.PDFDocument, part: PacketPart, pictures: Pictures): number =>
  PART_ROOM + (part.kind === 'picture' ? (sizeOf(doc, pictures.get(part.content))?.height ?? 0) : 0);

function drawPart(sheet: Sheet, part: PacketPart, pictures: Pictures, words: PacketPhrases): void {
  const { doc, side: direction } = sheet;
  const drawn = part.kind === 'picture' ? pictures.get(part.content) : undefined;
  const size = sizeOf(doc, drawn);
  makeRoom(doc, roomOf(doc, part, pictures));
  doc.moveDown(0.5);
  write(sheet, part.label, { weight: 'bold', size: 10, direction });
  if (part.kind === 'text') {
    write(sheet, part.text, { weight: 'regular', size: 11 });
  } else if (drawn && size) {
    const { y } = doc;
    const x = direction === 'rtl' ? doc.page.width - MARGIN - size.width : MARGIN;
    doc.image(drawn, x, y, { fit: [size.width, size.height] });
    doc.y = y + size.height;
    doc.moveDown(0.3);
    const name = words.picture.replace(NAME, () => part.name);
    write(sheet, name, { weight: 'regular', size: 9 });
  } else {
    const name = words.unreadable.replace(NAME, () => part.name);
    write(sheet, name, { weight: 'regular', size: 11 });
  }
}

/**
 * What a picture takes on the page: never more than there is, and never more than it has, because enlarged it would only be
 * harder to read. Nothing for one that this library cannot draw; the bank can still open it.
 */
function sizeOf(doc: PDFKit.PDFDocument, content: Buffer | undefined): PictureSize | undefined {
  if (!content) return undefined;
  try {
    const { width, height, orientation } = picture.parse(opened(doc, content));
    // A photo may be told to be shown on its side.
    const [across, down] = (orientation ?? 1) > LAST_UPRIGHT ? [height, width] : [width, height];
    const scale = Math.min(1, (doc.page.width - 2 * MARGIN) / across, PICTURE_HEIGHT_MAX / down);
    return { width: across * scale, height: down * scale };
  } catch {
    return undefined;
  }
}

/** The library opens pictures by themselves, too; only its types do not say so. */
const opened = (doc: PDFKit.PDFDocument, content: Buffer): unknown =>
  'openImage' in doc && typeof doc.openImage === 'function' ? doc.openImage(content) : undefined;

function numberPages(sheet: Sheet, words: PacketPhrases): void {
  const { doc, side: direction } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    const number = words.onPage.replace(PAGE, String(page + 1)).replace(PAGES, String(count));
    doc.switchToPage(page);
    // The foot lies inside the margin, where text would otherwise begin a page of its own.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc.y = doc.page.height - MARGIN / 1.5;
    write(sheet, number, { weight: 'regular', size: 9, direction });
    doc.page.margins.bottom = bottom;
  }
}
