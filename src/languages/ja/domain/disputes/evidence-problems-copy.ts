import type { evidenceProblemsCopy as english } from '#domain/disputes/evidence-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceProblemsCopy: Words<typeof english> = {
  nothingToSubmit: '提出する反証資料がありません',
  noSuchFile: 'このIDの反証資料のファイルはありません',
  notHere: 'ここには入力できません',
};
