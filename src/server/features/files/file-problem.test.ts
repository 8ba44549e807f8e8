import { describe, expect, test } from 'vitest';
import { safeFileName, typeOfName } from '#domain/disputes/evidence-file.ts';
import { aJpeg, aPdf, aPng } from '#tests/factories/evidence-file.ts';
import { checkFile } from './file-problem.ts';

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const zip = Buffer.concat([
  Buffer.from([0x50, 0x4b, 0x03, 0x04]),
  Buffer.alloc(40),
  Buffer.from([0x50, 0x4b, 0x05, 0x06]),
  Buffer.alloc(18),
]);
const join = (...parts: readonly Buffer[]) => Buffer.concat(parts);
const cut = (bytes: Buffer, end: number) => bytes.subarray(0, bytes.length - end);
/** Tells the browser to play it: a valid PNG whose second chunk says that it moves. */
const animated = (() => {
  const png = aPng();
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  return join(png.subarray(0, 33), control, png.subarray(33));
})();

describe('accepted', () => {
  test.each([
    ['a PNG', 'photo.png', aPng(), 'image/png'],
    ['a JPEG', 'photo.jpg', aJpeg(), 'image/jpeg'],
    ['a JPEG by its longer ending, in capitals', 'PHOTO.JPEG', aJpeg(), 'image/jpeg'],
    ['a PDF', 'receipt.pdf', aPdf(), 'application/pdf'],
    [
      'a PDF with a script inside, which is not opened',
      'a.pdf',
      aPdf({ inside: '/JS (app.alert(1))' }),
      'application/pdf',
    ],
    [
      'a PDF with its end within the last kilobyte',
      'a.pdf',
      join(aPdf(), Buffer.alloc(1000, 0x20)),
      'application/pdf',
    ],
    ['a picture of the largest size', 'a.png', aPng({ width: 10_000, height: 10_000 }), 'image/png'],
    ['the same as JPEG', 'a.jpg', aJpeg({ width: 10_000, height: 10_000 }), 'image/jpeg'],
  ])('%s', async (_, name, bytes, type) => {
    expect(await checkFile(name, bytes)).toEqual({ type });
  });
});

describe('refused', () => {
  test.each([
    ['HTML named .png', 'a.png', html, 'mismatch'],
    ['SVG named .png', 'a.png', svg, 'mismatch'],
    ['a program named .png', 'a.png', exe, 'mismatch'],
    ['HTML named .html', 'a.html', html, 'kind'],
    ['SVG named .svg', 'a.svg', svg, 'kind'],
    ['no ending', 'receipt', aPdf(), 'kind'],
    ['a second ending', 'receipt.pdf.exe', aPdf(), 'kind'],
    ['a PDF named .png', 'a.png', aPdf(), 'mismatch'],
    ['a PNG named .pdf', 'a.pdf', aPng(), 'mismatch'],
    ['a JPEG named .png', 'a.png', aJpeg(), 'mismatch'],
    ['nothing', 'a.pdf', Buffer.alloc(0), 'empty'],
    ['a PNG with a script behind it', 'a.png', join(aPng(), html), 'tail'],
    ['a PNG with a ZIP behind it', 'a.png', join(aPng(), zip), 'tail'],
    ['a PNG with one byte behind it', 'a.png', join(aPng(), Buffer.alloc(1)), 'tail'],
    ['a PNG cut short', 'a.png', cut(aPng(), 5), 'damaged'],
    ['a PNG without its end', 'a.png', cut(aPng(), 12), 'damaged'],
    ['a PNG that is only its signature', 'a.png', aPng().subarray(0, 8), 'damaged'],
    ['a moving PNG', 'a.png', animated, 'mismatch'],
    ['a PNG 10,001 wide', 'a.png', aPng({ width: 10_001 }), 'dimensions'],
    ['a PNG of 65,535 pixels', 'a.png', aPng({ width: 65_535, height: 65_535 }), 'dimensions'],
    ['a PNG of no height', 'a.png', aPng({ height: 0 }), 'damaged'],
    ['a JPEG with a ZIP behind it', 'a.jpg', join(aJpeg(), zip), 'tail'],
    [
      'a JPEG with a ZIP that ends like a JPEG',
      'a.jpg',
      join(aJpeg(), zip, Buffer.from([0xff, 0xd9])),
      'tail',
    ],
    ['a JPEG cut short', 'a.jpg', cut(aJpeg(), 2), 'damaged'],
    ['a JPEG without a picture', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'damaged'],
    ['a JPEG 10,001 high', 'a.jpg', aJpeg({ height: 10_001 }), 'dimensions'],
    ['a PDF behind something else', 'a.pdf', join(Buffer.from('GIF89a'), aPdf()), 'mismatch'],
    ['a PDF cut short', 'a.pdf', cut(aPdf(), 8), 'damaged'],
    [
      'a PDF with its end too far from the last byte',
      'a.pdf',
      join(aPdf(), Buffer.alloc(1100, 0x20)),
      'tail',
    ],
    ['a PDF with a ZIP behind it', 'a.pdf', join(aPdf(), zip), 'tail'],
  ])('%s', async (_, name, bytes, problem) => {
    expect(await checkFile(name, bytes)).toEqual({ problem });
  });

  test('every picture cut anywhere', async () => {
    for (const [name, whole] of [
      ['a.png', aPng()],
      ['a.jpg', aJpeg()],
    ] as const) {
      for (let length = 0; length < whole.length; length += 1)
        expect(await checkFile(name, whole.subarray(0, length))).toHaveProperty('problem');
    }
  });
});

test.each([
  ['../../etc/passwd.pdf', '_.._etc_passwd.pdf'],
  ['..\\..\\windows\\a.pdf', '_.._windows_a.pdf'],
  ['C:\\fakepath\\receipt.pdf', 'C__fakepath_receipt.pdf'],
  ['line\r\nbreak.pdf', 'line__break.pdf'],
  ['gpj.\u202efdp.exe', 'gpj._fdp.exe'],
  ['.htaccess', 'htaccess'],
  ['   ', 'file'],
  ['Quittung für Ärger 領収書.pdf', 'Quittung für Ärger 領収書.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
])('%j becomes %j', (given, safe) => {
  expect(safeFileName(given)).toBe(safe);
});

test.each(['__proto__', 'a.constructor', 'a.toString'])('%s is no type', (name) => {
  expect(typeOfName(name)).toBeUndefined();
});
