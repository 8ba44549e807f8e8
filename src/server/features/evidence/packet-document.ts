import PDFDocument from 'pdfkit';
import { packetCopy as copy } from './packet-copy.ts';

export type PacketPart =
  | Readonly<{ kind: 'text'; label: string; text: string }>
  | Readonly<{ kind: 'picture'; label: string; name: string; content: Uint8Array }>;
export type PacketSection = Readonly<{ title: string; parts: readonly PacketPart[] }>;
export type Packet = Readonly<{
  facts: readonly (readonly [label: string, value: string])[];
  sections: readonly PacketSection[];
}>;

const MARGIN = 56;
const PICTURE_HEIGHT_MAX = 420;
/** The fonts every PDF reader has draw Western European letters only. */
const DRAWABLE = /[^\n\x20-\x7e\xa0-\xff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/gu;

const drawable = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replaceAll('\t', '  ')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(DRAWABLE, '?');

/** Lays the packet out on A4, a heading for each section, pictures where they belong, numbers at the foot. */
export function drawPacket({ facts, sections }: Packet): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: copy.title, CreationDate: new Date(0) },
  });
  doc.font('Helvetica-Bold').fontSize(20).text(copy.title);
  doc.moveDown(0.8);
  for (const [label, value] of facts) drawFact(doc, label, value);
  if (sections.length === 0) doc.moveDown().font('Helvetica').fontSize(11).text(copy.nothing);
  for (const { title, parts } of sections) {
    doc.moveDown(1.2).font('Helvetica-Bold').fontSize(14).text(drawable(title));
    for (const part of parts) drawPart(doc, part);
  }
  const words = [...facts.map(([, value]) => value), ...sections.flatMap(({ parts }) => parts.map(textOf))];
  if (words.some((text) => drawable(text).includes('?') && !text.includes('?')))
    doc.moveDown(1.5).font('Helvetica-Oblique').fontSize(9).text(copy.replaced);
  numberPages(doc);
  doc.end();
  return doc;
}

const textOf = (part: PacketPart): string => (part.kind === 'text' ? part.text : part.name);

function drawFact(doc: PDFKit.PDFDocument, label: string, value: string): void {
  doc
    .font('Helvetica-Bold')
    .fontSize(10)
    .text(`${label}: `, { continued: true })
    .font('Helvetica')
    .text(drawable(value));
}

function drawPart(doc: PDFKit.PDFDocument, part: PacketPart): void {
  doc.moveDown(0.6).font('Helvetica-Bold').fontSize(10).text(drawable(part.label));
  doc.font('Helvetica').fontSize(11);
  if (part.kind === 'text') {
    doc.text(drawable(part.text));
    return;
  }
  const width = doc.page.width - 2 * MARGIN;
  if (doc.y + PICTURE_HEIGHT_MAX > doc.page.height - MARGIN) doc.addPage();
  try {
    doc.image(Buffer.from(part.content), { fit: [width, PICTURE_HEIGHT_MAX] });
    doc
      .font('Helvetica')
      .fontSize(9)
      .text(drawable(copy.picture(part.name)));
  } catch {
    // A picture this library cannot draw is still a picture the bank can open.
    doc.text(drawable(copy.unreadable(part.name)));
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
      .font('Helvetica')
      .fontSize(9)
      .text(copy.onPage(page + 1, count), MARGIN, doc.page.height - MARGIN / 1.5, { lineBreak: false });
    doc.page.margins.bottom = bottom;
  }
}
