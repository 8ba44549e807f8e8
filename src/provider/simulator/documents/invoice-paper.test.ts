import { expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { pdfLines, readPdf } from '#tests/read-pdf.ts';
import { drawPaper } from '../../paper-pdf.ts';
import type { FeeLine } from '../facts/fee-lines.ts';
import { type Invoice, invoicePaper } from './invoice-paper.ts';

const fee = (cause: FeeLine['cause'], count: number, amount: number, code = 'eur'): FeeLine => ({
  cause,
  count,
  amount: minor(amount),
  currency: currency(code),
});
const anInvoice = (over: Partial<Invoice['account']> = {}, lines: readonly FeeLine[] = []): Invoice => ({
  document: {
    document_id: 'doc_1',
    type: 'vat_invoice',
    date: calendarDate('2026-04-01'),
    period_from: calendarDate('2026-03-01'),
    period_to: calendarDate('2026-03-31'),
  },
  account: { account_id: 'acct_1', email: 'ada@example.com', country: 'DE', ...over },
  lines,
});
const written = async (invoice: Invoice) => pdfLines(await drawPaper(invoicePaper(invoice)));

test('says who, to whom and which days, and every fee with what it comes to', async () => {
  const vat_details = {
    name: 'Müller & Søn ApS',
    address: 'Straße 1\n10115 Berlin',
    vat_number: 'DE123456789',
  };
  const lines = await written(
    anInvoice({ vat_details }, [
      fee('card_reader_fee', 1, 1200),
      fee('charge', 1234, 123_456),
      fee('dispute_reversal', 1, -1500),
    ]),
  );
  expect(lines).toEqual([
    'Simulated Payments Company',
    'Tax invoice',
    'Total EUR',
    '1,231.56 EUR',
    'Invoice number | 2026-04-1',
    'Date of issue | 1 April 2026',
    'Period | 1 March 2026 to 31 March 2026',
    'Account | acct_1',
    'Billed to | Issued by',
    'Müller & Søn ApS | Simulated Payments Company',
    'Straße 1 | 1 Ledger Lane',
    '10115 Berlin | Simulation',
    'VAT Number: DE123456789',
    'Fees in EUR | Number | Amount',
    'Card payments | 1,234 | 1,234.56',
    'Disputes won: fees given back | 1 | −15.00',
    'Card readers | 1 | 12.00',
    'Fees without tax | 1,231.56',
    'VAT, 0% (exempt financial service) | 0.00',
    'Total EUR | 1,231.56 EUR',
    'These fees were taken from your balance as they arose. There is nothing left to pay.',
    'Days are days of UTC. Every line is the sum of the fees in your transactions and instant payouts of these days.',
    'Made by the payments company in the simulator. No tax office accepts this document. | Page 1 of 1',
  ]);
});

test.each([
  ['Καφέ Αθήνα Α.Ε.', 'Καφέ Αθήνα Α.Ε.'],
  ['Łódź Čoko Škvorecký Ňúñez Ÿ', 'Łódź Čoko Škvorecký Ňúñez Ÿ'],
  ['Кафе София ЕООД', 'Кафе София ЕООД'],
  ['株式会社 Sakura', '株式会社 |  Sakura'],
  ['深圳市 臺北 김철수 さくら', '深圳市 |   | 臺北 |   | 김철수 |   | さくら'],
  ['متجر Sakura', 'Sakura |   | متجر'],
  ['ᚠ Sakura', '? Sakura'],
])('the name %s prints as %s', async (name, printed) => {
  const vat_details = { name, address: 'A', vat_number: null };
  const lines = await written(anInvoice({ vat_details, country: 'GR' }));
  expect(lines.join('\n')).toContain(printed);
  expect(lines).toContain('Not registered for VAT | Simulation');
  expect(lines.some((line) => line.includes('printed as ?'))).toBe(printed.includes('?'));
});

test('sums never mix currencies, and yen have no decimals', async () => {
  const lines = await written(
    anInvoice({ country: 'JP' }, [
      fee('charge', 1, 500, 'jpy'),
      fee('charge', 2, 1234, 'kwd'),
      fee('charge', 1, -150, 'aed'),
    ]),
  );
  expect(lines).toContain('Total JPY | 500 JPY');
  expect(lines.filter((line) => line.startsWith('Total KWD |'))).toHaveLength(1);
  expect(lines.join('\n')).toContain('Total KWD | 1.234 KWD');
  expect(lines).toContain('Total AED | −1.50 AED');
  expect(lines).toContain('Consumption tax, 0% (exempt financial service) | 0');
});

test('a month without fees says so, for the account itself while nobody told its tax details', async () => {
  const lines = await written(anInvoice());
  expect(lines).toContain('No fees were charged in this period.');
  expect(lines).toContain('ada@example.com | Simulated Payments Company');
});

test.each([
  ['A4', 'DE', { left: 56, right: 540, top: 800 }],
  ['Letter', 'US', { left: 64, right: 548, top: 750 }],
])(
  'on %s, many currencies go on to another page, and nothing leaves the paper',
  async (_, country, edges) => {
    const codes = ['eur', 'usd', 'gbp', 'jpy', 'chf', 'sek'];
    const address = Array.from(
      { length: 6 },
      (_, line) => `A rather long line of an address, number ${line}`,
    );
    const invoice = anInvoice(
      {
        vat_details: {
          name: 'A name of sixty characters which needs two lines on a page',
          address: address.join('\n'),
          vat_number: null,
        },
        country,
      },
      codes.flatMap((code) => [fee('charge', 9_999_999, 9_999_999_99, code), fee('dispute', 1, 1500, code)]),
    );
    const pieces = readPdf(await drawPaper(invoicePaper(invoice)));
    expect(Math.max(...pieces.map(({ page }) => page))).toBeGreaterThan(1);
    for (const { x, y, text } of pieces) {
      expect(x, text).toBeGreaterThanOrEqual(edges.left);
      expect(x, text).toBeLessThan(edges.right);
      expect(y, text).toBeGreaterThan(40);
      expect(y, text).toBeLessThan(edges.top);
    }
    const last = Math.max(...pieces.map(({ page }) => page));
    expect(pieces.filter(({ text }) => text === `Page ${last} of ${last}`)).toHaveLength(1);
  },
);
