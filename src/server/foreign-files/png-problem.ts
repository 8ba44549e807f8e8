import type { FileProblem } from '#domain/disputes/evidence-file.ts';
import { type PngParts, readPng } from './png-parts.ts';
import { pngRows } from './png-rows.ts';

/** Unfolds the whole picture, row by row: what passes here can be drawn. */
export async function pngProblem(bytes: Buffer): Promise<FileProblem | undefined> {
  const png = readPng(bytes);
  if (typeof png === 'string') return png;
  return (await unfolds(png)) ? undefined : 'damaged';
}

export async function unfolds(png: PngParts): Promise<boolean> {
  try {
    for await (const _ of pngRows(png));
    return true;
  } catch {
    return false;
  }
}
