import { describe, expect, test } from 'vitest';
import { aJpeg, aPng } from '#tests/factories/evidence-file.ts';
import { pdfLines, readPdf } from '#tests/read-pdf.ts';
import { drawPacket, type Packet } from './packet-document.ts';
import { packetPhrases } from './packet-phrases.ts';

const drawn = async (packet: Packet) => new Uint8Array(await drawPacket(packet));
const aPacket = (text: string, over: Partial<Packet> = {}): Packet => ({
  facts: [['Merchant', 'The store']],
  sections: [{ title: 'General evidence', parts: [{ kind: 'text', label: 'Customer name', text }] }],
  ...over,
});
const linesOf = async (packet: Packet) => pdfLines(await drawn(packet));
const REPLACED =
  'Letters that this typeface does not have are printed as ?. The bank receives them as they were typed.';

test('says what it is about, and then every section with its words', async () => {
  expect(await linesOf(aPacket('Ada\nLovelace'))).toEqual([
    'Response to a dispute',
    'Merchant | The store',
    'General evidence',
    'Customer name',
    'Ada',
    'Lovelace',
    'Page 1 of 1',
  ]);
});

test.each([
  ['Αλεξάνδρα Παπαδοπούλου', 'Αλεξάνδρα Παπαδοπούλου'],
  ['Дмитрий Łukasz Ğül', 'Дмитрий Łukasz Ğül'],
  ['山田太郎 李小龙 臺灣 김철수', '山田太郎 |   | 李小龙 |   | 臺灣 |   | 김철수'],
  ['Mixed 領収書 paper', 'Mixed  | 領収書 |  paper'],
  ['مريم الخطيب', 'الخطيب |   | مريم'],
  ['Ada مريم #7', 'Ada  | مريم |   | #7'],
  ['יוסי כהן', 'כהן |   | יוסי'],
  ['ร้านน้ำชา', 'ร้านน้ำชา'],
  ['हिन्दी शर्मा', 'हिन्दी |   | शर्मा'],
])('the name %s is printed as it is', async (name, printed) => {
  const lines = await linesOf(aPacket(name));
  expect(lines).toContain(printed);
  expect(lines).not.toContain(REPLACED);
});

test('letters that no typeface here has are named as such, and only then', async () => {
  const lines = await linesOf(aPacket('ᚠᚢ 🎉'));
  expect(lines).toContain('?? ?');
  expect(lines).toContain(REPLACED);
  expect(await linesOf(aPacket('Really?'))).not.toContain(REPLACED);
});

test('in Arabic, lines begin at the right', async () => {
  const pieces = readPdf(
    new Uint8Array(await drawPacket(aPacket('Ada'), { ...packetPhrases(), language: 'ar', title: 'نزاع' })),
  );
  const startOf = (wanted: string) => pieces.find(({ text }) => text === wanted)?.x ?? 0;
  expect(startOf('نزاع')).toBeGreaterThan(450);
  expect(startOf('Merchant')).toBeGreaterThan(startOf('The store'));
  expect(startOf('Ada')).toBeGreaterThan(500);
});

test('a fact that nobody knows keeps its line, and nothing at all is said in words', async () => {
  expect(
    await linesOf({
      facts: [
        ['Merchant', ''],
        ['Order', '#7'],
      ],
      sections: [],
    }),
  ).toEqual([
    'Response to a dispute',
    'Merchant | –',
    'Order | #7',
    'No evidence has been given yet.',
    'Page 1 of 1',
  ]);
});

test('a long label leaves room before its value, and values stand below each other', async () => {
  const label = 'The amount that the customer disputes';
  const facts = [
    ['Merchant', 'The store'],
    [label, '12.00 EUR'],
  ] as const;
  const pieces = readPdf(await drawn(aPacket('', { facts, sections: [] })));
  const startOf = (wanted: string) => pieces.find(({ text }) => text === wanted)?.x ?? 0;
  expect(startOf('12.00 EUR')).toBeGreaterThan(startOf(label) + 180);
  expect(startOf('The store')).toBe(startOf('12.00 EUR'));
});

