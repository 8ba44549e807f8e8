import type { PictureSize } from './picture-size.ts';

/** What a bank reads. Each is known by how its name ends and by how its bytes begin. */
export const EVIDENCE_FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type EvidenceFileType = (typeof EVIDENCE_FILE_TYPES)[number];

/** For the browser's file chooser. */
export const EVIDENCE_FILE_ACCEPT = '.pdf, image/png, image/jpeg';

export type FileProblem = 'empty' | 'kind' | 'mismatch' | 'damaged' | 'tail' | 'dimensions' | 'unreadable';

/**
 * By area, because that is what a picture costs whoever unfolds it: this many pixels of four bytes are 100 MB, which the
 * server can hold, while four times as many stopped it. Phones take pictures of 24.5 million; a long screenshot of
 * 1,200 × 20,000 fits, too.
 */
export const PICTURE_PIXELS_MAX = 25_000_000;
/** The most that a JPEG can say. Without it a single row of a PNG could be as large as the largest picture. */
export const PICTURE_SIDE_MAX = 65_535;

export function pictureProblem({ width, height }: PictureSize): FileProblem | undefined {
  if (width < 1 || height < 1) return 'damaged';
  const isTooLarge = width * height > PICTURE_PIXELS_MAX || Math.max(width, height) > PICTURE_SIDE_MAX;
  return isTooLarge ? 'dimensions' : undefined;
}

const TYPE_OF_ENDING: Readonly<Record<string, EvidenceFileType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** What a name promises; nothing for any other ending. */
export function typeOfName(filename: string): EvidenceFileType | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPE_OF_ENDING, ending) ? TYPE_OF_ENDING[ending] : undefined;
}

const NAME_LENGTH_MAX = 120;
/** Controls, path marks, and the marks that turn writing round and so hide a name's true ending. */
const UNSAFE = /[\p{Cc}\p{Surrogate}/\\:*?"<>|\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name that can be shown and saved anywhere; its ending stays, its middle is cut if it is very long. */
export function safeFileName(filename: string): string {
  const safe = filename
    .replaceAll(UNSAFE, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  if (safe === '') return 'file';
  if (safe.length <= NAME_LENGTH_MAX) return safe;
  const ending = /\.\w{1,5}$/.exec(safe)?.[0] ?? '';
  return safe.slice(0, NAME_LENGTH_MAX - ending.length).replace(/\p{Surrogate}$/u, '') + ending;
}

/** What the evidence as the bank reads it is saved as. */
export const packetFileName = (disputeId: string): string => `evidence-${disputeId}.pdf`;
