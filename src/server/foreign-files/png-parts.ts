import { type FileProblem, pictureProblem } from '#domain/disputes/evidence-file.ts';
import type { PictureSize } from '#domain/disputes/picture-size.ts';
import { crc32 } from './crc32.ts';

/** The kinds of colour a PNG may have, as its header numbers them. */
export const GREY = 0;
export const COLOUR = 2;
export const PALETTE = 3;
export const GREY_ALPHA = 4;
export const COLOUR_ALPHA = 6;

export type PngParts = PictureSize &
  Readonly<{
    kind: number;
    /** Of each sample. */
    bits: number;
    /** Samples of each pixel. */
    channels: number;
    isInterlaced: boolean;
    /** Three bytes for each colour; empty without a palette. */
    palette: Buffer;
    /** What is seen through, if anything is. */
    transparency: Buffer | undefined;
    /** The pixels, deflated. */
    packed: Buffer;
  }>;

const SIGNATURE_BYTES = 8;
const HEADER_BYTES = 13;
/** Length, name and checksum around the content of a chunk. */
const CHUNK_FRAME_BYTES = 12;
const PALETTE_BYTES_MAX = 3 * 256;

const KINDS: Readonly<Record<number, Readonly<{ channels: number; bits: readonly number[] }>>> = {
  [GREY]: { channels: 1, bits: [1, 2, 4, 8, 16] },
  [COLOUR]: { channels: 3, bits: [8, 16] },
  [PALETTE]: { channels: 1, bits: [1, 2, 4, 8] },
  [GREY_ALPHA]: { channels: 2, bits: [8, 16] },
  [COLOUR_ALPHA]: { channels: 4, bits: [8, 16] },
};

type Chunk = Readonly<{ name: string; content: Buffer }>;

/** Walks the chunks from the header to the end: each must be whole, and the file must end exactly where the picture does. */
export function readPng(bytes: Buffer): PngParts | FileProblem {
  const chunks: Chunk[] = [];
  let offset = SIGNATURE_BYTES;
  while (offset + CHUNK_FRAME_BYTES <= bytes.length) {
    const end = offset + CHUNK_FRAME_BYTES + bytes.readUInt32BE(offset);
    if (end > bytes.length) return 'damaged';
    const named = bytes.subarray(offset + 4, end - 4);
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return 'damaged';
    const chunk = { name: named.toString('latin1', 0, 4), content: named.subarray(4) };
    chunks.push(chunk);
    offset = end;
    if (chunk.name === 'IEND') return end === bytes.length ? partsOf(chunks) : 'tail';
  }
  return 'damaged';
}

function partsOf(chunks: readonly Chunk[]): PngParts | FileProblem {
  const [first] = chunks;
  const contentsOf = (wanted: string) =>
    chunks.filter(({ name }) => name === wanted).map(({ content }) => content);
  if (first?.name !== 'IHDR' || first.content.length !== HEADER_BYTES) return 'damaged';
  const size = { width: first.content.readUInt32BE(0), height: first.content.readUInt32BE(4) };
  const problem = pictureProblem(size);
  if (problem) return problem;
  const [bits = 0, kind = 0, compression, filter, interlace = 0] = first.content.subarray(8);
  const known = KINDS[kind];
  if (!known?.bits.includes(bits) || compression !== 0 || filter !== 0 || interlace > 1) return 'damaged';

  const pixels = contentsOf('IDAT');
  const [palette = Buffer.alloc(0), secondPalette] = contentsOf('PLTE');
  const [transparency] = contentsOf('tRNS');
  if (contentsOf('IHDR').length > 1 || secondPalette || pixels.length === 0) return 'damaged';
  if (palette.length % 3 !== 0 || palette.length > PALETTE_BYTES_MAX) return 'damaged';
  if (kind === PALETTE && palette.length === 0) return 'damaged';
  if (transparency && !fits(transparency, kind, palette)) return 'damaged';
  const { channels } = known;
  const packed = Buffer.concat(pixels);
  return { ...size, kind, bits, channels, isInterlaced: interlace === 1, palette, transparency, packed };
}

/** One sample for each channel, or an opacity for each colour of the palette. */
function fits(transparency: Buffer, kind: number, palette: Buffer): boolean {
  if (kind === PALETTE) return transparency.length <= palette.length / 3;
  return (kind === GREY && transparency.length === 2) || (kind === COLOUR && transparency.length === 6);
}
