import PDFDocument from 'pdfkit';
import { currencySymbol } from '#domain/shared/currency-symbol.ts';
import { formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Currency, type Money, minor, money } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { hasUnwritable } from '#domain/shared/typeface-runs.ts';
import { addDocumentFonts, hasCjk } from '../../document-fonts.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { ProviderDocument } from '../../provider-objects.ts';
import type { FeeLine } from '../facts/fee-lines.ts';
import { invoiceCopy as copy } from './invoice-copy.ts';
import { BOLD, REGULAR, writeWords } from './invoice-words.ts';

type BilledAccount = Pick<ProviderAccount, 'account_id' | 'email' | 'country' | 'vat_details'>;
export type Invoice = Readonly<{
  document: ProviderDocument;
  account: BilledAccount;
  lines: readonly FeeLine[];
}>;

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const HALF = WIDTH / 2 + 12;
const COUNT_END = 320;
const ROW = 20;
const FOOT_ROOM = 96;
const INK = '#1e1e1e';
const QUIET = '#646970';
const EDGE = '#c3c4c7';

const dayWords = (day: CalendarDate): string =>
  formatDay(day, { timezone: 'UTC', dateFormat: 'j F Y', timeFormat: 'H:i' });

/** The tax invoice of a month as a merchant files it: who, to whom, which days, and each fee of the ledger in one line. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${copy.title} ${invoice.document.document_id}`, CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  addDocumentFonts(doc);
  drawHead(doc, invoice);
  drawFees(doc, invoice);
  drawNotes(doc, invoice);
  drawFeet(doc);
  doc.end();
  return written;
}

function drawHead(doc: PDFKit.PDFDocument, { document, account }: Invoice): void {
  doc.font(BOLD).fontSize(24).fillColor(INK).text(copy.title, MARGIN, MARGIN);
  const facts = [
    [copy.number, document.document_id],
    [copy.date, dayWords(document.date)],
    [copy.period, copy.days(dayWords(document.period_from), dayWords(document.period_to))],
    [copy.account, account.account_id],
  ] as const;
  doc.moveDown(0.6);
  for (const [label, value] of facts) {
    const { y } = doc;
    doc.font(REGULAR).fontSize(9).fillColor(QUIET).text(label, MARGIN, y, { width: 120 });
    doc
      .fillColor(INK)
      .text(value, MARGIN + 120, y, { width: WIDTH - 120 })
      .moveDown(0.25);
  }
  const top = doc.y + 24;
  const left = drawParty(doc, copy.billedTo, billedTo(account), MARGIN, top);
  const right = drawParty(doc, copy.issuedBy, copy.issuer, MARGIN + HALF, top);
  doc.y = Math.max(left, right) + 28;
}

/** Without the merchant's own words, the account stands for the business. */
function billedTo({ vat_details, email, country }: BilledAccount): readonly string[] {
  if (!vat_details) return [email, country];
  const { name, address, vat_number } = vat_details;
  return [
    name,
    ...address.split(/\r?\n/),
    vat_number === null ? copy.notRegistered : `${copy.taxNumber(country)}: ${vat_number}`,
  ];
}

function drawParty(
  doc: PDFKit.PDFDocument,
  label: string,
  lines: readonly string[],
  x: number,
  y: number,
): number {
  const width = WIDTH - HALF;
  doc.font(REGULAR).fontSize(9).fillColor(QUIET).text(label, x, y, { width }).moveDown(0.2);
  const [name = '', ...others] = lines;
  doc.fontSize(11).fillColor(INK);
  writeWords(doc, name, BOLD, { x, y: doc.y, width });
  doc.fontSize(10);
  for (const line of others) writeWords(doc, line, REGULAR, { x, y: doc.y, width });
  return doc.y;
}