test('a text of many pages stays on the paper, numbered', async () => {
  const pieces = readPdf(await drawn(aPacket('A line of words, 文字と\n'.repeat(300))));
  const last = Math.max(...pieces.map(({ page }) => page));
  expect(last).toBeGreaterThan(3);
  for (const { x, y, text } of pieces) {
    expect(x, text).toBeGreaterThanOrEqual(56);
    expect(y, text).toBeGreaterThan(20);
    expect(y, text).toBeLessThan(800);
  }
  expect(pieces.filter(({ text }) => text === `Page ${last} of ${last}`)).toHaveLength(1);
});

test('no heading and no label stands alone at the foot of a page, whatever comes before it', async () => {
  const picture = {
    kind: 'picture',
    label: 'Photo',
    name: 'photo.png',
    content: aPng({ height: 300 }),
  } as const;
  for (let lines = 30; lines < 50; lines += 1) {
    const long = aPacket('A line\n'.repeat(lines)).sections;
    const pieces = readPdf(
      await drawn(aPacket('', { sections: [...long, { title: 'Shipping', parts: [picture] }] })),
    );
    const pageOf = (wanted: string) => pieces.find(({ text }) => text === wanted)?.page;
    expect([lines, pageOf('Shipping'), pageOf('Photo')]).toEqual([
      lines,
      pageOf('photo.png'),
      pageOf('photo.png'),
    ]);
  }
});

test('a word that fits on no line goes on in the next, with every letter', async () => {
  const long = 'https://example.com/'.repeat(60);
  const pieces = readPdf(await drawn(aPacket(long)));
  const printed = pieces.map(({ text }) => text).join('');
  expect(printed).toContain(long);
  for (const { x, text } of pieces) expect(x, text).toBeLessThan(540);
});

describe('a picture', () => {
  const packetOf = (...contents: readonly Buffer[]): Packet =>
    aPacket('', {
      sections: contents.map((content, at) => ({
        title: 'Photos',
        parts: [{ kind: 'picture', label: 'Photo', name: `${at}.png`, content: new Uint8Array(content) }],
      })),
    });
  const AS_IT_IS = '(cannot be shown here; it is sent as it is)';
  const imagesIn = (pdf: Uint8Array) =>
    Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;

  test.each([
    ['transparent', aPng({ kind: 6 })],
    ['transparent by its palette', aPng({ kind: 3, transparency: [0] })],
    ['transparent in one colour', aPng({ kind: 2, transparency: [0, 1, 0, 2, 0, 3] })],
    ['interlaced', aPng({ interlaced: true })],
    ['with a long text inside', aPng({ size: 1_000_000 })],
    ['a photo', aJpeg({ components: 3 })],
  ])('that is %s is drawn, as one picture', async (_, content) => {
    const pdf = await drawn(packetOf(content));
    expect(imagesIn(pdf)).toBe(1);
    expect(pdfLines(pdf)).toContain('0.png');
  });

  test.each([
    ['whose pixels do not inflate', aPng({ kind: 6, packed: Buffer.from('no') })],
    ['whose pixels break off', aPng({ rows: Buffer.alloc(10) })],
    ['that was never one', Buffer.from('<svg/>')],
    ['that is a JPEG without tables', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['of nothing', Buffer.alloc(0)],
    ['of too many pixels', aPng({ kind: 6, width: 10_000, height: 10_000, rows: Buffer.alloc(9) })],
  ])('%s is named in words', async (_, content) => {
    const pdf = await drawn(packetOf(content));
    expect(imagesIn(pdf)).toBe(0);
    expect(pdfLines(pdf)).toContain(`0.png ${AS_IT_IS}`);
  });

  test('beyond two of the largest that have to be unfolded is named in words; plain ones are drawn all the same', async () => {
    const [largest, plain] = [aPng({ kind: 4, width: 5000, height: 5000 }), aPng()];
    const pdf = await drawn(packetOf(largest, largest, largest, plain));
    expect(imagesIn(pdf)).toBe(3);
    expect(pdfLines(pdf)).toContain(`2.png ${AS_IT_IS}`);
  });
});
