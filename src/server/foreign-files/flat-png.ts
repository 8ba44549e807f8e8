import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32.ts';
import { COLOUR, COLOUR_ALPHA, GREY, GREY_ALPHA, PALETTE, type PngParts } from './png-parts.ts';
import { type PngRow, pngRows } from './png-rows.ts';
import { unfilter } from './png-unfilter.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const UP = 2;
/** Quick rather than small: this copy is only for the packet. */
const LEVEL = 3;
const PAPER = 0xff;

/**
 * A PNG that can be put into a document as it is: nothing but header, palette and pixels, not interlaced, not transparent.
 * What was transparent shows white, the colour of the paper. The library that draws documents would otherwise unfold such a
 * picture in a callback of its own, where nobody can catch what it throws.
 */
export const flatPng = async (png: PngParts): Promise<Buffer> =>
  isFlat(png) ? written(png, png.kind, png.bits, png.packed) : unfolded(png);

/** Whether its pixels may stay as they are; otherwise they are unfolded and folded again, which takes time by area. */
export const isFlat = ({ kind, isInterlaced, transparency }: PngParts): boolean =>
  !isInterlaced && !transparency && kind !== GREY_ALPHA && kind !== COLOUR_ALPHA;

async function unfolded(png: PngParts): Promise<Buffer> {
  const { width, height } = png;
  const lineBytes = 1 + 3 * width;
  const lines = Buffer.alloc(lineBytes * height);
  const pixelBytes = Math.max(1, (png.bits * png.channels) >> 3);
  const colourOf = colourReader(png);
  let above: Buffer | undefined;
  for await (const line of pngRows(png)) {
    unfilter(line.bytes, line.row === 0 ? undefined : above, pixelBytes);
    above = line.bytes;
    place(lines, lineBytes, line, colourOf);
  }
  filterUp(lines, lineBytes, height);
  return written(
    { width, height, palette: Buffer.alloc(0) },
    COLOUR,
    8,
    deflateSync(lines, { level: LEVEL }),
  );
}

type ColourReader = (row: Buffer, pixel: number) => number;

function place(
  lines: Buffer,
  lineBytes: number,
  { pass, row, pixels, bytes }: PngRow,
  of: ColourReader,
): void {
  const start = (pass.y + row * pass.stepY) * lineBytes + 1;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const colour = of(bytes, pixel);
    const at = start + 3 * (pass.x + pixel * pass.stepX);
    lines[at] = colour >> 16;
    lines[at + 1] = (colour >> 8) & 0xff;
    lines[at + 2] = colour & 0xff;
  }
}

/** The colour of a pixel on paper, as one number. Rows begin with their filter, hence the one. */
function colourReader({ kind, bits, channels, palette, transparency }: PngParts): ColourReader {
  const full = 2 ** bits - 1;
  const sample = (row: Buffer, index: number): number => {
    if (bits === 8) return row[1 + index] ?? 0;
    if (bits === 16) return row.readUInt16BE(1 + 2 * index);
    return ((row[1 + ((index * bits) >> 3)] ?? 0) >> (8 - bits - ((index * bits) & 7))) & full;
  };
  const byteOf = (value: number): number =>
    bits === 8 ? value : bits === 16 ? value >> 8 : (value * 255) / full;
  if (kind === PALETTE)
    return (row, pixel) => {
      const index = sample(row, pixel);
      const [red = 0, green = 0, blue = 0] = [
        palette[3 * index],
        palette[3 * index + 1],
        palette[3 * index + 2],
      ];
      return onPaper(red, green, blue, transparency?.[index] ?? 0xff);
    };
  const hasColour = kind === COLOUR || kind === COLOUR_ALPHA;
  const hasAlpha = kind === GREY_ALPHA || kind === COLOUR_ALPHA;
  const unseen = kind === GREY || kind === COLOUR ? transparency : undefined;
  return (row, pixel) => {
    const first = pixel * channels;
    const red = sample(row, first);
    const green = hasColour ? sample(row, first + 1) : red;
    const blue = hasColour ? sample(row, first + 2) : red;
    const alpha = hasAlpha
      ? byteOf(sample(row, first + channels - 1))
      : isUnseen(unseen, red, green, blue)
        ? 0
        : 0xff;
    return onPaper(byteOf(red), byteOf(green), byteOf(blue), alpha);
  };
}

/** One colour may count as seen through; a grey one is said once. */
function isUnseen(unseen: Buffer | undefined, red: number, green: number, blue: number): boolean {
  if (!unseen) return false;
  const isGrey = unseen.length === 2;
  return (
    unseen.readUInt16BE(0) === red &&
    (isGrey || (unseen.readUInt16BE(2) === green && unseen.readUInt16BE(4) === blue))
  );
}

const onPaper = (red: number, green: number, blue: number, alpha: number): number =>
  (mixed(red, alpha) << 16) | (mixed(green, alpha) << 8) | mixed(blue, alpha);
const mixed = (value: number, alpha: number): number =>
  alpha === 0xff ? value : Math.round((value * alpha + PAPER * (0xff - alpha)) / 0xff);

/** Each line as its difference to the one above, from the last up: pictures shrink to a fraction this way. */
function filterUp(lines: Buffer, lineBytes: number, height: number): void {
  for (let line = height - 1; line >= 0; line -= 1) {
    const start = line * lineBytes;
    lines[start] = UP;
    if (line === 0) return;
    for (let at = start + 1; at < start + lineBytes; at += 1)
      lines[at] = (lines[at] ?? 0) - (lines[at - lineBytes] ?? 0);
  }
}

function written(
  { width, height, palette }: Pick<PngParts, 'width' | 'height' | 'palette'>,
  kind: number,
  bits: number,
  packed: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, kind], 8);
  const colours = kind === PALETTE ? [chunk('PLTE', palette)] : [];
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...colours,
    chunk('IDAT', packed),
    chunk('IEND', EMPTY),
  ]);
}

const EMPTY = Buffer.alloc(0);

function chunk(name: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(12 + content.length);
  framed.writeUInt32BE(content.length, 0);
  framed.write(name, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + content.length)), 8 + content.length);
  return framed;
}