/** A table for each currency: sums of several are never one. */
function drawFees(doc: PDFKit.PDFDocument, { lines, account }: Invoice): void {
  const currencies = [...new Set(lines.map(({ currency }) => currency))].sort();
  if (currencies.length === 0) doc.font(REGULAR).fontSize(11).text(copy.nothing, MARGIN, doc.y);
  for (const currency of currencies) {
    const own = lines.filter((line) => line.currency === currency);
    keepTogether(doc, ROW * (own.length + 5));
    drawTable(doc, currency, own, account.country);
  }
}

function drawTable(
  doc: PDFKit.PDFDocument,
  currency: Currency,
  lines: readonly FeeLine[],
  country: string,
): void {
  const code = currency.toUpperCase();
  const words = (amount: number) => figure(money(minor(amount), currency));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  drawRow(doc, [copy.description(code), copy.count, copy.amount], 'head');
  for (const { cause, count, amount } of lines.toSorted((one, other) => placeOf(one) - placeOf(other)))
    drawRow(doc, [copy.causes[cause], count.toLocaleString('en-US'), words(amount)], 'line');
  drawRow(doc, [copy.net, '', words(total)], 'sum');
  drawRow(doc, [copy.tax(country), '', words(0)], 'sum');
  drawRow(doc, [copy.total(code), '', `${words(total)} ${code}`], 'total');
  doc.y += 20;
}

/** What was sold comes first, what was lost after it, and what stands beside the sales last: the order of the words. */
const CAUSES = Object.keys(copy.causes);
const placeOf = ({ cause }: FeeLine): number => CAUSES.indexOf(cause);

/** The head of the table names the currency. Not every currency's sign, nor a minus, is in the typeface. */
const figure = (sum: Money): string =>
  formatMoney(sum).replace(currencySymbol(sum.currency), '').replace('\u00a0', '').replace('−', '–');

type RowKind = 'head' | 'line' | 'sum' | 'total';

function drawRow(
  doc: PDFKit.PDFDocument,
  [label, count, amount]: readonly [string, string, string],
  kind: RowKind,
): void {
  const { y } = doc;
  doc
    .font(kind === 'total' || kind === 'head' ? BOLD : REGULAR)
    .fontSize(kind === 'total' ? 11 : 10)
    .fillColor(kind === 'sum' ? QUIET : INK);
  const text = { lineBreak: false };
  doc.text(label, MARGIN, y, text);
  doc.text(count, MARGIN + COUNT_END - doc.widthOfString(count), y, text);
  doc.text(amount, MARGIN + WIDTH - doc.widthOfString(amount), y, text);
  const edge = y + ROW - 5;
  if (kind !== 'sum')
    doc
      .moveTo(MARGIN, edge)
      .lineTo(MARGIN + WIDTH, edge)
      .lineWidth(kind === 'line' ? 0.5 : 1)
      .strokeColor(EDGE)
      .stroke();
  doc.x = MARGIN;
  doc.y = y + ROW;
}

function drawNotes(doc: PDFKit.PDFDocument, { account, lines }: Invoice): void {
  const isReplaced = billedTo(account).some((line) => hasUnwritable(line, hasCjk));
  const notes = [
    ...(lines.length > 0 ? [copy.paid, copy.daysNote] : []),
    ...(isReplaced ? [copy.replaced] : []),
  ];
  keepTogether(doc, ROW * notes.length);
  doc.font(REGULAR).fontSize(9).fillColor(QUIET);
  for (const note of notes) doc.text(note, MARGIN, doc.y, { width: WIDTH }).moveDown(0.3);
}

function keepTogether(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.height - FOOT_ROOM) doc.addPage();
}

function drawFeet(doc: PDFKit.PDFDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - MARGIN - 12;
    // Below the margin a line of text would begin another page.
    doc.page.margins.bottom = 0;
    doc.font(REGULAR).fontSize(8).fillColor(QUIET);
    doc.text(copy.foot, MARGIN, y, { lineBreak: false });
    const number = copy.page(page + 1, count);
    doc.text(number, MARGIN + WIDTH - doc.widthOfString(number), y, { lineBreak: false });
  }
}
