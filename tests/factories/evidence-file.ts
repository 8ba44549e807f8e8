import { deflateSync } from 'node:zlib';

// Small files of the three kinds that a bank reads, each valid from the first byte to the last.

const chunk = (name: string, content: Buffer = Buffer.alloc(0)): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([frame, named, sum]);
};

function crc32(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

type PngForm = Readonly<{
  width?: number;
  height?: number;
  /** Fills it up to so many bytes. */
  size?: number;
  /** As the header numbers them: grey, colour (2), palette (3), grey and colour with transparency (4, 6). */
  kind?: 0 | 2 | 3 | 4 | 6;
  bits?: 1 | 2 | 4 | 8 | 16;
  interlaced?: boolean;
  /** What counts as seen through, where the kind does not bring it with each pixel. */
  transparency?: readonly number[];
  /** The pixels as they are, filters included, in place of plain ones; deflated unless `packed` are given. */
  rows?: Buffer;
  packed?: Buffer;
}>;

const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** How long each row of a picture is, without its filter. */
export function pngRowBytes({ width = 8, height = 8, kind = 0, bits = 8, interlaced }: PngForm): number[] {
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.flatMap(([x, y, stepX, stepY]) => {
    const pixels = Math.ceil((width - x) / stepX);
    const rows = pixels > 0 ? Math.max(0, Math.ceil((height - y) / stepY)) : 0;
    return Array.from({ length: rows }, () => Math.ceil((pixels * bits * CHANNELS[kind]) / 8));
  });
}

const plainRows = (form: PngForm): Buffer =>
  Buffer.concat(
    pngRowBytes(form).map((bytes) => Buffer.concat([Buffer.alloc(1), Buffer.alloc(bytes, 0x80)])),
  );

/** A picture of one grey, in any of the forms a PNG may have. */
export function aPng(form: PngForm = {}): Buffer {
  const { width = 8, height = 8, size, kind = 0, bits = 8, interlaced = false, transparency } = form;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, kind, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    signature,
    chunk('IHDR', header),
    ...(kind === 3 ? [chunk('PLTE', Buffer.alloc(3 * 2 ** bits, 0x60))] : []),
    ...(transparency ? [chunk('tRNS', Buffer.from(transparency))] : []),
    chunk('IDAT', form.packed ?? deflateSync(form.rows ?? plainRows(form))),
  ];
  const end = chunk('IEND');
  const made = parts.reduce((sum, { length }) => sum + length, end.length);
  const filler = size === undefined ? [] : [chunk('tEXt', Buffer.alloc(size - made - 12, 0x61))];
  return Buffer.concat([...parts, ...filler, end]);
}

type JpegForm = Readonly<{
  width?: number;
  height?: number;
  components?: 1 | 3 | 4;
  /** Start of frame: 0xc0 is baseline, 0xc2 progressive. */
  frame?: number;
  scans?: number;
}>;

const segment = (marker: number, content: readonly number[]): Buffer => {
  const framed = Buffer.from([0xff, marker, 0, 0, ...content]);
  framed.writeUInt16BE(content.length + 2, 2);
  return framed;
};
/** A table of one code, enough for whoever only looks whether it is there. */
const huffman = (name: number): readonly number[] => [name, 1, ...Array(15).fill(0), 0];

export function aJpeg({
  width = 8,
  height = 8,
  components = 1,
  frame = 0xc0,
  scans = 1,
}: JpegForm = {}): Buffer {
  const ids = Array.from({ length: components }, (_, index) => index + 1);
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const scan = Buffer.concat([
    segment(0xda, [components, ...ids.flatMap((id) => [id, 0]), 0, frame === 0xc2 ? 0 : 63, 0]),
    // A byte of the picture that looks like a mark, and a restart.
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(frame, [8, ...size, components, ...ids.flatMap((id) => [id, 0x11, 0])]),
    segment(0xc4, [...huffman(0x00), ...huffman(0x10)]),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** `size` fills it up with a comment; `pages` is how many it says it has. */
export function aPdf({
  size,
  pages = 1,
  inside = '',
}: {
  size?: number;
  pages?: number;
  inside?: string;
} = {}) {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ');
  const body = [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Kids [${kids}] /Count ${pages}>> endobj`,
    ...Array.from(
      { length: pages },
      (_, n) => `${n + 3} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj`,
    ),
    inside,
  ].join('\n');
  const end = '\ntrailer <</Root 1 0 R>>\n%%EOF\n';
  const fill = size === undefined ? '' : `\n%${'x'.repeat(size - body.length - end.length - 2)}`;
  return Buffer.from(body + fill + end, 'latin1');
}

const BOUNDARY = 'evidence-boundary-7f3a';

type FormFile = Readonly<{ filename: string; content: Buffer; type?: string; name?: string }>;

/** A form as browsers send it. */
export function aForm(fields: Readonly<Record<string, string>>, ...files: readonly FormFile[]) {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { filename, content, type = 'application/octet-stream', name = 'file' } of files) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  const payload = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}
