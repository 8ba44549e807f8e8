import { expect, test } from 'vitest';
import { aPng } from '#tests/factories/evidence-file.ts';
import { pdfLines, readPdf } from '#tests/read-pdf.ts';
import { drawPacket, type Packet } from './packet-document.ts';

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
])('the name %s is printed as it is', async (name, printed) => {
  const lines = await linesOf(aPacket(name));
  expect(lines).toContain(printed);
  expect(lines).not.toContain(REPLACED);
});

test('letters that no typeface here has are named as such, and only then', async () => {
  const lines = await linesOf(aPacket('مريم 🎉'));
  expect(lines).toContain('???? ?');
  expect(lines).toContain(REPLACED);
  expect(await linesOf(aPacket('Really?'))).not.toContain(REPLACED);
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
