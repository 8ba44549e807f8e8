import { deflateSync } from 'node:zlib';
import { crc32 } from '#server/foreign-files/crc32.ts';
import { aJpeg, aPdf, aPng, pngRowBytes } from './evidence-file.ts';

export type SeedFile = Readonly<{ filename: string; content: Buffer }>;
/** A number from zero up to one below its limit, the same ones in the same order each time. */
export type Dice = (below: number) => number;

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PNG_FORMS = (
  [
    [0, [1, 2, 4, 8, 16]],
    [2, [8, 16]],
    [3, [1, 2, 4, 8]],
    [4, [8, 16]],
    [6, [8, 16]],
  ] as const
).flatMap(([kind, depths]) => depths.map((bits) => ({ kind, bits })));

/** Forty whole files of the three kinds, in every form they have. */
export function hostileSeeds(): readonly SeedFile[] {
  const png = (content: Buffer) => ({ filename: 'a.png', content });
  const jpg = (content: Buffer) => ({ filename: 'a.jpg', content });
  const pdf = (content: Buffer) => ({ filename: 'a.pdf', content });
  return [
    ...PNG_FORMS.map((form) => png(aPng({ ...form, width: 13, height: 9 }))),
    ...[0, 2, 3, 4, 6].map((kind) =>
      png(aPng({ kind: kind as 0 | 2 | 3 | 4 | 6, interlaced: true, width: 11, height: 17 })),
    ),
    png(aPng({ kind: 3, transparency: [0, 100, 200] })),
    png(aPng({ kind: 0, transparency: [0, 0x80] })),
    png(aPng({ kind: 2, transparency: [0, 0x80, 0, 0x80, 0, 0x80] })),
    png(aPng({ kind: 6, width: 900, height: 700 })),
    png(aPng({ size: 200_000 })),
    png(aPng({ kind: 4, width: 1, height: 300, interlaced: true })),
    png(aPng({ kind: 2, width: 300, height: 1 })),
    ...([1, 3, 4] as const).flatMap((components) => [
      jpg(aJpeg({ components })),
      jpg(aJpeg({ components, frame: 0xc2, scans: 3 })),
    ]),
    jpg(aJpeg({ width: 5000, height: 5000 })),
    jpg(aJpeg({ frame: 0xc1 })),
    pdf(aPdf()),
    pdf(aPdf({ pages: 30 })),
    pdf(aPdf({ inside: '2 0 obj <</Length 99999999>> stream' })),
    pdf(aPdf({ size: 50_000 })),
    pdf(aPdf({ inside: '/JS (app.alert(1))' })),
  ];
}

/** One file that somebody damaged on purpose, a little or a lot. */
export function mutated({ filename, content }: SeedFile, roll: Dice): SeedFile {
  let bytes: Buffer = Buffer.from(content);
  for (let times = 1 + roll(3); times > 0; times -= 1)
    bytes = (MUTATIONS[roll(MUTATIONS.length)] ?? flip)(bytes, roll);
  // With checksums that hold, what lies behind them is looked at, too.
  const isPng = filename.endsWith('.png');
  return { filename, content: isPng && roll(3) > 0 ? withChecksums(bytes) : bytes };
}

type Mutation = (bytes: Buffer, roll: Dice) => Buffer;

const flip: Mutation = (bytes, roll) => {
  for (let times = 1 + roll(8); times > 0 && bytes.length > 0; times -= 1)
    bytes[roll(bytes.length)] = roll(256);
  return bytes;
};
/** Where sizes, kinds and lengths stand. */
const flipHeader: Mutation = (bytes, roll) => {
  if (bytes.length > 0) bytes[roll(Math.min(60, bytes.length))] = roll(256);
  return bytes;
};
const extreme: Mutation = (bytes, roll) => {
  const at = roll(Math.max(1, bytes.length - 4));
  return bytes.length < 4 ? bytes : bytes.fill([0, 0x7f, 0xff][roll(3)] ?? 0, at, at + 1 + roll(4));
};
const cut: Mutation = (bytes, roll) => bytes.subarray(0, roll(bytes.length + 1));
const leaveOut: Mutation = (bytes, roll) => {
  const from = roll(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + roll(40))]);
};
const repeat: Mutation = (bytes, roll) => {
  const from = roll(bytes.length + 1);
  const piece = bytes.subarray(from, from + roll(200));
  return Buffer.concat([bytes.subarray(0, from), piece, piece, bytes.subarray(from)]);
};
const append: Mutation = (bytes, roll) => Buffer.concat([bytes, Buffer.alloc(roll(50), roll(256))]);
/** Pixels of one size under a header of another, or with filters of any kind. */
const otherPixels: Mutation = (bytes, roll) => {
  if (bytes.length < 60 || bytes.toString('latin1', 1, 4) !== 'PNG') return flip(bytes, roll);
  const form = { width: 1 + roll(40), height: 1 + roll(40), ...PNG_FORMS[roll(PNG_FORMS.length)] };
  const rows = pngRowBytes(form).map((length) =>
    Buffer.from(Array.from({ length: 1 + length }, (_, at) => roll(at === 0 ? 6 : 256))),
  );
  const packed = deflateSync(Buffer.concat(rows));
  return aPng({ ...form, interlaced: roll(4) === 0, packed: roll(3) === 0 ? flip(packed, roll) : packed });
};
const MUTATIONS: readonly Mutation[] = [
  flip,
  flipHeader,
  flipHeader,
  extreme,
  cut,
  leaveOut,
  repeat,
  append,
  otherPixels,
];

function withChecksums(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  for (let at = 8; at + 12 <= copy.length; ) {
    const end = at + 8 + copy.readUInt32BE(at);
    if (end + 4 > copy.length) return copy;
    copy.writeUInt32BE(crc32(copy.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return copy;
}
