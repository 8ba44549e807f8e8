import { expect, test } from 'vitest';
import { type PdfText, pdfLines, readPdf } from '#tests/read-pdf.ts';
import { type Paper, paperWords } from './paper.ts';
import { drawPaper } from './paper-pdf.ts';

const aPaper = (over: Partial<Paper> = {}): Paper => ({
  size: 'A4',
  from: 'Sakura',
  title: 'Receipt',
  totals: [],
  facts: [],
  parties: [],
  tables: [],
  notes: [],
  foot: 'Sakura, 7',
  ...over,
});
const named = async (name: string) => readPdf(await drawPaper(aPaper({ from: name })));
const drawnFor = (piece: PdfText | undefined) => piece?.glyphs.map(({ letters }) => letters);
const MARGIN = 56;
const WIDTH = 483;

test.each([
  ['Łukasz Αθήνα Кафе', 'Łukasz Αθήνα Кафе'],
  ['山田 Taro', '山田 |  Taro'],
  ['مريم الخطيب', 'الخطيب |   | مريم'],
  ['Ada مريم الخطيب Lovelace', 'Ada  | الخطيب |   | مريم |  Lovelace'],
  ['مريم (Ada)', '( | Ada | )  | مريم'],
  ['مريم (أحمد)', '( | أحمد | )  | مريم'],
  ['טלפון 03-555-12', '03-555-12 |   | טלפון'],
  ['بمبلغ −15.00 EUR فقط', 'فقط |   | –15.00 EUR |   | بمبلغ'],
  ['Paid 2026-04-01 مريم', 'Paid  | 2026-04-01 |   | مريم'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ร้านน้ำชา', 'ร้านน้ำชา'],
  ['हिन्दी शर्मा', 'हिन्दी |   | शर्मा'],
])('%s is met by the eye as %s', async (name, printed) => {
  const lines = pdfLines(await drawPaper(aPaper({ from: name })));
  expect(lines).toContain(printed);
  expect(lines.join()).not.toContain('printed as ?');
});

test('a letter that no typeface has is a question mark, and the paper says so', async () => {
  const lines = pdfLines(await drawPaper(aPaper({ from: 'مريم ᚠ' })));
  expect(lines).toContain('?  | مريم');
  expect(lines).toContain('Letters that this typeface does not have are printed as ?.');
});

test('Arabic letters join: one letter has one shape at the beginning of a word and another at its end', async () => {
  const piece = (await named('مريم')).find(({ text }) => text === 'مريم');
  expect(drawnFor(piece)).toEqual(['م', 'ي', 'ر', 'م']);
  expect(new Set(piece?.glyphs.map(({ id }) => id)).size).toBe(4);
});

test.each([
  ['شارع ١٢', ['١', '٢']],
  ['کوچه ۱۲۳', ['۱', '۲', '۳']],
  ['Street ١٢', ['١', '٢']],
])('%s: figures of Arabic are read from the left, too', async (name, figures) => {
  const piece = (await named(name)).find(({ text }) => text === figures.join(''));
  expect(drawnFor(piece)).toEqual(figures);
});

test('a vowel of Devanagari that is spoken after its letter is drawn before it', async () => {
  const [first] = drawnFor((await named('हिन')).find(({ text }) => text === 'हिन')) ?? [];
  expect(first).toBe('ि');
});

test('the ring of a Sara Am stands below the tone mark', async () => {
  expect(drawnFor((await named('น้ำ')).find(({ text }) => text === 'น้ำ'))).toEqual(['น', 'ํ', '้', 'า']);
});

test('Thai is broken between words, and every letter stays on the paper', async () => {
  const text = 'ร้านกาแฟที่ดีที่สุดในกรุงเทพมหานคร'.repeat(8);
  const pieces = readPdf(await drawPaper(aPaper({ notes: [text] }))).filter(({ text: said }) =>
    /\p{Script=Thai}/u.test(said),
  );
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.map(({ text: said }) => said).join('')).toBe(text);
  for (const { text: said } of pieces) expect(said).not.toMatch(/^\p{M}/u);
});

test('no line ends between a figure and what it is of, nor before a sign that a language sets apart', async () => {
  for (const words of [26, 27, 28, 29, 30, 31, 32]) {
    const text = `${'ab '.repeat(words)}12\u00a0345,67 EUR et 0\u202f% :\u00a0oui`;
    const lines = pdfLines(await drawPaper(aPaper({ notes: [text] })));
    const all = lines.join('\n');
    expect([words, /\b12 345,67 EUR\b/.test(all), /\b0 %/.test(all), /: oui/.test(all)]).toEqual([
      ...[words, true, true, true],
    ]);
  }
});

test('marks without end, and words without blanks, end their lines', async () => {
  for (const text of ['\u064b'.repeat(5000), 'م'.repeat(5000), 'क्ष'.repeat(2000)]) {
    const pieces = readPdf(await drawPaper(aPaper({ notes: [text] })));
    const foreign = pieces.filter(({ text: said }) => !/[a-z]/.test(said));
    expect(foreign.map(({ text: said }) => said).join('')).toBe(text);
    for (const { x } of pieces) expect(x).toBeGreaterThanOrEqual(MARGIN - 1);
  }
});

test('a paper in Arabic has labels at the right, and amounts at the left that end below each other', async () => {
  const paper = aPaper({
    title: 'إيصال',
    totals: [{ label: 'المدفوع', amount: '1,234.56 EUR' }],
    facts: [['المرجع', 'ch_3-N']],
    tables: [
      {
        head: ['العناصر', 'الكمية', 'المبلغ'],
        lines: [
          ['قهوة', '2', '1,200.00'],
          ['Mug', '10', '−5.00'],
        ],
        sums: [],
        total: ['الإجمالي', '', '1,195.00 EUR'],
      },
    ],
  });
  const content = await drawPaper(paper, { ...paperWords(), language: 'ar' });
  expect(pdfLines(content)).toEqual(
    expect.arrayContaining(['ch_3-N | المرجع', 'المبلغ | الكمية | العناصر', '−5.00 | 10 | Mug']),
  );
  const pieces = readPdf(content);
  const startOf = (wanted: string) => pieces.find(({ text }) => text === wanted)?.x ?? 0;
  for (const label of ['إيصال', 'المدفوع', 'المرجع', 'قهوة', 'Mug'])
    expect(startOf(label), label).toBeGreaterThan(MARGIN + WIDTH - 100);
  expect(startOf('1,234.56 EUR')).toBeCloseTo(MARGIN, 0);
  expect(startOf('5.00')).toBeGreaterThan(startOf('1,200.00'));
});

test('a table stays on one page also where its lines take two each', async () => {
  const label = 'What this line is about takes more room than a line of the table has';
  for (const facts of [20, 23]) {
    const content = await drawPaper(
      aPaper({
        facts: Array.from({ length: facts }, (_, at) => [`Fact ${at}`, 'x'] as const),
        tables: [
          {
            head: ['Items', '', 'Amount'],
            lines: Array.from({ length: 8 }, () => [label, '1', '1.00'] as const),
            sums: [],
            total: ['Total', '', '8.00 EUR'],
          },
        ],
      }),
    );
    const pageOf = (wanted: string) => readPdf(content).find(({ text }) => text === wanted)?.page;
    expect([facts, pageOf('Total')]).toEqual([facts, pageOf('Items')]);
  }
});
