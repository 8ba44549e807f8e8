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

/** A grey picture; `size` fills it up to so many bytes. */
export function aPng({
  width = 8,
  height = 8,
  size,
}: {
  width?: number;
  height?: number;
  size?: number;
} = {}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min(height, 64) * (Math.min(width, 64) + 1), 0x80);
  for (let row = 0; row < Math.min(height, 64); row += 1) rows[row * (Math.min(width, 64) + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows))];
  const end = chunk('IEND');
  const made = parts.reduce((sum, { length }) => sum + length, end.length);
  const filler = size === undefined ? [] : [chunk('tEXt', Buffer.alloc(size - made - 12, 0x61))];
  return Buffer.concat([...parts, ...filler, end]);
}

export function aJpeg({ width = 8, height = 8 }: { width?: number; height?: number } = {}): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]),
    // A byte of the picture that looks like a mark, and a restart.
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
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
