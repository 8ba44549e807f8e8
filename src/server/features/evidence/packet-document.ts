import PDFDocument from 'pdfkit';
import { hasUnwritable } from '#domain/shared/typeface-runs.ts';
import { packetCopy as copy } from './packet-copy.ts';
import { addPacketFonts, hasCjk, write } from './packet-fonts.ts';

export type PacketPart =
  | Readonly<{ kind: 'text'; label: string; text: string }>
  | Readonly<{ kind: 'picture'; label: string; name: string; content: Uint8Array }>;
export type PacketSection = Readonly<{ title: string; parts: readonly PacketPart[] }>;
export type Packet = Readonly<{
  facts: readonly (readonly [label: string, value: string])[];
  sections: readonly PacketSection[];
}>;

const MARGIN = 56;
const FACT_START = 110;
const PICTURE_HEIGHT_MAX = 420;
const INK = '#1e1e1e';
const QUIET = '#646970';

/** Lays the packet out on A4, a heading for each section, pictures where they belong, numbers at the foot. */
export function drawPacket({ facts, sections }: Packet): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: copy.title, CreationDate: new Date(0) },
  });
  addPacketFonts(doc);
  doc.fillColor(INK);
  write(doc, copy.title, { weight: 'bold', size: 20 });
  doc.moveDown(0.5);
  for (const [label, value] of facts) drawFact(doc, label, value);
  if (sections.length === 0) {
    doc.moveDown();
    write(doc, copy.nothing, { weight: 'regular', size: 11 });
  }
  for (const { title, parts } of sections) {
    doc.moveDown(1);
    write(doc, title, { weight: 'bold', size: 14 });
    for (const part of parts) drawPart(doc, part);
  }
  const words = [...facts.map(([, value]) => value), ...sections.flatMap(({ parts }) => parts.map(textOf))];
  if (words.some((text) => hasUnwritable(text, hasCjk))) {
    doc.moveDown(1.5);
    write(doc, copy.replaced, { weight: 'regular', size: 9 });
  }
  numberPages(doc);
  doc.end();
  return doc;
}

const textOf = (part: PacketPart): string => (part.kind === 'text' ? part.text : part.name);

function drawFact(doc: PDFKit.PDFDocument, label: string, value: string): void {
  const { y } = doc;
  doc.fillColor(QUIET);
  write(doc, label, { weight: 'regular', size: 10 });
  doc.fillColor(INK);
  doc.x = MARGIN + FACT_START;
  doc.y = y;
  write(doc, value === '' ? copy.unknown : value, { weight: 'regular', size: 10 });
  doc.x = MARGIN;
  doc.moveDown(0.15);
}

function drawPart(doc: PDFKit.PDFDocument, part: PacketPart): void {
  doc.moveDown(0.5);
  write(doc, part.label, { weight: 'bold', size: 10 });
  if (part.kind === 'text') {
    write(doc, part.text, { weight: 'regular', size: 11 });
    return;
  }
  const width = doc.page.width - 2 * MARGIN;
  if (doc.y + PICTURE_HEIGHT_MAX > doc.page.height - MARGIN) doc.addPage();
  try {
    doc.image(Buffer.from(part.content), { fit: [width, PICTURE_HEIGHT_MAX] });
    write(doc, copy.picture(part.name), { weight: 'regular', size: 9 });
  } catch {
    // A picture this library cannot draw is still a picture the bank can open.
    write(doc, copy.unreadable(part.name), { weight: 'regular', size: 11 });
  }
}

function numberPages(doc: PDFKit.PDFDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // The foot lies inside the margin, where text would otherwise begin a page of its own.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc
      .font('regular')
      .fontSize(9)
      .text(copy.onPage(page + 1, count), MARGIN, doc.page.height - MARGIN / 1.5, { lineBreak: false });
    doc.page.margins.bottom = bottom;
  }
}
