import { type FileProblem, pictureProblem } from '#domain/disputes/evidence-file.ts';
import { isJpegFrame } from '#domain/disputes/picture-size.ts';

const DHT = 0xc4;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Baseline, extended and progressive: what every program draws. The lossless and arithmetic kinds nearly none does. */
const DRAWN_FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;
/** Grey, colour, and the four inks of print. */
const COMPONENT_COUNTS: readonly number[] = [1, 3, 4];
/** The most a frame of this kind can bring is far fewer; each more is one more time that somebody draws the whole picture. */
const SCANS_MAX = 200;

type Frame = Readonly<{ isProgressive: boolean; quantization: ReadonlyMap<number, number> }>;
/** What was said before a scan, and what a scan therefore may refer to. */
type Known = { frame?: Frame; scans: number; quantization: Set<number>; huffman: Set<number> };

/** Walks the segments, a thumbnail inside one of them included, and every scan, up to the true end of the picture. */
export function jpegProblem(bytes: Buffer): FileProblem | undefined {
  const known: Known = { scans: 0, quantization: new Set(), huffman: new Set() };
  let offset = 2;
  while (offset + 1 < bytes.length) {
    if (bytes[offset] !== 0xff) return 'damaged';
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1; // Padding before a marker.
      continue;
    }
    if (marker === EOI) {
      if (known.scans === 0) return 'damaged';
      return offset + 2 === bytes.length ? undefined : 'tail';
    }
    if (offset + 4 > bytes.length) return 'damaged';
    const length = bytes.readUInt16BE(offset + 2);
    const end = offset + 2 + length;
    if (length < 2 || end > bytes.length) return 'damaged';
    const problem = segmentProblem(marker, bytes.subarray(offset + 4, end), known);
    if (problem) return problem;
    offset = marker === SOS ? endOfScan(bytes, end) : end;
  }
  return 'damaged';
}

function segmentProblem(marker: number, content: Buffer, known: Known): FileProblem | undefined {
  if (isJpegFrame(marker)) return frameProblem(marker, content, known);
  if (marker === SOS) return scanProblem(content, known);
  if (marker === DQT) return tablesProblem(content, known.quantization, (kind) => 64 * (1 + (kind >> 4)));
  if (marker === DHT)
    return tablesProblem(content, known.huffman, (_, counts) => {
      const codes = counts.subarray(0, 16).reduce((sum, count) => sum + count, 0);
      return codes > 256 ? Number.NaN : 16 + codes;
    });
  return undefined;
}

/** Several tables may share a segment: each must end where the next begins. */
function tablesProblem(
  content: Buffer,
  names: Set<number>,
  bytesOf: (kind: number, rest: Buffer) => number,
): FileProblem | undefined {
  let at = 0;
  while (at < content.length) {
    const kind = content[at] ?? 0;
    if (kind >> 4 > 1 || (kind & 15) > 3) return 'damaged';
    at += 1 + bytesOf(kind, content.subarray(at + 1));
    if (Number.isNaN(at)) return 'damaged';
    names.add(kind);
  }
  return at === content.length ? undefined : 'damaged';
}

function frameProblem(marker: number, content: Buffer, known: Known): FileProblem | undefined {
  if (content.length < 6 || known.frame) return 'damaged';
  const count = content[5] ?? 0;
  const problem = pictureProblem({ width: content.readUInt16BE(3), height: content.readUInt16BE(1) });
  if (problem) return problem;
  if (!DRAWN_FRAMES.includes(marker) || content[0] !== 8) return 'mismatch';
  if (!COMPONENT_COUNTS.includes(count) || content.length !== 6 + 3 * count) return 'damaged';
  const quantization = new Map<number, number>();
  for (let at = 6; at < content.length; at += 3) {
    const [id = 0, sampling = 0, table = 0] = content.subarray(at, at + 3);
    const [across, down] = [sampling >> 4, sampling & 15];
    if (across < 1 || across > 4 || down < 1 || down > 4) return 'damaged';
    quantization.set(id, table);
  }
  if (quantization.size !== count) return 'damaged';
  known.frame = { isProgressive: marker === PROGRESSIVE, quantization };
  return undefined;
}

/** A scan names parts of the frame, and tables that were given before it. */
function scanProblem(content: Buffer, known: Known): FileProblem | undefined {
  const { frame, quantization, huffman } = known;
  const count = content[0] ?? 0;
  known.scans += 1;
  if (!frame || known.scans > SCANS_MAX) return 'damaged';
  if (count < 1 || count > frame.quantization.size || content.length !== 4 + 2 * count) return 'damaged';
  // A progressive picture brings its coarse and its fine part in scans of their own, each with its own tables.
  const [first = 0, refined = 0] = [content[1 + 2 * count], (content[3 + 2 * count] ?? 0) >> 4];
  const needsCoarse = frame.isProgressive ? first === 0 && refined === 0 : true;
  const needsFine = frame.isProgressive ? first > 0 : true;
  for (let at = 1; at < 1 + 2 * count; at += 2) {
    const [id = 0, tables = 0] = content.subarray(at, at + 2);
    const table = frame.quantization.get(id);
    if (table === undefined || !isGiven(quantization, table)) return 'damaged';
    if (needsCoarse && !huffman.has(tables >> 4)) return 'damaged';
    if (needsFine && !huffman.has(0x10 | (tables & 15))) return 'damaged';
  }
  return undefined;
}

/** A table of quantization is there in bytes or in words; which of them makes no difference to whoever refers to it. */
const isGiven = (tables: ReadonlySet<number>, table: number): boolean =>
  tables.has(table) || tables.has(0x10 | table);

/** Inside a scan `ff 00` is a byte of the picture, and restart marks belong to it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}
