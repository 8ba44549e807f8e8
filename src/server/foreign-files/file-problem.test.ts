import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { safeFileName, typeOfName } from '#domain/disputes/evidence-file.ts';
import { aJpeg, aPdf, aPng } from '#tests/factories/evidence-file.ts';
import { crc32 } from './crc32.ts';
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
/** The pixels of the usual picture. */
const rows = Buffer.alloc(72);
const bomb = deflateSync(Buffer.alloc(50_000_000));
const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
/** Under another name, with the checksum that goes with it. */
const renamed = (png: Buffer, from: string, to: string) => {
  const at = png.indexOf(from, 0, 'latin1');
  const end = at + 4 + png.readUInt32BE(at - 4);
  const copy = Buffer.from(png);
  copy.write(to, at, 'latin1');
  copy.writeUInt32BE(crc32(copy.subarray(at, end)), end);
  return copy;
};
/** A JPEG that lacks one of its segments. */
const without = (jpeg: Buffer, marker: number) => {
  const at = jpeg.indexOf(Buffer.from([0xff, marker]));
  return join(jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2)));
};
/** Tells the browser to play it: a valid PNG whose second chunk says that it moves. */
const animated = (() => {
  const png = aPng();
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
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
    ['a picture of the largest size', 'a.png', aPng({ width: 5000, height: 5000 }), 'image/png'],
    ['the same as JPEG', 'a.jpg', aJpeg({ width: 5000, height: 5000 }), 'image/jpeg'],
    ['a long screenshot', 'a.png', aPng({ width: 1200, height: 20_000 }), 'image/png'],
    ['a JPEG in colour', 'a.jpg', aJpeg({ components: 3 }), 'image/jpeg'],
    ['a JPEG in the inks of print', 'a.jpg', aJpeg({ components: 4 }), 'image/jpeg'],
    ['a JPEG that gets finer', 'a.jpg', aJpeg({ frame: 0xc2, scans: 5 }), 'image/jpeg'],
    [
      'a PNG with a palette that is seen through',
      'a.png',
      aPng({ kind: 3, transparency: [0, 9] }),
      'image/png',
    ],
  ])('%s', async (_, name, bytes, type) => {
    expect(await checkFile(name, bytes)).toEqual({ type });
  });
});

test('every form a PNG may have is accepted', async () => {
  for (const [kind, depths] of [
    [0, [1, 2, 4, 8, 16]],
    [2, [8, 16]],
    [3, [1, 2, 4, 8]],
    [4, [8, 16]],
    [6, [8, 16]],
  ] as const)
    for (const bits of depths)
      for (const interlaced of [false, true])
        for (const width of [1, 3, 8, 9])
          expect(await checkFile('a.png', aPng({ kind, bits, interlaced, width }))).toEqual({
            type: 'image/png',
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
    ['a PNG of one row too many', 'a.png', aPng({ width: 5000, height: 5001, rows }), 'dimensions'],
    ['a PNG of 10,000 squared', 'a.png', aPng({ width: 10_000, height: 10_000, rows }), 'dimensions'],
    ['a PNG one longer than a JPEG can be', 'a.png', aPng({ width: 65_536, height: 1 }), 'dimensions'],
    ['a PNG whose pixels do not inflate', 'a.png', aPng({ kind: 6, packed: zip }), 'damaged'],
    ['a PNG whose pixels break off', 'a.png', aPng({ packed: cut(deflateSync(rows), 6) }), 'damaged'],
    ['a PNG of one byte too few', 'a.png', aPng({ rows: cut(rows, 1) }), 'damaged'],
    ['a PNG of one byte too many', 'a.png', aPng({ rows: join(rows, Buffer.alloc(1)) }), 'damaged'],
    ['a PNG of gigabytes', 'a.png', aPng({ packed: bomb }), 'damaged'],
    ['a PNG with a filter nobody knows', 'a.png', aPng({ rows: Buffer.alloc(72, 5) }), 'damaged'],
    ['a PNG with a wrong checksum', 'a.png', flipped(aPng(), 45), 'damaged'],
    ['a PNG with a palette and none', 'a.png', renamed(aPng({ kind: 3 }), 'PLTE', 'pLTE'), 'damaged'],
    ['a PNG more seen through than it has colours', 'a.png', aPng({ transparency: [1, 2, 3] }), 'damaged'],
    ['a PNG of a kind nobody knows', 'a.png', aPng({ kind: 2, bits: 4 }), 'damaged'],
    ['a PNG of 65,535 pixels', 'a.png', aPng({ width: 65_535, height: 65_535, rows }), 'dimensions'],
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
    ['a JPEG of one row too many', 'a.jpg', aJpeg({ width: 5000, height: 5001 }), 'dimensions'],
    ['a JPEG of no height', 'a.jpg', aJpeg({ height: 0 }), 'damaged'],
    ['a JPEG that few programs draw', 'a.jpg', aJpeg({ frame: 0xc3 }), 'mismatch'],
    ['a JPEG drawn a thousand times', 'a.jpg', aJpeg({ frame: 0xc2, scans: 1000 }), 'damaged'],
    ['a JPEG without tables', 'a.jpg', without(aJpeg(), 0xdb), 'damaged'],
    ['a JPEG without codes', 'a.jpg', without(aJpeg(), 0xc4), 'damaged'],
    ['a JPEG that scans before its frame', 'a.jpg', without(aJpeg(), 0xc0), 'damaged'],
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
